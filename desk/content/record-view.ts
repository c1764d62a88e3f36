import * as v from 'valibot'
import { brandSchema } from '#domain/brand.ts'
import type { ContentFault } from '#server/content-error.ts'
import { cnpjFaults } from '#server/content/check/brand.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { changeText, changesOf } from '#domain/editing/changes.ts'
import { faultSentence } from '#domain/editing/fault-words.ts'
import { typedForm, type FormFaults } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { recordsIn, type ContentRecord } from '#server/content/edit/record.ts'
import type { DraftChoice } from './draft-choice.ts'
import type { FormConflict, FormView } from './form-view.ts'
import { registriesFor } from './registries.ts'
import type { EditOptions } from './write-draft.ts'
import { articles } from '#domain/editing/kinds/articles.ts'
import { notByForm } from '#server/content/edit/yaml.ts'
import { renderedBody } from '#server/content/posts/rendered-body.ts'
import type { RecordAt } from './record-at.ts'
import type { Values } from '#domain/editing/field.ts'
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

/** Collects everything that the form of a record shows, but for what a product has besides. */
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
    problems: [notByForm(text) ?? [], Object.values(notes)].flat(),
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
  const found = choice.draft && publisher.known(choice.draft)
  const own = kind.place.kind === 'list' ? `${record.key}.` : ''
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

/** An article's body as HTML without its pictures: only the preview has those. */
export function articlePage(body: string): string {
  const rendered = renderedBody('markdown', body)
  return 'problem' in rendered ? '' : rendered.html.replaceAll(/<img\b[^>]*>/g, '')
}
