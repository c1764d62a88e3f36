import type { Product } from '#domain/catalogue/product.ts'
import { mentionsIn } from '#domain/desk/mentions.ts'
import { paths } from '#domain/pages/paths.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { AskedProduct } from '#desk/screens/messages/asked.tsx'
import { pictureAddress } from '#desk/routes/picture-routes.ts'
import type { DeskShop } from '#desk/shop.ts'

const maximum = 24

interface Named {
  product: DeskShop['site']['products'][number]
  code: string
}

/** Codes by release: reading the codes of 10,000 products for each page would take too long. */
const known = new WeakMap<DeskShop, Map<string, Named>>()

/** The shop's products that a text mentions. */
export function askedProducts(text: string, shop: DeskShop): AskedProduct[] {
  const codes = codesOf(shop)
  const found = mentionsIn(text).flatMap((mention) => {
    const named = codes.get(mention.kind === 'code' ? mention.code : `/${mention.id}`)
    return named ? [{ ...named, quantity: mention.kind === 'code' ? mention.quantity : undefined }] : []
  })
  return found.slice(0, maximum).map(({ product, code, quantity }) => ({
    id: product.id,
    code,
    name: product.name,
    quantity,
    href: shop.site.siteUrl + paths.product(product.id),
    picture: pictureAddress(product.images[0]?.src ?? ''),
  }))
}

function codesOf(shop: DeskShop): Map<string, Named> {
  const found = known.get(shop) ?? new Map(shop.site.products.flatMap(entriesOf))
  known.set(shop, found)
  return found
}

function entriesOf(product: Named['product']): [string, Named][] {
  const codes = [product.sku, ...variantCodes(product), ...(product.formerCodes ?? [])].filter(
    (code) => code !== undefined,
  )
  return [
    [`/${product.id}`, { product, code: product.sku ?? product.id }],
    ...codes.map((code): [string, Named] => [compactCode(code), { product, code }]),
  ]
}

function variantCodes(product: Product): string[] {
  return 'variants' in product ? product.variants.map(({ sku }) => sku) : []
}
