import { conflictChoice } from './form-view.ts'
import { changeText, changesOf, fieldText, mergeChanges } from '#domain/editing/changes.ts'
import { wordsOf, type Values } from '#domain/editing/field.ts'
import { readForm, typedForm, type TypedForm } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { kindPath, recordAddress } from './address.ts'
import type { FormConflict } from './form-view.ts'
import { keepFiles, orRefusal, writeDraft, type EditOptions } from './write-draft.ts'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { draftText } from '#server/content/drafts/draft-text.ts'
import { removeRecord } from '#server/content/edit/moving.ts'
import { editRecord } from '#server/content/edit/record.ts'
import { productExtras } from '#desk/catalogue/product-extras.tsx'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { withNotice } from '#desk/http/address-within-desk.ts'
import type { DeskApp } from '#desk/http/desk-routes.ts'
import { lostPictures, sentPictures, type SentPictures } from './pictures.ts'
import { othersWith } from './draft-choice.ts'
import { recordAt, type RecordAt } from './record-at.ts'
import { RecordPage } from './record-page.tsx'
import { axisName } from './rows.tsx'
import { recordView, registriesFor, type TypedRecord } from './record-view.ts'
import { actOf, sentForm } from './sent-form.ts'

/** Shows, saves and removes one record of the content, products among them. */
export function recordRoutes(app: DeskApp, options: EditOptions): void {
  for (const way of ['/catalogo/:id', '/conteudo/:kind/:key']) {
    app.get(way, async (context) => showRecord(context, options, await recordAt(context, options)))
    app.post(way, async (context) => postRecord(context, options))
  }

  app.post('/conteudo/:kind/:key/retirar', async (context) => {
    const { kind, choice, record, path, text } = await recordAt(context, options)
    if (kind.removed === undefined) throw new Refusal('stays', 409, 'Isto não se retira: há endereços que levam a ele.')
    const textOf = (file: string) => draftText(options.root, choice.draft?.files ?? [], file)
    const files = await orRefusal(() => removeRecord(kind, record, { path, text }, textOf))
    return keepFiles(context, options, choice.draft, files, { to: kindPath(kind), feito: 'catalogo-fora' })
  })
}

/** Saves the sent form of a record, or shows it again with what was typed. */
export async function postRecord(context: DeskContext, options: EditOptions): Promise<Response> {
  const at = await recordAt(context, options)
  const sent = await formOf(context)
  const seen = seenValues(sent.visto)
  const act = actOf(sent.ato)
  const registries = await registriesFor(options, at.choice, at.kind, at.record.values)
  const typed = {
    ...at.kind.tidy(sentForm(at.kind, withTheirs(at.kind, sent, seen), act, registries)),
    ...(sent[axisName] !== undefined && { [axisName]: sent[axisName] }),
  }
  const saving = { at, seen, typed, pictures: await sentPictures(context, options, at) }
  if (act.kind === 'save') return save(context, options, saving)
  const faults = lostPictures(saving.pictures)
  return showRecord(context, options, atSeen(saving), { typed, isUnsaved: true, faults })
}

/** A sent form, in which the fields of a conflict that stay as the other person left them have those values. */
function withTheirs({ fields }: ContentKind, sent: TypedForm, theirs: Values): TypedForm {
  const chosen = fields.filter(({ name }) => sent[conflictChoice(name)] === 'outro')
  const isOfThem = (name: string) => chosen.some((field) => name === field.name || name.startsWith(`${field.name}.`))
  const own = Object.entries(sent).filter(([name]) => !isOfThem(name))
  return { ...Object.fromEntries(own), ...typedForm(chosen, theirs) }
}

const seenSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** The values with which a form was filled, from its hidden field. Throws a Refusal for anything else. */
export function seenValues(field: string | undefined): Values {
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
function atSeen({ at, seen }: Pick<Saving, 'at' | 'seen'>): RecordAt {
  return { ...at, record: { ...at.record, values: seen } }
}

async function save(context: DeskContext, options: EditOptions, saving: Saving): Promise<Response> {
  const { at, seen, typed, pictures } = saving
  const { kind, choice, path, text, record } = at
  // Only changes of this record are a conflict: the file's other records may have changed meanwhile.
  if (!isDeepStrictEqual(seen, record.values)) return showConflict(context, options, saving)
  const made = editRecord(kind, text, record, { ...typed, ...pictures.names })
  if (made.kind === 'refused') throw new Refusal('refused', 409, made.why)
  if (made.kind === 'faulty' || Object.keys(pictures.faults).length > 0) {
    const faults = { ...(made.kind === 'faulty' && made.faults), ...lostPictures(pictures) }
    return showRecord(context, options, at, { typed, isUnsaved: true, faults }, 400)
  }
  const own = made.text === text ? [] : [{ path, seen: text, text: made.text }]
  const files = [...own, ...pictures.files]
  if (files.length === 0) {
    const way = recordAddress(kind, record.key, choice.draft?.id)
    return context.redirect(withNotice(way, { feito: 'catalogo-igual' }), 303)
  }
  const written = await writeDraft(context, options, choice.draft, files)
  if (written.kind === 'conflict') return showConflict(context, options, saving)
  const way = recordAddress(kind, record.key, written.draftId)
  return context.redirect(withNotice(way, { feito: 'catalogo', lote: written.batch }), 303)
}

/** Merges the typed values with another person's changes of the record, field by field, and shows the result. */
async function showConflict(
  context: DeskContext,
  options: EditOptions,
  { seen, typed, pictures }: Saving,
): Promise<Response> {
  const at = await recordAt(context, options)
  const { kind, record, choice, path } = at
  const theirs = record.values
  const mine = readForm(kind.fields, typed, seen).values
  const merged = mergeChanges(kind.fields, seen, mine, theirs)
  const conflict: FormConflict = {
    person: choice.draft?.files.find((file) => file.path === path)?.person ?? '',
    theirs: changesOf(seen, theirs, kind).map(changeText),
    both: kind.fields
      .filter(({ name }) => merged.both.includes(name))
      .map((field) => ({
        name: field.name,
        label: wordsOf(kind.words, field.name).label,
        mine: fieldText(field, kind, seen, mine),
        theirs: fieldText(field, kind, seen, theirs),
      })),
  }
  const faults = lostPictures(pictures)
  const both = { typed: typedForm(kind.fields, merged.values), conflict, isUnsaved: true, faults }
  return showRecord(context, options, at, both, 409)
}

/** Answers with the form of a record, filled from the file or with what was typed. */
export async function showRecord(
  context: DeskContext,
  options: EditOptions,
  at: RecordAt,
  typed: TypedRecord = {},
  status: 200 | 400 | 409 = 200,
): Promise<Response> {
  const isProduct = at.kind.removed === 'products'
  const extras = isProduct ? await productExtras(options, at) : undefined
  const own = {
    ...(await recordView(options, at, typed)),
    others: await othersWith(context, options, at.choice, at.path),
  }
  const view = extras ? { ...own, ...extras.check, problems: [...own.problems, ...extras.check.problems] } : own
  const screen = <RecordPage view={view} extras={extras} />
  return options.show(context, { title: at.record.name, screen, status, scripts: [isProduct ? 'product' : 'content'] })
}
