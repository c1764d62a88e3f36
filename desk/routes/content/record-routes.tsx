import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { changesOf } from '#domain/catalogue-edit/changes.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import { typedForm, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { readForm } from '#domain/catalogue-edit/form/read-form.ts'
import { mergeChanges } from '#domain/catalogue-edit/merge.ts'
import { draftText } from '#server/content/drafts/draft-text.ts'
import { editRecord } from '#server/content/edit/records/edit-record.ts'
import { removedRecord } from '#server/content/edit/records/removed-record.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { withNotice } from '#desk/http/with-notice.ts'
import type { CatalogueOptions } from '#desk/routes/catalogue/catalogue-options.ts'
import { productAct } from '#desk/routes/catalogue/product-act.ts'
import { productFormOf } from '#desk/routes/catalogue/product-form-of.ts'
import { sideText } from '#desk/routes/catalogue/side-text.ts'
import { writeDraft } from '#desk/routes/catalogue/write-draft.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { kindAddress, recordAddress } from '#desk/screens/parts/content-address.ts'
import { RecordPage } from '#desk/screens/content/record-page.tsx'
import { lostPictures, sentPictures, type SentPictures } from './brand-pictures.ts'
import { recordAt, type RecordAt } from './record-at.ts'
import { recordView, type TypedRecord } from './record-view.ts'

/** Shows, saves and removes one record of the content. */
export function recordRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/conteudo/:kind/:key', async (context) =>
    showRecord(context, options, { at: await recordAt(context, options) }),
  )

  app.post('/conteudo/:kind/:key', async (context) => postRecord(context, options))

  app.post('/conteudo/:kind/:key/retirar', async (context) => {
    const at = await recordAt(context, options)
    const { kind, choice, record, path, text } = at
    if (kind.removed === undefined) throw new Refusal('stays', 409, 'Isto não se retira: há endereços que levam a ele.')
    const removed = await draftText(options.root, choice.draft?.files ?? [], 'removed.yaml')
    const moving = removedRecord(kind, record, { path, text, removed })
    if (moving.kind === 'refused') throw new Refusal('refused', 409, moving.why)
    const written = await writeDraft(context, options, { draft: choice.draft, files: moving.files })
    if (written.kind === 'conflict')
      throw new Refusal('conflict', 409, 'Outra pessoa mexeu em um destes arquivos antes. Veja como está e repita.')
    const way = kindAddress(kind, written.draftId)
    return context.redirect(withNotice(way, { feito: 'catalogo-fora', lote: written.batch }), 303)
  })
}

/** Saves the sent form of a record, or shows it again with what was typed. */
export async function postRecord(context: DeskContext, options: CatalogueOptions): Promise<Response> {
  const at = await recordAt(context, options)
  const sent = await formOf(context)
  const seen = seenValues(sent.visto)
  const act = productAct(sent.ato)
  const typed = at.kind.tidy(productFormOf(at.kind.fields, sent, act))
  const saving = { at, seen, typed, pictures: await sentPictures(context, options, at) }
  if (act.kind === 'save') return save(context, options, saving)
  const faults = lostPictures(saving.pictures)
  return showRecord(context, options, { at: atSeen(saving), typed: { typed, isUnsaved: true, faults } })
}

const seenSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

function seenValues(field: string | undefined): Values {
  const read = v.safeParse(seenSchema, field)
  if (!read.success) throw new Refusal('form', 400, 'O formulário não foi entendido.')
  return read.output
}

interface Saving {
  at: RecordAt
  /** The values with which the form was filled. */
  seen: Values
  typed: TypedForm
  pictures: SentPictures
}

/** The record with the values of the shown form. Another person's changes since are compared when the form is saved. */
function atSeen({ at, seen }: Saving): RecordAt {
  return { ...at, record: { ...at.record, values: seen } }
}

async function save(context: DeskContext, options: CatalogueOptions, saving: Saving): Promise<Response> {
  const { at, seen, typed, pictures } = saving
  const { kind, choice, path, text, record } = at
  // Only changes of this record are a conflict: the file's other records may have changed meanwhile.
  if (!isDeepStrictEqual(seen, record.values)) return showConflict(context, options, saving)
  const made = editRecord(kind, text, { record, typed: { ...typed, ...pictures.names } })
  if (made.kind === 'refused') throw new Refusal('refused', 409, made.why)
  if (made.kind === 'faulty' || Object.keys(pictures.faults).length > 0) {
    const faults = { ...(made.kind === 'faulty' && made.faults), ...lostPictures(pictures) }
    return showRecord(context, options, { at, typed: { typed, isUnsaved: true, faults }, status: 400 })
  }
  const way = recordAddress(kind, record.key, choice.draft?.id)
  const own = made.text === text ? [] : [{ path, seen: text, text: made.text }]
  const files = [...own, ...pictures.files]
  if (files.length === 0) return context.redirect(withNotice(way, { feito: 'catalogo-igual' }), 303)
  const written = await writeDraft(context, options, { draft: choice.draft, files })
  if (written.kind === 'conflict') return showConflict(context, options, saving)
  const said = { feito: 'catalogo', lote: written.batch }
  return context.redirect(withNotice(recordAddress(kind, record.key, written.draftId), said), 303)
}

/** Merges the typed values with another person's changes of the record, field by field, and shows the result. */
async function showConflict(
  context: DeskContext,
  options: CatalogueOptions,
  { seen, typed, pictures }: Saving,
): Promise<Response> {
  const at = await recordAt(context, options)
  const { kind, record, choice, path } = at
  const { fields, words } = kind
  const theirs = record.values
  const mine = readForm(fields, typed, seen).values
  const merged = mergeChanges(fields, { seen, mine, theirs })
  const told = { fields, words }
  const sides = fields
    .filter(({ name }) => merged.both.includes(name))
    .map((field) => {
      const side = (made: Values) => sideText(field, { seen, made, words })
      return { label: words[field.name]?.label ?? field.name, mine: side(mine), theirs: side(theirs) }
    })
  const conflict = {
    person: choice.draft?.files.find((file) => file.path === path)?.person ?? '',
    theirs: changesOf(seen, theirs, told),
    both: sides,
  }
  const both = {
    typed: typedForm(fields, merged.values),
    conflict,
    isUnsaved: true,
    faults: lostPictures(pictures),
  }
  return showRecord(context, options, { at, typed: both, status: 409 })
}

interface Shown {
  at: RecordAt
  typed?: TypedRecord
  status?: 200 | 400 | 409
}

/** Answers with the form of a record, filled from the file or with what was typed. */
export async function showRecord(
  context: DeskContext,
  options: CatalogueOptions,
  { at, typed, status = 200 }: Shown,
): Promise<Response> {
  const view = await recordView(options, at, typed)
  const page = { title: at.record.name, screen: <RecordPage view={view} />, status }
  return options.show(context, { ...page, scripts: ['content'] })
}
