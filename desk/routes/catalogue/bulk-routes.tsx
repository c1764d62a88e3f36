import { hash } from 'node:crypto'
import { bulkChanged, readBulkChange, type BulkChange } from '#domain/catalogue-edit/bulk/bulk-change.ts'
import { productChanges } from '#domain/catalogue-edit/product-changes.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { changedProduct } from '#server/content/edit/edit-product.ts'
import { catalogueRows } from '#server/content/edit/table/catalogue-row.ts'
import { foundRows } from '#server/content/edit/table/row-query.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf, listOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { addressWithinDesk } from '#desk/http/address-within-desk.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { BulkPreview, type PlannedProduct } from '#desk/screens/catalogue/bulk-preview.tsx'
import { catalogueFilters } from './catalogue-filters.ts'
import type { CatalogueOptions } from './catalogue-options.ts'
import { draftChoice } from './draft-choice.ts'
import { writeDraft } from './write-draft.ts'

const maximumAtOnce = 500

/** A change of price or availability for many products: first shown in full, then stored in the draft. */
export function bulkRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.post('/catalogo/varios', async (context) => {
    const typed = await formOf(context)
    const back = addressWithinDesk(typed.volta)
    const choice = await draftChoice(context, options)
    const state = await options.catalogue.of(choice.draft)
    const ids = await wantedIds(context, { typed, back, state })
    if (ids.length === 0) return context.redirect(withNotice(back, { feito: 'catalogo-nenhum' }), 303)
    if (ids.length > maximumAtOnce)
      throw new Refusal('too-many', 413, `Mude até ${maximumAtOnce} produtos de cada vez.`)
    const change = readBulkChange(typed)
    const faults = 'faults' in change ? change.faults : {}
    const plan = 'faults' in change ? [] : planned(state, ids, change)
    const seen = digestOf(plan)
    const files = plan.flatMap(({ file }) => file ?? [])
    const isAgreed = typed.ato === 'aplicar' && typed.visto === seen && files.length > 0
    const written = isAgreed ? await writeDraft(context, options, { draft: choice.draft, files }) : undefined
    if (written?.kind === 'saved') {
      const { draftId, batch } = written
      const said = { feito: 'catalogo-varios', n: String(files.length), lote: batch, rascunho: String(draftId) }
      return context.redirect(withNotice(back, said), 303)
    }
    const shown = { draft: choice.draft?.id, ids, typed, faults, plan, seen, back, isChanged: typed.ato === 'aplicar' }
    const status = Object.keys(faults).length > 0 ? 400 : typed.ato === 'aplicar' ? 409 : 200
    return options.show(context, { title: 'Mudar de uma vez', screen: <BulkPreview {...shown} />, status })
  })
}

interface Wish {
  typed: Readonly<Record<string, string>>
  back: string
  state: CatalogueState
}

/** The ids of the selected products, or of all that the page's filters find. */
async function wantedIds(context: DeskContext, { typed, back, state }: Wish): Promise<string[]> {
  const marked = (await listOf(context, 'produto')).filter((id) => state.files.has(id))
  if (typed.todos !== 'sim') return [...new Set(marked)]
  const query = Object.fromEntries(new URL(back, 'http://mesa.invalid').searchParams)
  const rows = catalogueRows(state, brasiliaDay(new Date().toISOString()))
  return foundRows(rows, catalogueFilters(query)).map(({ id }) => id)
}

function planned(state: CatalogueState, ids: readonly string[], change: BulkChange): PlannedProduct[] {
  return ids.flatMap((id): PlannedProduct[] => {
    const file = state.files.get(id)
    if (!file) return []
    const { product, text } = file
    if (!product) return [{ id, name: id, stays: 'o arquivo tem uma falha', changes: [] }]
    const after = bulkChanged(product, change)
    if ('stays' in after) return [{ id, name: product.name, stays: after.stays, changes: [] }]
    const made = changedProduct(text, { before: product, after })
    if (made.kind !== 'edited')
      return [{ id, name: product.name, stays: 'o arquivo não pode ser mudado daqui', changes: [] }]
    const write = { path: `products/${id}.yaml`, seen: text, text: made.text }
    return [{ id, name: product.name, changes: productChanges(product, after), file: write }]
  })
}

/** A digest of the planned changes to which a person agrees: files with old and new texts. */
function digestOf(plan: readonly PlannedProduct[]): string {
  return hash('sha256', JSON.stringify(plan.map(({ file }) => file ?? null)))
}
