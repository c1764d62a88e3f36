import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import type { SearchAnswer } from '#domain/search/search-answer.ts'

/** A text that buyers may write, and whether an answer is right. */
export interface AskedText {
  text: string
  isRight: (answer: SearchAnswer) => boolean
}

/** The products and registries that texts are made of. */
export interface Catalogue {
  products: readonly Product[]
  registries: RegistrySource
  vocabulary: SearchVocabulary
}

export type Part = Extract<Product, { category: 'acessorios-componentes' }>

/** What buyers most often call each type. */
export const calledMost: Partial<Record<ProductType, string>> = {
  'cabos-ecg': 'cabo de ecg',
  'cabos-pi': 'cabo de pi',
  'celulas-o2': 'célula de oxigênio',
  'bracadeiras-pni': 'braçadeira',
  'cabos-extensoes-pni': 'mangueira de pni',
  'sensores-spo2': 'sensor de oximetria',
  'sensores-temperatura': 'sensor de temperatura',
  baterias: 'bateria',
  'displays-monitores-lcd': 'display',
  'valvulas-exalatorias': 'válvula exalatória',
  // Seven of eight parts of the type measure flow.
  'sensores-transdutores': 'sensor de fluxo',
}

/** The words that buyers write for the sizes of patients. */
export const patients = {
  neonatal: 'neonatal',
  pediatrica: 'infantil',
  adulto: 'adulto',
  'adulto-grande': 'adulto grande',
  obeso: 'obeso',
} as const

export function firstIsOf(ids: ReadonlySet<string>): AskedText['isRight'] {
  return ({ hits: [first] }) => first !== undefined && ids.has(first.id)
}

/** The brands that a part fits. */
export const brandsOf = (part: Part) => [part.equipmentBrand, ...part.additionalEquipmentBrands]

/** Whether the first answer is one of the parts, of a type, for a brand, and of the asked version. */
export function firstIsFor(
  parts: readonly Part[],
  productType: ProductType,
  brand: string,
  isMeant: Narrowing['isMeant'] = () => true,
): AskedText['isRight'] {
  return ({ hits: [first] }) => {
    const part = parts.find(({ id }) => id === first?.id)
    return part?.productType === productType && brandsOf(part).includes(brand) && isMeant(part, first?.variantId)
  }
}

/** Words that narrow a query for a part, and whether an answer matches them. */
export interface Narrowing {
  words: string
  isMeant: (part: Part, variantId: string | undefined) => boolean
}

type Variant = Part['variants'][number]

/** Matches a product with a variant that passes the test; if the answer names a variant, that one must pass. */
export function meansVariant(test: (variant: Variant) => boolean): Narrowing['isMeant'] {
  return ({ variants }, id) =>
    id === undefined ? variants.some(test) : variants.some((variant) => variant.id === id && test(variant))
}

/** A word with a typing error after its second letter. In: the word, and the number of the error. */
export function mistyped(word: string, which: number): string {
  const place = 2 + (which % (word.length - 3))
  const [head, tail] = [word.slice(0, place), word.slice(place + 2)]
  const [letter, next] = [word[place] ?? '', word[place + 1] ?? '']
  const [missing, doubled, swapped] = [
    head + next + tail,
    head + letter + letter + next + tail,
    head + next + letter + tail,
  ]
  return [missing, doubled, swapped][which % 3] ?? word
}
