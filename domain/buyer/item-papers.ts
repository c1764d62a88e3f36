import { isProven, paperOf } from '#domain/catalogue/part/evidence.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ItemPaper } from './item-papers-text.ts'

/** A product's NCM, and its ANVISA number where a paper proves it; undefined if it has neither. */
export function itemPaperOf(product: Product): ItemPaper | undefined {
  const { anvisaNumber } = product.dossier
  const isSeen = anvisaNumber !== undefined && isProven(product, 'anvisa') && paperOf(product, 'anvisa') !== undefined
  if (product.ncm === undefined && !isSeen) return undefined
  return { ...(product.ncm && { ncm: product.ncm }), ...(isSeen && { anvisa: anvisaNumber }) }
}
