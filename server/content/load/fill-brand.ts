import type { Brand } from '#domain/brand.ts'
import { fault, type ContentFault } from '#server/content-error.ts'

const file = 'content/brand.yaml'

/** The replacement of each `{placeholder}`. */
export type Words = ReadonlyMap<string, string>

/** A text with its `{placeholders}` replaced; unknown ones stay and are reported to `unknown`. */
export function fillWords(text: string, words: Words, unknown: (word: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, word: string) => {
    const value = words.get(word)
    if (value === undefined) unknown(word)
    return value ?? written
  })
}

/** The brand's promises by the placeholder that each replaces. */
export function promiseWords({ promises }: Pick<Brand, 'promises'>): Words {
  return new Map(Object.entries(promises).map(([word, { value }]) => [word, value]))
}

/**
 * The brand with the placeholders replaced in its warranty and in the benefits, reply and clients of its offers.
 * Unknown placeholders are pushed to `faults`.
 */
export function filledBrand(brand: Brand, faults: ContentFault[]): Brand {
  const words = promiseWords(brand)
  const fill = (text: string, path: string) =>
    fillWords(text, words, (word) => faults.push(unknownWord(file, path, word)))
  const filled = <Said extends string | undefined>(text: Said, path: string) =>
    text === undefined ? text : fill(text, path)
  const { offers } = brand
  return {
    ...brand,
    warranty: fill(brand.warranty, 'warranty'),
    offers: {
      ...offers,
      benefits: offers.benefits.map(({ text, ...benefit }, index) => ({
        ...benefit,
        text: fill(text, `offers.benefits.${index}`),
      })),
      reply: filled(offers.reply, 'offers.reply'),
      clients: filled(offers.clients, 'offers.clients'),
    },
  }
}

/** A fault for an unknown `{placeholder}`. */
export function unknownWord(inFile: string, path: string, word: string): ContentFault {
  const problem = `há {${word}}, que não é palavra conhecida nem promessa; corrija-a ou escreva-a em promises, em ${file}`
  return fault(inFile, path, 'conteudo-palavra-que-nao-ha', problem)
}
