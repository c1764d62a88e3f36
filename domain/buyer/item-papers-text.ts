import { ncmText } from '#domain/catalogue/part/ncm.ts'

/** The numbers with which a purchase is entered into an ERP. */
export interface ItemPaper {
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
