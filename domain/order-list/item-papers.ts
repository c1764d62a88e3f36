import { ncmText } from '#domain/catalogue/part/ncm.ts'
import { isProven, paperOf } from '#domain/catalogue/part/evidence.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** What a purchase is entered into an ERP by. */
export interface ItemPaper {
  /** Eight digits. */
  ncm?: string
  /** The registration's number, where a paper proves it. */
  anvisa?: string
}

/** By product id; products of which nothing is known are left out. */
export type ItemPapers = Readonly<Record<string, ItemPaper>>

/** NCM and ANVISA number of a product, as far as the data have them; undefined when they have neither. */
export function itemPaperOf(product: Product): ItemPaper | undefined {
  const { anvisaNumber } = product.dossier
  const isSeen = anvisaNumber !== undefined && isProven(product, 'anvisa') && paperOf(product, 'anvisa') !== undefined
  if (product.ncm === undefined && !isSeen) return undefined
  return { ...(product.ncm && { ncm: product.ncm }), ...(isSeen && { anvisa: anvisaNumber }) }
}

/** Both numbers as they are printed: '9018.90.99' and the registration's eleven digits; '' for what is not known. */
export function itemPapersText(paper: ItemPaper | undefined): [ncm: string, anvisa: string] {
  return [paper?.ncm ? ncmText(paper.ncm) : '', paper?.anvisa ?? '']
}
