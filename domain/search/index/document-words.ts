import { codeFamily, compactCode } from '#domain/codes/code.ts'
import { joinedForms, leadingLetters, stemOf, wordsOf } from '#domain/text/tokens.ts'
import type { Vocabulary } from './compiled-vocabulary.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { SearchDocument } from './document.ts'
import { countToken, lengthToken, pinsToken, rangeToken, sizeToken } from './measures.ts'

/** The fields of a document as bits, in the order of their weight. */
export const fieldBits = { name: 1, tags: 2, compatibility: 4, description: 8 } as const
export type Field = keyof typeof fieldBits
export const fields = ['name', 'tags', 'compatibility', 'description'] as const satisfies readonly Field[]

/** The words of one text of a document, with the field that it belongs to. */
export interface FieldText extends TextWords {
  field: Field
}

/** All texts of a document. */
export function readTexts(document: SearchDocument, reader: TextReader): FieldText[] {
  const { name, tags, codes, compatibleWith, models, aliases, references, description } = document
  const makersCodes = references.flatMap((code) => [code, compactCode(code)])
  const labels = codes.flatMap(({ label, sizeLabel }) => [label ?? [], sizeLabel ?? []].flat())
  const readAs = (field: Field) => (text: string) => ({ ...reader.read(text), field })
  return [
    { ...reader.read(name), field: 'name' },
    // A maker's code, as written or compact ('DS-100A', 'DS100A'), identifies its part, so it counts as name and as
    // tag.
    ...makersCodes.map(readAs('name')),
    ...[...tags, ...labels, ...makersCodes].map(readAs('tags')),
    ...[...compatibleWith, ...models, ...Object.values(aliases).flat()].map(readAs('compatibility')),
    { ...reader.read(description, true), field: 'description' },
  ]
}

/** Calls back with every index word of a document and the bit of the field that has it; a word may occur twice. */
export function eachIndexWord(
  {
    document,
    texts,
    facts,
    vocabulary,
  }: { document: SearchDocument; texts: readonly FieldText[]; facts: DocumentFacts; vocabulary: Vocabulary },
  visit: (word: string, bit: number) => void,
): void {
  for (const { stems, joined, field } of texts) {
    const bit = fieldBits[field]
    for (const word of [...stems, ...joined]) visit(word, bit)
  }
  const connectors = document.connectors.flatMap((name) => vocabulary.connectors.get(name)?.token ?? [])
  for (const token of [...familiesOf(document), ...measureTokens(facts), ...connectors]) visit(token, fieldBits.tags)
  // A product that comes in several sizes counts as named by each of them.
  for (const token of facts.sizes.map(sizeToken)) visit(token, fieldBits.name | fieldBits.tags)
}

function familiesOf({ codes }: SearchDocument): string[] {
  return [...new Set(codes.map(({ code }) => codeFamily(compactCode(code))))].filter((family) => family !== '')
}

function measureTokens({ counts, pins, lengths, ranges }: DocumentFacts): string[] {
  return [...pins.map(pinsToken), ...counts.map(countToken), ...lengths.map(lengthToken), ...ranges.map(rangeToken)]
}

/** A text of the catalogue as the index has it. */
export interface TextWords {
  /** The stems of its words in order, without function words. */
  stems: readonly string[]
  /** The letters that its models begin with, and words that buyers also write as one. */
  joined: readonly string[]
}

/** Reads texts of the catalogue, each once, because tags, labels and models recur. */
export class TextReader {
  readonly #functionWords: ReadonlySet<string>
  readonly #known = new Map<string, TextWords>()

  constructor(functionWords: ReadonlySet<string>) {
    this.#functionWords = functionWords
  }

  /** The words of a text. In: whether it is prose, whose neighbouring words make no model. */
  read(text: string, isProse = false): TextWords {
    const cached = this.#known.get(text)
    if (cached) return cached
    const words = wordsOf(text).filter((word) => !this.#functionWords.has(word))
    const letters = words.flatMap((word) => leadingLetters(word) ?? [])
    const textWords = {
      stems: words.map(stemOf),
      joined: isProse ? letters : [...letters, ...joinedForms(text, words)],
    }
    this.#known.set(text, textWords)
    return textWords
  }
}

/** The stems of a text, each once, without the words that carry no meaning. */
export function significantStems(text: string, functionWords: ReadonlySet<string>): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !functionWords.has(word))
        .map(stemOf),
    ),
  ]
}
