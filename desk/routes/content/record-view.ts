import { stringify } from 'yaml'
import { changesOf } from '#domain/catalogue-edit/changes.ts'
import { typedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { articles } from '#domain/content-edit/kinds/articles.ts'
import { blogSubjects } from '#domain/content-edit/kinds/blog-subjects.ts'
import { categories } from '#domain/content-edit/kinds/categories.ts'
import { connectors } from '#domain/content-edit/kinds/connectors.ts'
import { lineChanges } from '#domain/text/line-changes.ts'
import { recordsIn, type ContentRecord } from '#server/content/edit/records/content-record.ts'
import { recordText } from '#server/content/edit/records/record-text.ts'
import { recordFaults } from '#server/content/edit/records/record-faults.ts'
import { notByForm } from '#server/content/edit/product-of-text.ts'
import { renderedBody } from '#server/content/posts/rendered-body.ts'
import type { CatalogueOptions } from '#desk/routes/catalogue/catalogue-options.ts'
import type { DraftChoice } from '#desk/routes/catalogue/draft-choice.ts'
import { registryEntries } from '#desk/routes/catalogue/product-view.ts'
import type { RegistryEntries } from '#desk/screens/catalogue/product-view.ts'
import type { RecordView } from '#desk/screens/content/record-view.ts'
import { recordsOf, type RecordAt } from './record-at.ts'

/** Where the shown form differs from the record: typed values, their errors, another person's changes. */
export type TypedRecord = Partial<Pick<RecordView, 'typed' | 'faults' | 'conflict' | 'isUnsaved'>>

/** Collects everything that the form of a record shows. */
export async function recordView(options: CatalogueOptions, at: RecordAt, more: TypedRecord = {}): Promise<RecordView> {
  const { kind, choice, text, record } = at
  const typed = more.typed ?? typedForm(kind.fields, record.values)
  const unfit = notByForm(text)
  const notes = Object.fromEntries(recordFaults(kind, record.values).map(({ path, problem }) => [path, problem]))
  return {
    kind,
    key: record.key,
    choice,
    draft: choice.draft?.id,
    words: kind.words,
    seen: JSON.stringify(record.values),
    faults: {},
    conflict: undefined,
    isUnsaved: false,
    notes,
    ...more,
    typed,
    problems: [unfit ?? [], Object.values(notes)].flat(),
    registries: await contentRegistries(options, choice, kind),
    ...changed(at),
    unasked: unaskedOf(kind, record),
    article: kind === articles ? articlePage(typed.body ?? '') : undefined,
    hasFace: kind === connectors,
  }
}

function changed({ kind, choice, path, text, record }: RecordAt): Pick<RecordView, 'changes' | 'lines'> {
  const held = choice.draft?.files.find((file) => file.path === path)
  if (!held) return { changes: [], lines: [] }
  const old = recordsIn(kind, held.base ?? '', record.key)?.find(({ key }) => key === record.key)
  if (held.base === null || !old) return { changes: ['Novo'], lines: [] }
  return {
    changes: changesOf(old.values, record.values, kind),
    lines: lineChanges(recordText(held.base, old), recordText(text, record)),
  }
}

/**
 * The values of a record that have no field in its form, as YAML; its key, and lists with forms of their own, are left
 * out.
 */
function unaskedOf({ fields, place, name }: ContentKind, { values }: ContentRecord): string {
  const own = place.kind === 'list' ? place.key : ''
  const asked = new Set([own, ...fields.map((field) => field.name), ...(name === 'fabricantes' ? ['models'] : [])])
  const others = Object.entries(values).filter(([key]) => !asked.has(key))
  return others.length === 0 ? '' : stringify(Object.fromEntries(others), { lineWidth: 0 }).trimEnd()
}

/** An article's body as HTML without its pictures: only the preview has those. */
export function articlePage(body: string): string {
  const rendered = renderedBody('markdown', body)
  return 'problem' in rendered ? '' : rendered.html.replaceAll(/<img\b[^>]*>/g, '')
}

/** The registries from which the fields of a kind suggest values. */
export async function contentRegistries(
  options: CatalogueOptions,
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
  const own = registryEntries(state)
  const named = async (from: ContentKind, key: (record: ContentRecord) => string) =>
    (await recordsOf(options, choice, from)).map((record) => ({ key: key(record), name: record.name }))
  return {
    ...none,
    ...(asked.has('brands') && { brands: own.brands }),
    ...(asked.has('connectors') && { connectors: own.connectors }),
    ...(asked.has('makers') && { makers: state.registries.makers.map(({ key, name }) => ({ key, name })) }),
    ...(asked.has('categories') && { categories: await named(categories, ({ key }) => key) }),
    ...(asked.has('subjects') && { subjects: await named(blogSubjects, ({ values }) => String(values.id)) }),
    ...(asked.has('products') && {
      products: state.products.slice(0, maximumProducts).map(({ id, name }) => ({ key: id, name })),
    }),
  }
}

/** The most products that are suggested: longer lists would be larger than the rest of the page. */
const maximumProducts = 1000
