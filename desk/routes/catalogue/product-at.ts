import * as v from 'valibot'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import type { ProductFile } from '#server/content/edit/product-files.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { CatalogueOptions } from './catalogue-options.ts'
import { draftChoice, type DraftChoice } from './draft-choice.ts'

/** A product and a draft, as named by an address. */
export interface ProductAt {
  file: ProductFile
  state: CatalogueState
  choice: DraftChoice
}

/** The product and the draft that an address names. Throws a Refusal when the product does not exist. */
export async function productAt(context: DeskContext, options: CatalogueOptions): Promise<ProductAt> {
  const choice = await draftChoice(context, options)
  const state = await options.catalogue.of(choice.draft)
  const file = state.files.get(context.req.param('id') ?? '')
  if (!file) throw new Refusal('no-such-product', 404, 'Não há este produto no catálogo, ou o rascunho o retirou.')
  return { file, state, choice }
}

const textSchema = v.pipe(v.string(), v.parseJson(), v.string())

/** The text on which a form is based, from its hidden field. Throws a Refusal if that is not a text as JSON. */
export function seenText(field: string | undefined): string {
  const read = v.safeParse(textSchema, field)
  if (!read.success) throw new Refusal('form', 400, 'O formulário não foi entendido.')
  return read.output
}
