import type { Brand } from '#domain/shop/brand.ts'
import { fault, type ContentFault } from '#server/content-error.ts'

const file = 'content/brand.yaml'

/** The replacement of each `{placeholder}`. */
export type Placeholders = ReadonlyMap<string, string>

/** A text with its `{placeholders}` replaced; unknown ones stay and are reported to `unknown`. */
export const fillPlaceholders = (text: string, words: Placeholders, unknown: (word: string) => void): string =>
  text.replaceAll(/\{(\w+)\}/g, (written, word: string) => {
    const value = words.get(word)
    if (value === undefined) unknown(word)
    return value ?? written
  })

/** The brand's promises by the placeholder that each replaces. */
export const promisePlaceholders = ({ promises }: Pick<Brand, 'promises'>): Placeholders =>
  new Map(Object.entries(promises).map(([word, { value }]) => [word, value]))

/** The brand with the placeholders filled in its warranty and offers. Unknown ones are pushed to `faults`. */
export function filledBrand(brand: Brand, faults: ContentFault[]): Brand {
  const words = promisePlaceholders(brand)
  const fill = (text: string, path: string) =>
    fillPlaceholders(text, words, (word) => faults.push(unknownPlaceholder(file, path, word)))
  const fillOptional = <Text extends string | undefined>(text: Text, path: string) =>
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
      reply: fillOptional(offers.reply, 'offers.reply'),
      clients: fillOptional(offers.clients, 'offers.clients'),
    },
  }
}

/** A fault for an unknown `{placeholder}`. */
export function unknownPlaceholder(inFile: string, path: string, word: string): ContentFault {
  const problem = `há {${word}}, que não é palavra conhecida nem promessa; corrija-a ou escreva-a em promises, em ${file}`
  return fault(inFile, path, 'conteudo-palavra-que-nao-ha', problem)
}
