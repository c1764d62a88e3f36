import { catalogueFilters } from './table-address.ts'
import { writeDraft, type EditOptions } from '#desk/content/write-draft.ts'
import { draftChoice } from '#desk/content/draft-choice.tsx'
import { withDraft } from '#desk/content/address.ts'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { CheckField } from '#desk/parts/check-field.tsx'
import { Options } from '#desk/parts/filter-select.tsx'
import { Sentences } from '#desk/parts/sentences.tsx'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import { readCents } from '#domain/money.ts'
import {
  applyBulkChange,
  packsOf,
  priceWays,
  readBulkChange,
  roundings,
  type BulkChange,
} from '#domain/editing/bulk-change.ts'
import { type CatalogueState, valuesOf } from '#server/content/edit/catalogue.ts'
import { catalogueRows, filterRows } from '#server/content/edit/catalogue-table.ts'
import { hash } from 'node:crypto'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { addressWithinDesk, withNotice } from '#desk/http/address-within-desk.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf, listOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { PostForm } from '#desk/parts/post-form.tsx'
import { changesOf, changeText } from '#domain/editing/changes.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { changedRecord } from '#server/content/edit/record.ts'
import { uneditableReason } from '#server/content/edit/yaml.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'

const maximumAtOnce = 500

/** A change of price or availability for many products: first shown in full, then stored in the draft. */
export function changeManyRoutes(app: DeskApp, options: EditOptions): void {
  app.post('/catalogo/varios', async (context) => {
    const typed = await formOf(context)
    const back = addressWithinDesk(typed.volta)
    const choice = await draftChoice(context, options)
    const state = await options.catalogue.of(choice.draft)
    const ids = await selectedIds(context, typed.todos === 'sim', back, state)
    if (ids.length === 0) return context.redirect(withNotice(back, { feito: 'catalogo-nenhum' }), 303)
    if (ids.length > maximumAtOnce)
      throw new Refusal('too-many', 413, `Mude até ${maximumAtOnce} produtos de cada vez.`)
    const change = readBulkChange(typed)
    const faults = 'faults' in change ? change.faults : {}
    const plan = 'faults' in change ? [] : planned(state, ids, { change, typed })
    const seen = digestOf(plan)
    const files = plan.flatMap(({ file }) => file ?? [])
    const isAgreed = typed.ato === 'aplicar' && typed.visto === seen && files.length > 0
    const written = isAgreed ? await writeDraft(context, options, choice.draft, files) : undefined
    if (written?.kind === 'saved') {
      const { draftId, batch } = written
      const notice = { feito: 'catalogo-varios', n: String(files.length), lote: batch, rascunho: String(draftId) }
      return context.redirect(withNotice(back, notice), 303)
    }
    const props = { draft: choice.draft?.id, ids, typed, faults, plan, seen, back, isChanged: typed.ato === 'aplicar' }
    const status = Object.keys(faults).length > 0 ? 400 : typed.ato === 'aplicar' ? 409 : 200
    return options.show(context, { title: 'Mudar de uma vez', screen: <BulkPreview {...props} />, status })
  })
}

/** The ids of the selected products, or of all that the page's filters find. */
async function selectedIds(
  context: DeskContext,
  isAll: boolean,
  back: string,
  state: CatalogueState,
): Promise<string[]> {
  const marked = (await listOf(context, 'produto')).filter((id) => state.files.has(id))
  if (!isAll) return [...new Set(marked)]
  const query = Object.fromEntries(new URL(back, 'http://mesa.invalid').searchParams)
  const rows = catalogueRows(state, brasiliaDay(new Date().toISOString()))
  return filterRows(rows, catalogueFilters(query)).map(({ id }) => id)
}

function planned(
  state: CatalogueState,
  ids: readonly string[],
  { change, typed }: { change: BulkChange; typed: Texts },
): PlannedProduct[] {
  return ids.flatMap((id): PlannedProduct[] => {
    const file = state.files.get(id)
    if (!file) return []
    const { product, text } = file
    if (!product) return [{ id, name: id, stays: 'o arquivo tem uma falha', changes: [] }]
    const { name } = product
    const before = valuesOf(file)
    const packs = change.price?.kind === 'set' && change.price.cents > 0 ? packsOf(before) : []
    const ownPrices = packs.map((pack): [string, number] => [
      pack.id,
      readCents(typed[priceField(id, pack.id)] ?? '') ?? 0,
    ])
    const after = applyBulkChange(before, change, new Map(ownPrices))
    if (typeof after.stays === 'string') return [{ id, name, stays: after.stays, changes: [], packs }]
    const kind = productKindOf(before)
    if (uneditableReason(text) !== undefined)
      return [{ id, name, stays: 'o arquivo não pode ser mudado daqui', changes: [] }]
    const changed = changedRecord(kind, text, { key: id, values: before, at: [] }, after)
    const write = { path: `products/${id}.yaml`, seen: text, text: changed }
    return [{ id, name, changes: changesOf(before, after, kind).map(changeText), file: write, packs }]
  })
}

/** The name of the field for the price of a version that is a pack of its own. */
const priceField = (product: string, version: string) => `preco.${product}.${version}`

/** A digest of the planned changes to which a person agrees: files with old and new texts. */
function digestOf(plan: readonly PlannedProduct[]): string {
  return hash('sha256', JSON.stringify(plan.map(({ file }) => file ?? null)))
}

