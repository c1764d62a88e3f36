import { isProven } from '#domain/catalogue/part/evidence.ts'
import { ncmText } from '#domain/catalogue/part/plain-fields.ts'
import type { Product } from '#domain/catalogue/product.ts'

type ItemPaper = { ncm?: string; anvisa?: string; maker?: string }

/** The papers of products by product id; a product of which nothing is known has no entry. */
export type ItemPapers = Readonly<Record<string, ItemPaper>>

/** A product's numbers as they are printed: '9018.90.99' and eleven digits; '' for a number that is not known. */
export function itemPapersText(paper: ItemPaper | undefined): [ncm: string, anvisa: string] {
  return [paper?.ncm ? ncmText(paper.ncm) : '', paper?.anvisa ?? '']
}

/** A product's NCM, maker, and ANVISA number if a paper proves it; undefined if it has none of the three. */
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
