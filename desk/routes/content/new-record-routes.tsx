import * as v from 'valibot'
import type { FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import { typedForm, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { removedSchema } from '#domain/shop/removed.ts'
import { slugOr } from '#domain/text/slug.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { ContentRecord } from '#server/content/edit/records/content-record.ts'
import { newRecord, owningRecords } from '#server/content/edit/records/new-record.ts'
import { parseYaml } from '#server/content/load/parse-yaml.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import type { CatalogueOptions } from '#desk/routes/catalogue/catalogue-options.ts'
import { draftChoice, type DraftChoice } from '#desk/routes/catalogue/draft-choice.ts'
import { productAct } from '#desk/routes/catalogue/product-act.ts'
import { productFormOf } from '#desk/routes/catalogue/product-form-of.ts'
import { writeDraft } from '#desk/routes/catalogue/write-draft.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { recordAddress } from '#desk/screens/parts/content-address.ts'
import { NewRecordPage } from '#desk/screens/content/new-record-page.tsx'
import { kindAt, pathOf, recordsOf, textOf } from './record-at.ts'
import { contentRegistries } from './record-view.ts'

/** Shows and saves the form for a new record. */
export function newRecordRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/conteudo/:kind/novo', async (context) => {
    const begun = await beginning(context, options)
    return show(context, options, { ...begun, id: '', owner: '', typed: typedForm(begun.kind.fields, begun.start) })
  })

  app.post('/conteudo/:kind/novo', async (context) => {
    const begun = await beginning(context, options)
    const { kind, choice, start, text } = begun
    const sent = await formOf(context)
    const act = productAct(sent.ato)
    const typed = productFormOf(kind.fields, sent, act)
    const owner = sent.dono ?? ''
    const isSaved = act.kind === 'save'
    const id = slugOr(sent.endereco ?? '', isSaved ? (typed[kind.names[0] ?? ''] ?? '') : '')
    if (!isSaved) return show(context, options, { ...begun, id, owner, typed })
    const taken = new Set([...begun.others.flatMap(addressesOf), ...(await goneOf(options, choice, kind))])
    const made = newRecord(kind, text, { key: id, typed, start, owner, taken })
    if (made.kind === 'refused') throw new Refusal('refused', 409, made.why)
    if (made.kind === 'faulty') return show(context, options, { ...begun, id, owner, typed, faults: made.faults })
    const files = [{ path: pathOf(kind, id), seen: text, text: made.text }]
    const written = await writeDraft(context, options, { draft: choice.draft, files })
    if (written.kind === 'conflict')
      throw new Refusal('conflict', 409, 'Outra pessoa mexeu neste arquivo antes. Volte e guarde de novo.')
    const said = { feito: 'catalogo', lote: written.batch }
    return context.redirect(withNotice(recordAddress(kind, id, written.draftId), said), 303)
  })
}

interface Beginning {
  kind: ContentKind
  choice: DraftChoice
  others: readonly ContentRecord[]
  start: ContentRecord['values']
  /** The text of the file that is to contain it; null when it gets a file of its own. */
  text: string | null
}

async function beginning(context: DeskContext, options: CatalogueOptions): Promise<Beginning> {
  const kind = kindAt(context)
  if (!kind.adding) throw new Refusal('no-adding', 404, 'Disto não se criam outros.')
  const choice = await draftChoice(context, options)
  const others = await recordsOf(options, choice, kind)
  const today = brasiliaDay(new Date().toISOString())
  const start = kind.adding.start(
    today,
    others.map(({ values }) => values),
  )
  const text = kind.place.kind === 'list' ? await textOf(options, choice, kind.place.path) : null
  return { kind, choice, others, start, text }
}

function addressesOf({ key, values }: ContentRecord): string[] {
  return [key, ...[values.aliases, values.formerly].flat().filter((one) => typeof one === 'string')]
}

/** The keys of removed records: their addresses say that the page is gone, so they are never used again. */
async function goneOf(
  options: CatalogueOptions,
  choice: DraftChoice,
  { removed }: ContentKind,
): Promise<readonly string[]> {
  if (removed === undefined) return []
  const text = (await textOf(options, choice, 'removed.yaml')) ?? ''
  return v.parse(removedSchema, parseYaml({ file: 'content/removed.yaml', text }, removedSchema, []) ?? {})[removed]
}

interface Shown extends Beginning {
  id: string
  owner: string
  typed: TypedForm
  faults?: FormFaults
}

async function show(context: DeskContext, options: CatalogueOptions, shown: Shown): Promise<Response> {
  const { kind, choice, text, id, owner, typed, faults = {} } = shown
  const registries = await contentRegistries(options, choice, kind)
  const view = { draft: choice.draft?.id, words: kind.words, typed, faults, notes: {}, registries }
  const owners = owningRecords(kind, text ?? '')
  const screen = <NewRecordPage {...{ kind, choice, id, owner, owners, view }} />
  const status = Object.keys(faults).length > 0 ? 400 : 200
  return options.show(context, { title: kind.adding?.title ?? kind.title, screen, status, scripts: ['content'] })
}