/** The effect of a bulk change on one product. */
interface PlannedProduct {
  id: string
  name: string
  changes: readonly string[]
  /** Why the product stays as it is. */
  stays?: string
  /** Versions that are packs of different contents, each of which needs a price. */
  packs?: readonly { id: string; pack: string }[]
  /** The file to be stored. */
  file?: { path: string; seen: string; text: string }
}

interface BulkPreviewProps {
  /** The draft's id. */
  draft: number | undefined
  ids: readonly string[]
  typed: Texts
  faults: Texts
  plan: readonly PlannedProduct[]
  /** A digest of the plan, so that only the plan that was shown can be stored. */
  seen: string
  back: string
  /** The plan has changed since it was shown. */
  isChanged: boolean
}

/** Every change in a sentence, before anything is stored. */
function BulkPreview({ draft, ids, typed, faults, plan, seen, back, isChanged }: BulkPreviewProps) {
  const changing = plan.filter(({ file }) => file)
  const staying = plan.filter(({ stays }) => stays !== undefined)
  return (
    <PostForm action={withDraft('/catalogo/varios', draft)} className="grid max-w-4xl gap-6">
      <input type="hidden" name="volta" value={back} />
      <input type="hidden" name="visto" value={seen} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="produto" value={id} />
      ))}
      {isChanged && (
        <p role="alert" className="rounded border border-signal bg-signal-tint px-4 py-2 text-small">
          Nada foi guardado: algum produto mudou desde que você olhou, ou o pedido é outro. Veja de novo.
        </p>
      )}
      <fieldset className="grid gap-3 rounded border border-rule p-4">
        <legend className="px-1 text-small font-medium">
          {ids.length === 1 ? '1 produto marcado' : `${ids.length} produtos marcados`}
        </legend>
        <BulkFields typed={typed} faults={faults} />
        <PackPrices plan={plan} typed={typed} />
        <Button type="submit" name="ato" value="ver" className="justify-self-start">
          Ver de novo
        </Button>
      </fieldset>
      {changing.length > 0 && (
        <section aria-label="O que muda" className="grid gap-2">
          <h2 className="text-lead font-semibold">
            {changing.length === 1 ? '1 produto muda' : `${changing.length} produtos mudam`}
          </h2>
          <ul className="grid border-t border-rule text-small">
            {changing.map(({ id, name, changes }) => (
              <li key={id} className="grid gap-0.5 border-b border-rule py-2">
                <span className="font-medium">{name}</span>
                {changes.map((change) => (
                  <span key={change} className="tabular-nums">
                    {change}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {staying.length > 0 && (
        <section aria-label="O que fica" className="grid gap-2 text-muted">
          <h2 className="text-lead font-semibold text-ink">
            {staying.length === 1 ? '1 produto fica como está' : `${staying.length} produtos ficam como estão`}
          </h2>
          <Sentences of={staying.map(({ name, stays }) => `${name}: ${stays}`)} />
        </section>
      )}
      <span className="flex flex-wrap items-center gap-4">
        {changing.length > 0 && (
          <Button type="submit" name="ato" value="aplicar" look="primary">
            Guardar no rascunho
          </Button>
        )}
        <a href={back} className={buttonClass({ look: 'plain', size: 'inline' })}>
          Voltar sem mudar
        </a>
      </span>
    </PostForm>
  )
}

/** The prices of versions that are packs of different contents: one for all would be wrong. */
function PackPrices({ plan, typed }: Pick<BulkPreviewProps, 'plan' | 'typed'>) {
  return plan.flatMap(({ id, name, packs = [] }) =>
    packs.map(({ id: version, pack }) => (
      <TextField
        key={priceField(id, version)}
        label={`${name}: preço de ${pack}`}
        name={priceField(id, version)}
        defaultValue={typed[priceField(id, version)] ?? ''}
        inputMode="decimal"
        autoComplete="off"
      />
    )),
  )
}

/**
 * A change for the selected products; nothing is stored before every change was shown. In: how many products the filters
 * find, and how many the page shows.
 */
export function BulkBar({ total, onPage }: { total: number; onPage: number }) {
  return (
    <>
      {total > onPage && (
        <CheckField name="todos" value="sim" isMark>
          Marcar todos os {total} que os filtros acham, e não só os desta página
        </CheckField>
      )}
      <fieldset data-bulk className="grid gap-3 rounded border border-rule p-4">
        <legend className="px-1 text-small font-medium">Mudar os marcados de uma vez</legend>
        <BulkFields typed={{}} faults={{}} />
        <Button type="submit" name="ato" value="ver" className="justify-self-start">
          Ver o que muda
        </Button>
      </fieldset>
    </>
  )
}

type Texts = Readonly<Record<string, string>>

function BulkFields({ typed, faults }: { typed: Texts; faults: Texts }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField label="Preço" name="preco" defaultValue={typed.preco ?? ''} error={faults.preco}>
        <Options of={priceWays} />
      </SelectField>
      <TextField
        label="Valor ou porcentagem"
        name="valor"
        defaultValue={typed.valor ?? ''}
        error={faults.valor}
        inputMode="decimal"
        autoComplete="off"
        placeholder="54,90 ou 10"
      />
      <SelectField label="Arredondar a porcentagem" name="arredondar" defaultValue={typed.arredondar ?? 'centavos'}>
        <Options of={roundings} />
      </SelectField>
      <SelectField label="Disponibilidade" name="disponibilidade" defaultValue={typed.disponibilidade ?? ''}>
        <option value="">Não mudar</option>
        <Options of={availabilityLabel} />
      </SelectField>
    </div>
  )
}
