import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { ForeignUse } from './column-uses.ts'

/** What stands in a row, by use. */
export type UsedCells = Readonly<Partial<Record<ForeignUse, string>>> & {
  /** The cells of the shop's own columns, by their names. */
  own: ReadonlyMap<string, string>
}

/** The cells that say something. */
export function filled(said: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  return new Map([...said].filter(([, cell]) => cell !== ''))
}

/** A price as it is written, without the third decimal and more of which all are zero; '' for zero, which nobody typed as a price. */
export function priceIn(cell = ''): string {
  if (/^(?:R\$\s*)?0+(?:[.,]0+)?$/i.test(cell)) return ''
  return cell.replace(/^(\d+[.,]\d{2})0{2,}$/, '$1')
}

/** The digits of a tax position: '9018.90.99' → '90189099'; '' for what is none. */
export function ncmIn(cell = ''): string {
  const digits = cell.replaceAll(/[.\s-]/g, '')
  return /^\d{8}$/.test(digits) && !/^0+$/.test(digits) ? digits : ''
}

/** An availability by its key or label, else by the stock. */
export function availabilityIn({ availability = '', stock = '' }: { availability?: string; stock?: string }): string {
  if (availability !== '') {
    const said = normalize(availability)
    return keysOf(availabilityLabel).find((key) => normalize(availabilityLabel[key]) === said) ?? availability
  }
  const amount = /^-?\d[\d.]*(?:,\d+)?$/.test(stock) ? Number(stock.replaceAll('.', '').replace(',', '.')) : Number.NaN
  if (Number.isNaN(amount)) return ''
  return amount > 0 ? 'em-estoque' : 'sob-consulta'
}

/** Whether a row's state says that the product is not sold. */
export function isInactive(status = ''): boolean {
  return /^(?:inativ[oa]|exclu[ií]d[oa]|i|n[aã]o|bloquead[oa])$/i.test(status.trim())
}
