import { hash } from 'node:crypto'
import { TextField } from '#app/ui/form/field.tsx'
import { withDraft } from '#desk/content/address.ts'
import { writeDraft, type EditOptions, chooseDraft } from '#desk/content/drafts.tsx'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { addressWithinDesk } from '#desk/http/address.ts'
import { formOf, fieldValues } from '#desk/http/form.ts'
import { type DeskContext, Refusal, type DeskApp } from '#desk/http/routes.ts'
import { Sentences } from '#desk/parts/facts.tsx'
import { ChoiceField, CheckField, PostForm, Submit, typedField, type Texts } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { Alert, Fold, Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import type { BulkChange } from '#domain/editing/bulk-change.ts'
import { applyBulkChange, packsOf, priceChangeNames, readBulkChange, roundings } from '#domain/editing/bulk-change.ts'
import { changesOf, changeText } from '#domain/editing/changes.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { readCents } from '#domain/money.ts'
import { counted } from '#domain/text/number-text.ts'
import type { FileWrite } from '#server/content/drafts/draft-files.ts'
import { catalogueRows, filterRows } from '#server/content/edit/catalogue-table.ts'
import { type CatalogueState, valuesOf } from '#server/content/edit/catalogue.ts'
import { changedRecord } from '#server/content/edit/record.ts'
import { uneditableReason } from '#server/content/edit/yaml.ts'
import { catalogueFilters, rowQuery } from './table-address.ts'

const maximumAtOnce = 500
/** The most unchanged products that are listed unfolded; more are folded, so that the changes stay visible. */
const maximumOpen = 10

/** A change of price or availability for many products: first shown in full, then stored in the draft. */
export function changeManyRoutes(app: DeskApp, options: EditOptions): void {
  app.post('/catalogo/varios', async (context) => {
    const view = await bulkView(context, options)
    const { ids, plan, back, draft, isApplied } = view
    if (ids.length === 0) return context.redirect(withNotice(back, 'catalogo-nenhum'), 303)
    const files = plan.flatMap(({ file }) => file ?? [])
    const isAgreed = isApplied && view.typed.visto === view.planDigest && files.length > 0
    const writeResult = isAgreed ? await writeDraft(context, options, draft, files) : undefined
    if (writeResult?.kind === 'saved') {
      const { draftId, batch } = writeResult
      const address = withDraft(back, draftId)
      return context.redirect(withNotice(address, 'catalogo-varios', { done: files.length, batch }), 303)
    }
    const status = isApplied ? 409 : 200
    return options.show(context, {
      title: 'Mudar de uma vez',
      screen: <BulkPreview view={view} />,
      status: Object.keys(view.faults).length > 0 ? 400 : status,
    })
  })
}

/** A bulk change as typed, and its effect on each product. Throws a Refusal for too many products. */
async function bulkView(context: DeskContext, options: EditOptions) {
  const typed: Texts = await formOf(context)
  const back = addressWithinDesk(typed.volta)
  const { draft } = await chooseDraft(context, options)
  const state = await options.catalogue.state(draft)
  const ids = await selectedIds(context, typed.todos === 'sim', back, state)
  if (ids.length > maximumAtOnce) throw new Refusal('too-many', 413, `Mude até ${maximumAtOnce} produtos de cada vez.`)
  const change = readBulkChange(typed)
  const plan = 'faults' in change ? [] : plannedProducts(state, ids, change, typed)
  return {
    draft,
    ids,
    typed,
    faults: 'faults' in change ? change.faults : {},
    plan,
    /** A digest of the files with old and new texts, so that only what was shown can be stored. */
    planDigest: hash('sha256', JSON.stringify(plan.map(({ file }) => file ?? null))),
    back,
    isApplied: typed.ato === 'aplicar',
  }
}
type BulkView = Awaited<ReturnType<typeof bulkView>>

async function selectedIds(context: DeskContext, isAll: boolean, back: string, state: CatalogueState) {
  const marked = (await fieldValues(context, 'produto')).filter((id) => state.files.has(id))
  if (!isAll) return [...new Set(marked)]
  const query = Object.fromEntries(new URL(back, 'http://mesa.invalid').searchParams)
  const rows = catalogueRows(state, todayInBrasilia())
  return filterRows(rows, rowQuery(catalogueFilters.read(query))).map(({ id }) => id)
}

function plannedProducts(state: CatalogueState, ids: readonly string[], change: BulkChange, typed: Texts) {
  return ids.flatMap((id): PlannedProduct[] => {
    const productFile = state.files.get(id)
    if (!productFile) return []
    const { product, text } = productFile
    const name = product?.name ?? id
    const unchanged = (unchangedReason: string, packs: PlannedProduct['packs'] = []) => [
      { id, name, unchangedReason, changes: [], packs },
    ]
    if (!product) return unchanged('o arquivo tem uma falha')
    const before = valuesOf(productFile)
    const packs = change.price?.kind === 'set' && change.price.cents > 0 ? packsOf(before) : []
    const priceOf = (pack: string) => readCents(typed[priceField(id, pack)] ?? '') ?? 0
    const result = applyBulkChange(before, change, new Map(packs.map((pack) => [pack.id, priceOf(pack.id)])))
    if ('unchangedReason' in result) return unchanged(result.unchangedReason, packs)
    if (uneditableReason(text) !== undefined) return unchanged('o arquivo não pode ser mudado daqui')
    const kind = productKindOf(before)
    const newText = changedRecord(kind, text, { key: id, values: before, yamlPath: [] }, result.values)
    const file = { path: `products/${id}.yaml`, expected: text, text: newText }
    return [{ id, name, changes: changesOf(before, result.values, kind).map(changeText), file, packs }]
  })
}

const priceField = (product: string, version: string) => `preco.${product}.${version}`

interface PlannedProduct {
  id: string
  name: string
  changes: readonly string[]
  unchangedReason?: string
  packs: readonly { id: string; pack: string }[]
  file?: FileWrite
}

function BulkPreview({ view }: { view: BulkView }) {
  const { draft, ids, typed, faults, plan, planDigest, back, isApplied } = view
  const changing = plan.filter(({ file }) => file)
  const unchanged = plan.filter(({ unchangedReason }) => unchangedReason !== undefined)
  const idsText = counted(ids.length, 'produto marcado', 'produtos marcados')
  const changingTitle = changing.length === 1 ? '1 produto muda' : `${changing.length} produtos mudam`
  const unchangedText = counted(unchanged.length, 'produto fica como está', 'produtos ficam como estão')
  return (
    <PostForm
      action={withDraft('/catalogo/varios', draft?.id)}
      hidden={{ volta: back, visto: planDigest }}
      className="grid max-w-4xl gap-6"
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="produto" value={id} />
      ))}
      {isApplied && (
        <Alert>Nada foi salvo: algum produto mudou desde que você olhou, ou o pedido é outro. Veja de novo.</Alert>
      )}
      <fieldset className="grid gap-3 rounded border border-rule p-4">
        <legend className="px-1 text-small font-medium">{idsText}</legend>
        <BulkFields typed={typed} faults={faults} />
        <PackPrices plan={plan} typed={typed} />
        <Submit label="Ver de novo" name="ato" value="ver" className="justify-self-start" />
      </fieldset>
      {changing.length > 0 && (
        <Section title={changingTitle} aria-label="O que muda">
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
        </Section>
      )}
      <span className="flex flex-wrap items-center gap-4">
        {changing.length > 0 && <Submit label="Salvar no rascunho" name="ato" value="aplicar" look="primary" />}
        <ButtonLink label="Voltar sem mudar" href={back} look="plain" />
      </span>
      {unchanged.length > 0 && (
        <Fold summary={unchangedText} open={unchanged.length <= maximumOpen}>
          <Sentences of={unchanged.map(({ name, unchangedReason }) => `${name}: ${unchangedReason}`)} />
        </Fold>
      )}
    </PostForm>
  )
}

