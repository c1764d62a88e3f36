import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { changeText, changesOf, mergeChanges } from '#domain/editing/changes.ts'
import type { Values } from '#domain/editing/field.ts'
import { readForm, typedForm, type TypedForm, type FormFaults } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { editRecord, recordsIn, type ContentRecord } from '#server/content/edit/record.ts'
import { withNotice } from '#desk/http/address-within-desk.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { recordAddress } from './address.ts'
import { othersWith, type DraftChoice } from './draft-choice.tsx'
import { conflictChoice, type FormConflict } from './form.tsx'
import { lostPictures, sentPictures, type SentPictures } from './pictures.tsx'
import { recordAt, type RecordAt } from './record-at.ts'
import { RecordPage, type RecordExtras } from './record-page.tsx'
import { registriesFor } from './registries.ts'
import { axisName, type FormView } from './fields.tsx'
import { actOf, sentForm } from './sent-form.ts'
import { writeDraft, type EditOptions } from './write-draft.ts'
import { brandSchema } from '#domain/brand.ts'
import type { ContentFault } from '#server/content-error.ts'
import { cnpjFaults } from '#server/content/check/brand.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { faultSentence } from '#domain/editing/fault-words.ts'
import { articleBody, articles } from '#domain/editing/kinds/articles.ts'
import { uneditableReason } from '#server/content/edit/yaml.ts'
import { renderBody } from '#server/content/posts/render-post.ts'
import { brand } from '#domain/editing/kinds/brand.ts'

/** Everything that the form of a record shows. */
export interface RecordView extends FormView {
  kind: ContentKind
  record: ContentRecord
  choice: DraftChoice
  conflict: FormConflict | undefined
  /** The form contains something that is not saved. */
  isUnsaved: boolean
  /** All remarks of the check, those of fields too, and why the form cannot change the file, if so. */
  problems: readonly string[]
  /** The draft's changes, in sentences. */
  changes: readonly string[]
  /** An article's body as safe HTML. */
  article: string | undefined
}

/** Where the shown form differs from the record: typed values, their errors, another person's changes. */
export type TypedRecord = Partial<Pick<RecordView, 'typed' | 'faults' | 'conflict' | 'isUnsaved'>>

/** Collects everything that a record's form shows, except a product's extra parts. */
export async function recordView(options: EditOptions, at: RecordAt, more: TypedRecord = {}): Promise<RecordView> {
  const { kind, choice, text, record } = at
  const typed = more.typed ?? typedForm(kind.fields, record.values)
  const notes = { ...publishingNotes(options, at), ...checkedBrand(kind, record.values) }
  return {
    kind,
    record,
    choice,
    draft: choice.draft?.id,
    words: kind.words,
    faults: {},
    conflict: undefined,
    isUnsaved: false,
    notes,
    ...more,
    typed,
    problems: [uneditableReason(text) ?? [], Object.values(notes)].flat(),
    registries: await registriesFor(options, choice, kind, record.values),
    changes: changed(at),
    article: kind === articles ? articlePage(typed.body ?? '') : undefined,
  }
}

/**
 * What the content's check finds in the brand beyond its schema, by field; nothing for other kinds. Checks that need other
 * files run before publication.
 */
function checkedBrand(kind: ContentKind, values: Values): FormFaults {
  const read = kind === brand ? v.safeParse(brandSchema, values) : undefined
  if (!read?.success) return {}
  const faults: ContentFault[] = cnpjFaults(read.output)
  filledBrand(read.output, faults)
  return Object.fromEntries(faults.map(({ path, problem }) => [path, problem]))
}

/** What the draft's page said of this record's fields, where it was opened since the last change. */
function publishingNotes({ publisher }: EditOptions, { kind, choice, path, record }: RecordAt): FormFaults {
  const found = choice.draft && publisher.lastFailure(choice.draft)
  const own = kind.storage.kind === 'list' ? `${record.key}.` : ''
  const notes = (found?.problems ?? []).flatMap((problem): [string, string][] =>
    problem.path === path && problem.field?.startsWith(own)
      ? [[problem.field.slice(own.length), faultSentence(problem.text, path, () => undefined)]]
      : [],
  )
  return Object.fromEntries(notes)
}

function changed({ kind, choice, path, record }: RecordAt): readonly string[] {
  const held = choice.draft?.files.find((file) => file.path === path)
  if (!held) return []
  const old = recordsIn(kind, held.base ?? '', record.key)?.find(({ key }) => key === record.key)
  return held.base === null || !old ? ['Novo'] : changesOf(old.values, record.values, kind).map(changeText)
}

/** An article's body as HTML without its pictures, which only the preview has; '' for one that its form refuses. */
export function articlePage(body: string): string {
  if (!v.is(articleBody, body)) return ''
  const rendered = renderBody('markdown', body)
  return 'problem' in rendered ? '' : rendered.html.replaceAll(/<img\b[^>]*>/g, '')
}

const seenSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** The values with which a form was filled, from its hidden field. Throws a Refusal for anything else. */
export function seenValues(field: string | undefined): Values {
  const read = v.safeParse(seenSchema, field)
  if (!read.success) throw new Refusal('form', 400, 'O formulário não foi entendido.')
  return read.output
}

