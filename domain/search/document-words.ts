import { countToken, rangeToken, sizeToken } from './attributes.ts'
import { codeFamily, compactCode } from './code.ts'
import type { SearchDocument } from './document.ts'
import { rangesOf, type Facts } from './facts.ts'
import { joinedForms, leadingLetters, stem, wordsOf } from './tokens.ts'

/** The fields of a document as bits, in the order of their weight. */
export const fieldBits = { name: 1, tags: 2, compatibility: 4, description: 8 } as const
export type Field = keyof typeof fieldBits
export const fields = ['name', 'tags', 'compatibility', 'description'] as const satisfies readonly Field[]

/** A text of a document, its words without function words, and the field that it belongs to. */
export interface FieldText {
  text: string
  words: readonly string[]
  field: Field
}

/** All texts of a document, read once. */
export function readTexts(document: SearchDocument, functionWords: ReadonlySet<string>): FieldText[] {
  const { name, tags, codes, compatibleWith, models, description } = document
  const read = (field: Field) => (text: string) => ({
    text,
    field,
    words: wordsOf(text).filter((word) => !functionWords.has(word)),
  })
  return [
    read('name')(name),
    ...tags.map(read('tags')),
    ...codes.flatMap(({ label }) => label ?? []).map(read('tags')),
    ...[...compatibleWith, ...models].map(read('compatibility')),
    read('description')(description),
  ]
}

/** Every index word of a document, with the bits of the fields that have it. */
export function indexWordsOf(document: SearchDocument, texts: readonly FieldText[], facts: Facts): Map<string, number> {
  const found = new Map<string, number>()
  const add = (word: string, bit: number) => found.set(word, (found.get(word) ?? 0) | bit)
  for (const { text, words, field } of texts) {
    const bit = fieldBits[field]
    for (const word of words) {
      add(stem(word), bit)
      const letters = leadingLetters(word)
      if (letters !== undefined) add(letters, bit)
    }
    if (field !== 'description') for (const joined of joinedForms(text, words)) add(joined, bit)
  }
  for (const token of [...familiesOf(document), ...measureTokens(document, facts)]) add(token, fieldBits.tags)
  return found
}

function familiesOf({ codes }: SearchDocument): string[] {
  return [...new Set(codes.map(({ code }) => codeFamily(compactCode(code))))].filter((family) => family !== '')
}

function measureTokens({ codes }: SearchDocument, { sizes, counts }: Facts): string[] {
  return [...sizes.map(sizeToken), ...counts.map(countToken), ...codes.flatMap(rangesOf).map(rangeToken)]
}
