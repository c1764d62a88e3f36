import { redirect } from 'react-router'
import { maximumQuantity } from '#domain/cart/cart.ts'
import { needsOptions } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'
import { slugPattern } from '#domain/text/slug.ts'
import { productById, summaryOf } from './catalogue.ts'
import type { Shop } from './shop.ts'

/**
 * What `/carrinho?adicionar=ID` asks to be put into the cart, with `opcao` (a variant) and `quantidade` (1 to 999, else 1).
 * Out: undefined without such a product. Throws a redirection to the product's page where an option is missing.
 */
export function askedItem(shop: Shop, parameters: URLSearchParams) {
  const id = parameters.get('adicionar')
  const found = id && slugPattern.test(id) ? productById(shop, id) : undefined
  if (!found) return undefined
  const product = summaryOf(found)
  const variantId = product.variants.find(({ id: one }) => one === parameters.get('opcao'))?.id
  if (needsOptions(variantId === undefined ? product : { ...product, variants: [] }))
    throw redirect(`${paths.product(product.id, variantId)}#opcoes`)
  const quantity = Number(parameters.get('quantidade') ?? 1)
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity
  return { product, quantity: isWhole ? quantity : 1, ...(variantId !== undefined && { variantId }) }
}
