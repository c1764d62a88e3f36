import { isProven } from '#domain/catalogue/part/evidence.ts'
import { ncmText } from '#domain/catalogue/part/plain-fields.ts'
import type { Product } from '#domain/catalogue/product.ts'

interface ItemPaper {
  ncm?: string
  anvisa?: string
  maker?: string
}

/** By product id; products of which nothing is known are left out. */
export type ItemPapers = Readonly<Record<string, ItemPaper>>

/** As they are printed: '9018.90.99' and eleven digits; '' for a number that is not known. */
export function itemPapersText(paper: ItemPaper | undefined): [ncm: string, anvisa: string] {
  return [paper?.ncm ? ncmText(paper.ncm) : '', paper?.anvisa ?? '']
}

/** ANVISA's number only where a paper proves it; undefined if a product has none of the three. */
export function itemPaperOf(product: Product): ItemPaper | undefined {
  const { anvisaNumber, maker } = product.dossier
  const isProvenNumber = anvisaNumber !== undefined && isProven(product, 'anvisa')
  if (product.ncm === undefined && !isProvenNumber && maker === undefined) return undefined
  return {
    ...(product.ncm && { ncm: product.ncm }),
    ...(isProvenNumber && { anvisa: anvisaNumber }),
    ...(maker && { maker }),
  }
}
