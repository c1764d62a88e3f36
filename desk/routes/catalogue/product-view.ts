import { productChanges } from '#domain/catalogue-edit/product-changes.ts'
import { wordsOf } from '#domain/catalogue-edit/form/field-words.ts'
import { productWords } from '#domain/catalogue-edit/product-words.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import { typedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { lineChanges } from '#domain/text/line-changes.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { faultsBeside } from '#server/content/edit/check-product.ts'
import { valuesOf } from '#server/content/edit/edit-product.ts'
import { notByForm, productFile, productOfText } from '#server/content/edit/product-of-text.ts'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import type { ProductView, RegistryEntries } from '#desk/screens/catalogue/product-view.ts'
import type { ProductAt } from './product-at.ts'

/** What a product's page shows differently from its file: what was typed, its errors, another person's changes. */
export type TypedProduct = Partial<Pick<ProductView, 'typed' | 'faults' | 'conflict' | 'isUnsaved'>>

/** Everything that a product's page shows. */
export function productView({ file, state, choice }: ProductAt, typed: TypedProduct = {}): ProductView {
  const { id, product, text } = file
  const held = state.drafted.get(id)
  const base = held ? productOfBase(id, held.base) : product
  const found = product ? faultsBeside(state, { before: base, after: product }) : file.faults
  const { notes, problems } = faultsByField(found, productFile(id), state)
  const unfit = notByForm(text)
  return {
    id,
    product,
    choice,
    draft: choice.draft?.id,
    words: productWords,
    seen: text,
    typed: product ? typedForm(productFields(product.category), valuesOf(product)) : {},
    faults: {},
    conflict: undefined,
    isUnsaved: false,
    ...typed,
    notes,
    problems: unfit === undefined ? problems : [unfit, ...problems],
    registries: registryEntries(state),
    changes: held ? productChanges(base, product) : [],
    lines: held ? lineChanges(held.base ?? '', text) : [],
    pictures: product ? picturesOf({ file, state, choice }) : [],
    photographs: state.photographs.get(id) ?? [],
    version: String(choice.draft?.version ?? 0),
  }
}

function productOfBase(id: string, base: string | null) {
  return base === null ? undefined : productOfText(id, base).product
}

/** The check's faults: all of them in a list (`problems`), and the first one of each field of this file (`notes`). */
export function faultsByField(
  faults: readonly ContentFault[],
  own: string,
  state: CatalogueState,
): Pick<ProductView, 'notes' | 'problems'> {
  const notes: Record<string, string> = {}
  const problems: string[] = []
  for (const { file, path, problem } of faults) {
    const words = named(problem, state)
    if (file === own && path !== '') notes[path] ??= words
    const place = [...(file === own ? [] : [named(file.replace(/^content\//, ''), state)]), ...labelOf(path)].join(', ')
    problems.push(place === '' ? words : `${place}: ${words}`)
  }
  return { notes, problems }
}

function labelOf(path: string): string[] {
  return path === '' ? [] : [wordsOf(productWords, path).label]
}

/** Replaces names of product files in a text by the products' names. */
function named(words: string, { files }: CatalogueState): string {
  return words.replaceAll(/products\/([a-z0-9-]+)\.yaml/g, (path, id: string) => {
    const name = files.get(id)?.product?.name
    return name === undefined ? path : `“${name}”`
  })
}

const entries = new WeakMap<object, RegistryEntries>()

/** The registries' entries for the suggestions of form fields. */
export function registryEntries({ registries }: CatalogueState): RegistryEntries {
  const found = entries.get(registries) ?? {
    brands: registries.brands.map(({ key, label }) => ({ key, name: label })),
    models: registries.makers.flatMap((maker) =>
      maker.models.map(({ key, name }) => ({ key, name: `${name}, ${maker.name}` })),
    ),
    connectors: registries.connectors.map(({ key, name }) => ({ key, name })),
    makers: [],
    categories: [],
    subjects: [],
    products: [],
  }
  entries.set(registries, found)
  return found
}

/** The drawings of a product with the draft's changes. */
export function drawingsOf({ file, state }: Pick<ProductAt, 'file' | 'state'>) {
  const { product } = file
  if (!product) return []
  return productPictures(brandNaming(state.registries.brands)(product), registriesOf(state.registries).connectors)
}

function picturesOf(at: ProductAt): ProductView['pictures'] {
  const { file, choice } = at
  const version: [string, string][] = [['v', file.changedAt]]
  return drawingsOf(at).map(({ key, alt }) => ({
    href: withDraft(`/catalogo/${file.id}/desenho/${key}.svg`, choice.draft?.id, version),
    alt,
  }))
}
