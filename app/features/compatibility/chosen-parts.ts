import { optionTexts } from '#domain/cart/line-text.ts'
import { typedQuantity } from '#domain/cart/quantity-field.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { RequestedPart } from '#domain/quote/items-message.ts'

/** A part that was ticked, or one of whose variants was chosen. */
export interface ChosenPart extends RequestedPart {
  product: ProductSummary
  variantId?: string
  selectedOptions?: Record<string, string>
}

/** The parts that are chosen in the tables of a form, in the order of the tables. */
export function readChosenParts(form: HTMLFormElement, products: readonly ProductSummary[]): ChosenPart[] {
  return [...form.querySelectorAll<HTMLElement>('[data-part]')].flatMap((row): ChosenPart[] => {
    const product = products.find(({ id }) => id === row.dataset['part'])
    const field = row.querySelector<HTMLInputElement | HTMLSelectElement>('[name=lista]')
    const isChosen = field instanceof HTMLInputElement ? field.checked : field?.value
    if (!product || !field || !isChosen) return []
    // The field's value is a line of an order list, for a form that is sent without scripts.
    const code = field.value.replace(/ x 1$/, '')
    const variant = product.variants.find(({ sku }) => sku === code)
    // A row whose quantity is not a number is not chosen yet: its field says so.
    const quantity = typedQuantity(row.querySelector<HTMLInputElement>('[data-quantity]')?.value || '1')
    if (quantity === undefined) return []
    const tipo = row.querySelector<HTMLSelectElement>('[data-option=tipo]')?.value
    const options = tipo ? { selectedOptions: { tipo } } : {}
    const name = [product.name, ...optionTexts(options)].join(', ')
    return [{ product, code, name, quantity, ...(variant && { variantId: variant.id }), ...options }]
  })
}
