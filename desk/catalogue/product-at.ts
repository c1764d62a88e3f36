import type { CatalogueState, ProductFile } from '#server/content/edit/catalogue.ts'
import { draftChoice, type DraftChoice } from '#desk/content/draft-choice.tsx'
import type { EditOptions } from '#desk/content/write-draft.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'

/** A product and a draft, as named by an address. */
export interface ProductAt {
  file: ProductFile
  state: CatalogueState
  choice: DraftChoice
}

/** The product and the draft that an address names. Throws a Refusal when the product does not exist. */
export async function productAt(context: DeskContext, options: EditOptions): Promise<ProductAt> {
  const choice = await draftChoice(context, options)
  const state = await options.catalogue.of(choice.draft)
  const file = state.files.get(context.req.param('id') ?? '')
  if (!file) throw new Refusal('no-such-product', 404, 'Não há este produto no catálogo, ou o rascunho o retirou.')
  return { file, state, choice }
}
