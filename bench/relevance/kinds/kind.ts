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

/** Words that narrow a query for a part, and whether an answer matches them. */
export interface Meant {
  words: string
  isMeant: (part: Part, variantId: string | undefined) => boolean
}

type Variant = Part['variants'][number]

/** Matches a product with a variant that passes the test; if the answer names a variant, that one must pass. */
export function meansVariant(test: (variant: Variant) => boolean): Meant['isMeant'] {
  return ({ variants }, id) =>
    id === undefined ? variants.some(test) : variants.some((variant) => variant.id === id && test(variant))
}

/** A word with a typing error after its second letter. In: the word, and the number of the error. */
export function mistyped(word: string, which: number): string {
  const at = 2 + (which % (word.length - 3))
  const [head, here, next, tail] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  return [head + next + tail, head + here + here + next + tail, head + next + here + tail][which % 3] ?? word
}
