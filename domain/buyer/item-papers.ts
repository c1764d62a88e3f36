import { ncmText } from '#domain/catalogue/part/dossier.ts'
import { isProven, paperOf } from '#domain/catalogue/part/evidence.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** The numbers with which a purchase is entered into an ERP. */
interface ItemPaper {
  /** The NCM code, eight digits. */
  ncm?: string
  /** The number of the ANVISA registration, where a paper proves it. */
  anvisa?: string
}

/** By product id; products with neither number are left out. */
export type ItemPapers = Readonly<Record<string, ItemPaper>>

/**
 * Both numbers as they are printed: '9018.90.99' and the registration's eleven digits; '' for a number that is not
 * known.
 */
export function itemPapersText(paper: ItemPaper | undefined): [ncm: string, anvisa: string] {
  return [paper?.ncm ? ncmText(paper.ncm) : '', paper?.anvisa ?? '']
}

/** A product's NCM, and its ANVISA number where a paper proves it; undefined if it has neither. */
export function itemPaperOf(product: Product): ItemPaper | undefined {
  const { anvisaNumber } = product.dossier
  const isSeen = anvisaNumber !== undefined && isProven(product, 'anvisa') && paperOf(product, 'anvisa') !== undefined
  if (product.ncm === undefined && !isSeen) return undefined
  return { ...(product.ncm && { ncm: product.ncm }), ...(isSeen && { anvisa: anvisaNumber }) }
}
