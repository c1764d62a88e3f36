import { codeFamily, compactCode } from '#domain/codes/code.ts'
import { joinedForms, leadingLetters, stemOf, wordsOf } from '#domain/text/tokens.ts'
import type { Vocabulary } from './compiled-vocabulary.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { SearchDocument } from './document.ts'
import { indexWordOf } from './measures.ts'

/** The fields of a document as bits, in the order of their weight. */
export const fieldBits = { name: 1, tags: 2, compatibility: 4, description: 8 } as const
export type Field = keyof typeof fieldBits
export const fields = ['name', 'tags', 'compatibility', 'description'] as const satisfies readonly Field[]

export interface FieldText extends TextWords {
  field: Field
}

/** The texts of a document as words, each with its field. */
export function readTexts(document: SearchDocument, read: ReadText): FieldText[] {
  const { name, tags, codes, compatibleWith, models, aliases, references, description } = document
  // A maker's code, as written or compact ('DS-100A', 'DS100A'), identifies its part as a name does.
  const makersCodes = references.flatMap((code) => [code, compactCode(code)])
  const labels = codes.flatMap(({ label, sizeLabel }) => [label ?? [], sizeLabel ?? []].flat())
  const readAs = (field: Field) => (text: string) => ({ ...read(text), field })
  return [
    ...[name, ...makersCodes].map(readAs('name')),
    ...[...tags, ...labels].map(readAs('tags')),
    ...[...compatibleWith, ...models, ...Object.values(aliases).flat()].map(readAs('compatibility')),
    { ...read(description, true), field: 'description' },
  ]
}

/** The index words of a document besides those of its texts, with the bits of the fields that count as having them. */
export function factWords(
  document: SearchDocument,
  { sizes, counts, pins, lengths, ranges }: DocumentFacts,
  { connectors }: Vocabulary,
): [words: string[], bits: number][] {
  const families = new Set(document.codes.map(({ code }) => codeFamily(compactCode(code))).filter(Boolean))
  const tokens = [
    ...families,
    ...pins.map(indexWordOf.pins),
    ...counts.map(indexWordOf.count),
    ...lengths.map(indexWordOf.length),
    ...ranges.map(indexWordOf.range),
    ...document.connectors.flatMap((name) => connectors.get(name)?.token ?? []),
  ]
  // A product that comes in several sizes counts as named by each of them.
  return [
    [tokens, fieldBits.tags],
    [sizes.map(indexWordOf.size), fieldBits.name | fieldBits.tags],
  ]
}

export interface TextWords {
  stems: readonly string[]
  /** The letters with which the text's models begin ('umec'), and words that buyers also write as one ('dx2020'). */
  joined: readonly string[]
}

/** Reads a text of the catalogue. In: whether it is prose, whose words make no model. */
export type ReadText = (text: string, isProse?: boolean) => TextWords

/** Makes a reader of the catalogue's texts that reads each once, because tags, labels and models recur. */
export function textReader(functionWords: ReadonlySet<string>): ReadText {
  const known = new Map<string, TextWords>()
  return (text, isProse = false) => {
    const cached = known.get(text)
    if (cached) return cached
    const words = wordsOf(text).filter((word) => !functionWords.has(word))
    const joined = isProse ? [] : [...words.flatMap((word) => leadingLetters(word) ?? []), ...joinedForms(text, words)]
    const textWords = { stems: words.map(stemOf), joined }
    known.set(text, textWords)
    return textWords
  }
}

/** The stems of a text, each once, without the words that carry no meaning. */
export function significantStems(text: string, functionWords: ReadonlySet<string>): string[] {
  const words = wordsOf(text).filter((word) => !functionWords.has(word))
  return [...new Set(words.map(stemOf))]
}
