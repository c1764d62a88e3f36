import { changeText, changesOf } from '#domain/editing/changes.ts'
import { typedForm } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { recordsIn, type ContentRecord } from '#server/content/edit/record.ts'
import type { DraftChoice } from './draft-choice.ts'
import { registryEntries, type FormConflict, type FormView, type RegistryEntries } from './form-view.ts'
import type { EditOptions } from './write-draft.ts'
import { stringify } from 'yaml'
import { articles } from '#domain/editing/kinds/articles.ts'
import { blogSubjects } from '#domain/editing/kinds/blog-subjects.ts'
import { categories } from '#domain/editing/kinds/categories.ts'
import { notByForm } from '#server/content/edit/yaml.ts'
import { renderedBody } from '#server/content/posts/rendered-body.ts'
import { checkedBrand } from './brand.ts'
import { recordsOf, type RecordAt } from './record-at.ts'

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
  /** The record's values without a field in the form, as YAML. */
  unasked: string
  /** An article's body as safe HTML. */
  article: string | undefined
}

/** Where the shown form differs from the record: typed values, their errors, another person's changes. */
export type TypedRecord = Partial<Pick<RecordView, 'typed' | 'faults' | 'conflict' | 'isUnsaved'>>

/** Collects everything that the form of a record shows, but for what a product has besides. */
export async function recordView(options: EditOptions, at: RecordAt, more: TypedRecord = {}): Promise<RecordView> {
  const { kind, choice, text, record } = at
  const typed = more.typed ?? typedForm(kind.fields, record.values)
  const notes = checkedBrand(kind, record.values)
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
    registries: await registriesFor(options, choice, kind),
    changes: changed(at),
    unasked: unaskedOf(kind, record),
    article: kind === articles ? articlePage(typed.body ?? '') : undefined,
  }
}

function changed({ kind, choice, path, record }: RecordAt): readonly string[] {
  const held = choice.draft?.files.find((file) => file.path === path)
  if (!held) return []
  const old = recordsIn(kind, held.base ?? '', record.key)?.find(({ key }) => key === record.key)
  return held.base === null || !old ? ['Novo'] : changesOf(old.values, record.values, kind).map(changeText)
}

/** The values of a record that have no field in its form, without its key and lists with forms of their own. */
function unaskedOf({ fields, place, name }: ContentKind, { values }: ContentRecord): string {
  const own = place.kind === 'list' ? [place.key] : place.kind === 'files' ? Object.keys(place.only ?? {}) : []
  const asked = new Set([...own, ...fields.map((field) => field.name), ...(name === 'fabricantes' ? ['models'] : [])])
  const others = Object.entries(values).filter(([key]) => !asked.has(key))
  return others.length === 0 ? '' : stringify(Object.fromEntries(others), { lineWidth: 0 }).trimEnd()
}

/** An article's body as HTML without its pictures: only the preview has those. */
export function articlePage(body: string): string {
  const rendered = renderedBody('markdown', body)
  return 'problem' in rendered ? '' : rendered.html.replaceAll(/<img\b[^>]*>/g, '')
}

/** The most products that are suggested: longer lists would be larger than the rest of the page. */
const maximumProducts = 1000

/** The registries from which the fields of a kind suggest values; empty those of which they do not. */
export async function registriesFor(
  options: EditOptions,
  choice: DraftChoice,
  kind: ContentKind,
): Promise<RegistryEntries> {
  const asked = new Set(Object.values(kind.words).flatMap(({ registry }) => registry ?? []))
  const none: RegistryEntries = {
    brands: [],
    models: [],
    connectors: [],
    makers: [],
    categories: [],
    subjects: [],
    products: [],
  }
  if (asked.size === 0) return none
  const state = await options.catalogue.of(choice.draft)
  const named = async (from: ContentKind, key: (record: ContentRecord) => string) =>
    (await recordsOf(options, choice, from)).map((record) => ({ key: key(record), name: record.name }))
  const all: RegistryEntries = {
    ...registryEntries(state),
    ...(asked.has('categories') && { categories: await named(categories, ({ key }) => key) }),
    ...(asked.has('subjects') && { subjects: await named(blogSubjects, ({ values }) => String(values.id)) }),
    products: state.products.slice(0, maximumProducts).map(({ id, name }) => ({ key: id, name })),
  }
  return {
    ...none,
    ...Object.fromEntries(Object.entries(all).filter(([name]) => [...asked].some((one) => one === name))),
  }
}
