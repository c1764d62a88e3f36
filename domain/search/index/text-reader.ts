import { joinedForms, leadingLetters, stem, wordsOf } from '#domain/text/tokens.ts'

/** A text of the catalogue as the index has it. */
export interface TextWords {
  /** The stems of its words in order, without function words. */
  stems: readonly string[]
  /** The letters that its models begin with, and words that buyers also write as one. */
  joined: readonly string[]
}

/** Reads the texts of one catalogue and caches them, because its words and many of its texts recur. */
export class TextReader {
  readonly #functionWords: ReadonlySet<string>
  readonly #stems = new Map<string, string>()
  readonly #texts = new Map<string, TextWords>()

  constructor(functionWords: ReadonlySet<string>) {
    this.#functionWords = functionWords
  }

  /** A text that other products may have too: a tag, a label, a model. */
  readShared(text: string): TextWords {
    const known = this.#texts.get(text)
    if (known) return known
    const read = this.read(text)
    this.#texts.set(text, read)
    return read
  }

  /** A text of one product. */
  read(text: string): TextWords {
    const words = this.#wordsOf(text)
    return { stems: this.#stemsOf(words), joined: [...lettersOf(words), ...joinedForms(text, words)] }
  }

  /** A description: prose, whose neighbouring words make no model. */
  readProse(text: string): TextWords {
    const words = this.#wordsOf(text)
    return { stems: this.#stemsOf(words), joined: lettersOf(words) }
  }

  #wordsOf(text: string): string[] {
    return wordsOf(text).filter((word) => !this.#functionWords.has(word))
  }

  #stemsOf(words: readonly string[]): string[] {
    return words.map((word) => {
      const known = this.#stems.get(word)
      if (known !== undefined) return known
      const one = stem(word)
      this.#stems.set(word, one)
      return one
    })
  }
}

function lettersOf(words: readonly string[]): string[] {
  return words.flatMap((word) => leadingLetters(word) ?? [])
}

/** The stems of a text, each once, without the words that carry no meaning. */
export function significantStems(text: string, functionWords: ReadonlySet<string>): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !functionWords.has(word))
        .map(stem),
    ),
  ]
}
