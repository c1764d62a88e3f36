import { countToken, rangeToken, sizeToken } from './attributes.ts'
import { codeFamily, compactCode } from './code.ts'
import type { SearchDocument } from './document.ts'
import { rangesOf, type Facts } from './facts.ts'
import { joinedForms, leadingLetters, stem, wordsOf } from './tokens.ts'

/** The fields of a document as bits, in the order of their weight. */
export const fieldBits = { name: 1, tags: 2, compatibility: 4, description: 8 } as const
export type Field = keyof typeof fieldBits
export const fields = ['name', 'tags', 'compatibility', 'description'] as const satisfies readonly Field[]

/** Every index word of a document, with the bits of the fields that have it. */
export function fieldWords(
  document: SearchDocument,
  facts: Facts,
  functionWords: ReadonlySet<string>,
): Map<string, number> {
  const found = new Map<string, number>()
  const add = (word: string, bit: number) => found.set(word, (found.get(word) ?? 0) | bit)
  const addText = (text: string, bit: number) => {
    for (const word of wordsOf(text)) {
      if (functionWords.has(word)) continue
      add(stem(word), bit)
      const letters = leadingLetters(word)
      if (letters) add(letters, bit)
    }
    if (bit !== fieldBits.description) for (const joined of joinedForms(text)) add(joined, bit)
  }
  addText(document.name, fieldBits.name)
  for (const tag of document.tags) addText(tag, fieldBits.tags)
  for (const { code, label = '' } of document.codes) {
    addText(label, fieldBits.tags)
    add(codeFamily(compactCode(code)), fieldBits.tags)
  }
  for (const text of [...document.compatibleWith, ...document.models]) addText(text, fieldBits.compatibility)
  addText(document.description, fieldBits.description)
  for (const token of measureTokens(document, facts)) add(token, fieldBits.tags)
  found.delete('')
  return found
}

function measureTokens({ codes }: SearchDocument, { sizes, counts }: Facts): string[] {
  return [...sizes.map(sizeToken), ...counts.map(countToken), ...codes.flatMap(rangesOf).map(rangeToken)]
}
