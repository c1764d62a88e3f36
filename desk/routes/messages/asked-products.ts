import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { mentionsIn } from '#domain/desk/mentions.ts'
import { paths } from '#domain/pages/paths.ts'
import { compactCode } from '#domain/text/code.ts'
import type { AskedProduct } from '#desk/screens/messages/asked.tsx'
import { pictureAddress } from '#desk/routes/picture-routes.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'

const maximum = 24

interface Named {
  product: CatalogueProduct
  code: string
}

/** The shop's products that a text mentions. */
export function askedProducts(text: string, shop: Shop): AskedProduct[] {
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
    href: shop.siteUrl + paths.product(product.id),
    picture: pictureAddress(product.images[0]?.src ?? ''),
  }))
}

/** Products by their codes: reading the codes of 10,000 products for each page would take too long. */
const codesOf = derived(({ products }: Shop) => new Map(products.flatMap(entriesOf)))

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