/** A sent form, in which the fields of a conflict that stay as the other person left them have those values. */
function withOtherEdit({ fields }: ContentKind, sent: TypedForm, otherEdit: Values): TypedForm {
  const chosen = fields.filter(({ name }) => sent[conflictChoice(name)] === 'outro')
  const isChosen = (name: string) => chosen.some((field) => name === field.name || name.startsWith(`${field.name}.`))
  const own = Object.entries(sent).filter(([name]) => !isChosen(name))
  return { ...Object.fromEntries(own), ...typedForm(chosen, otherEdit) }
}

interface Saving {
  at: RecordAt
  /** The values with which the form was filled. */
  seen: Values
  typed: TypedForm
  pictures: SentPictures
}

/** The form of a record: shown, saved, and shown again with what another person changed meanwhile. */
export class RecordForms {
  readonly #options: EditOptions
  readonly #extrasOf: ((at: RecordAt) => Promise<RecordExtras>) | undefined

  /** In: extra parts of the page, as products have. */
  constructor(options: EditOptions, extrasOf?: (at: RecordAt) => Promise<RecordExtras>) {
    this.#options = options
    this.#extrasOf = extrasOf
  }

  async show(context: DeskContext): Promise<Response> {
    return this.#answer(context, await recordAt(context, this.#options))
  }

  /** Saves the sent form of a record, or shows it again with what was typed. */
  async post(context: DeskContext): Promise<Response> {
    const options = this.#options
    const at = await recordAt(context, options)
    const sent = await formOf(context)
    const seen = seenValues(sent.visto)
    const act = actOf(sent.ato)
    const registries = await registriesFor(options, at.choice, at.kind, at.record.values)
    const typed = {
      ...at.kind.tidy(sentForm(at.kind, withOtherEdit(at.kind, sent, seen), act, registries)),
      ...(sent[axisName] !== undefined && { [axisName]: sent[axisName] }),
    }
    const pictures = await sentPictures(context, options, at)
    if (act.kind === 'save') return this.#save(context, { at, seen, typed, pictures })
    // Another person's changes since are compared when the form is saved.
    const page = { ...at, record: { ...at.record, values: seen } }
    return this.#answer(context, page, { typed, isUnsaved: true, faults: lostPictures(pictures) })
  }

  async #save(context: DeskContext, saving: Saving): Promise<Response> {
    const { at, seen, typed, pictures } = saving
    const { kind, choice, path, text, record } = at
    // Only changes of this record are a conflict: the file's other records may have changed meanwhile.
    if (!isDeepStrictEqual(seen, record.values)) return this.#conflict(context, saving)
    const made = editRecord(kind, text, record, { ...typed, ...pictures.names })
    if (made.faults || Object.keys(pictures.faults).length > 0) {
      const faults = { ...made.faults, ...lostPictures(pictures) }
      return this.#answer(context, at, { typed, isUnsaved: true, faults }, 400)
    }
    const own = made.text === text ? [] : [{ path, seen: at.seen, text: made.text }]
    const files = [...own, ...pictures.files]
    const written = files.length === 0 ? undefined : await writeDraft(context, this.#options, choice.draft, files)
    if (written?.kind === 'conflict') return this.#conflict(context, saving)
    const address = recordAddress(kind, record.key, written?.draftId ?? choice.draft?.id)
    const notice = written ? { feito: 'catalogo', lote: written.batch } : { feito: 'catalogo-igual' }
    return context.redirect(withNotice(address, notice), 303)
  }

  /** Merges the typed values with another person's changes of the record, field by field, and shows the result. */
  async #conflict(context: DeskContext, { seen, typed, pictures }: Saving): Promise<Response> {
    const at = await recordAt(context, this.#options)
    const { kind, record, choice, path } = at
    const otherEdit = record.values
    const mine = readForm(kind.fields, typed, seen).values
    const { values, both } = mergeChanges(kind, seen, mine, otherEdit)
    const conflict: FormConflict = {
      person: choice.draft?.files.find((file) => file.path === path)?.person ?? '',
      otherChanges: changesOf(seen, otherEdit, kind).map(changeText),
      both,
    }
    const merged = typedForm(kind.fields, values)
    const page = { typed: merged, conflict, isUnsaved: true, faults: lostPictures(pictures) }
    return this.#answer(context, at, page, 409)
  }

  /** Answers with the form, filled from the file or with what was typed. */
  async #answer(
    context: DeskContext,
    at: RecordAt,
    typed: TypedRecord = {},
    status: 200 | 400 | 409 = 200,
  ): Promise<Response> {
    const options = this.#options
    const extras = await this.#extrasOf?.(at)
    const own = {
      ...(await recordView(options, at, typed)),
      others: await othersWith(context, options, at.choice, at.path),
    }
    const view = extras ? { ...own, ...extras.check, problems: [...own.problems, ...extras.check.problems] } : own
    const screen = <RecordPage view={view} extras={extras} />
    return options.show(context, { title: at.record.name, screen, status, scripts: [extras ? 'product' : 'content'] })
  }
}