/** Fields for the prices of versions that are packs of different contents: one price for all would be wrong. */
function PackPrices({ plan, typed }: Pick<BulkView, 'plan' | 'typed'>) {
  const field = typedField(typed, {})
  return plan.flatMap(({ id, name, packs }) =>
    packs.map(({ id: version, pack }) => {
      const price = field(priceField(id, version))
      return <TextField key={price.name} label={`${name}: preço de ${pack}`} {...price} inputMode="decimal" />
    }),
  )
}

/** The form that starts a bulk change. In: how many products the filters find, and how many the page shows. */
export function BulkBar({ total, onPage }: { total: number; onPage: number }) {
  return (
    <>
      {total > onPage && (
        <CheckField name="todos" value="sim" selectsRows>
          {`Marcar todos os ${total} que os filtros acham, e não só os desta página`}
        </CheckField>
      )}
      <fieldset data-bulk className="grid gap-3 rounded border border-rule p-4">
        <legend className="px-1 text-small font-medium">Mudar os marcados de uma vez</legend>
        <BulkFields typed={{}} faults={{}} />
        <Submit label="Ver o que muda" name="ato" value="ver" className="justify-self-start" />
      </fieldset>
    </>
  )
}

function BulkFields({ typed, faults }: { typed: Texts; faults: Texts }) {
  const field = typedField({ arredondar: 'centavos', ...typed }, faults)
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ChoiceField label="Preço" {...field('preco')} of={priceChangeNames} />
      <TextField label="Valor ou porcentagem" {...field('valor')} inputMode="decimal" placeholder="54,90 ou 10" />
      <ChoiceField label="Arredondar a porcentagem" {...field('arredondar')} of={roundings} />
      <ChoiceField label="Disponibilidade" {...field('disponibilidade')} none="Não mudar" of={availabilityLabel} />
    </div>
  )
}
