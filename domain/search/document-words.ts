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
  stems: readonly string[]
  field: Field
}

/** All texts of a document, read once. */
export function readTexts(document: SearchDocument, functionWords: ReadonlySet<string>): FieldText[] {
  const { name, tags, codes, compatibleWith, models, description } = document
  const read = (field: Field) => (text: string) => {
    const words = wordsOf(text).filter((word) => !functionWords.has(word))
    return { text, words, stems: words.map(stem), field }
  }
  return [
    read('name')(name),
    ...tags.map(read('tags')),
    ...codes.flatMap(({ label }) => label ?? []).map(read('tags')),
    ...[...compatibleWith, ...models].map(read('compatibility')),
    read('description')(description),
  ]
}

/** Tells every index word of a document, with the bit of the field that has it; a word may be told twice. */
export function tellWords(
  { document, texts, facts }: { document: SearchDocument; texts: readonly FieldText[]; facts: Facts },
  tell: (word: string, bit: number) => void,
): void {
  for (const { text, words, stems, field } of texts) {
    const bit = fieldBits[field]
    for (const one of stems) tell(one, bit)
    for (const word of words) {
      const letters = leadingLetters(word)
      if (letters !== undefined) tell(letters, bit)
    }
    if (field !== 'description') for (const joined of joinedForms(text, words)) tell(joined, bit)
  }
  for (const token of [...familiesOf(document), ...measureTokens(document, facts)]) tell(token, fieldBits.tags)
}

function familiesOf({ codes }: SearchDocument): string[] {
  return [...new Set(codes.map(({ code }) => codeFamily(compactCode(code))))].filter((family) => family !== '')
}

function measureTokens({ codes }: SearchDocument, { sizes, counts }: Facts): string[] {
  return [...sizes.map(sizeToken), ...counts.map(countToken), ...codes.flatMap(rangesOf).map(rangeToken)]
}
