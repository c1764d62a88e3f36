import { isProven, paperOf } from '#domain/catalogue/part/evidence.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ItemPaper } from './item-papers-text.ts'

/** NCM and ANVISA number of a product, where the data have them; undefined without both. */
export function itemPaperOf(product: Product): ItemPaper | undefined {
  const { anvisaNumber } = product.dossier
  const isSeen = anvisaNumber !== undefined && isProven(product, 'anvisa') && paperOf(product, 'anvisa') !== undefined
  if (product.ncm === undefined && !isSeen) return undefined
  return { ...(product.ncm && { ncm: product.ncm }), ...(isSeen && { anvisa: anvisaNumber }) }
}
