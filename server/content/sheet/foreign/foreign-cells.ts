import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { ForeignUse } from './column-uses.ts'

/** The cells of a row, by use. */
export type UsedCells = Readonly<Partial<Record<ForeignUse, string>>> & {
  /** Cells of the shop's own columns, by column. */
  own: ReadonlyMap<string, string>
}

/** The cells that are not empty. */
export function filled(said: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  return new Map([...said].filter(([, cell]) => cell !== ''))
}

/**
 * A price as written, without superfluous zeros after the second decimal; '' for zero, which is not meant as a price.
 */
export function priceIn(cell = ''): string {
  if (/^(?:R\$\s*)?0+(?:[.,]0+)?$/i.test(cell)) return ''
  return cell.replace(/^(\d+[.,]\d{2})0{2,}$/, '$1')
}

/** The digits of an NCM: '9018.90.99' → '90189099'; '' for any other text. */
export function ncmIn(cell = ''): string {
  const digits = cell.replaceAll(/[.\s-]/g, '')
  return /^\d{8}$/.test(digits) && !/^0+$/.test(digits) ? digits : ''
}

/**
 * A row's availability: the key of a label, any other text as written, or else what follows from the stock; '' where
 * neither is known.
 */
export function availabilityIn({ availability = '', stock = '' }: { availability?: string; stock?: string }): string {
  if (availability !== '') {
    const said = normalize(availability)
    return keysOf(availabilityLabel).find((key) => normalize(availabilityLabel[key]) === said) ?? availability
  }
  const amount = /^-?\d[\d.]*(?:,\d+)?$/.test(stock) ? Number(stock.replaceAll('.', '').replace(',', '.')) : Number.NaN
  if (Number.isNaN(amount)) return ''
  return amount > 0 ? 'em-estoque' : 'sob-consulta'
}

/** Whether a row's status says that the product is not sold. */
export function isInactive(status = ''): boolean {
  return /^(?:inativ[oa]|exclu[ií]d[oa]|i|n[aã]o|bloquead[oa])$/i.test(status.trim())
}
