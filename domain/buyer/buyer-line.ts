import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { cutText } from '#domain/text/normalize.ts'

/**
 * The fields that a buyer's own list can have for a line, besides part and quantity, with their labels. Documents show
 * them in this order.
 */
export const buyerLineLabel = {
  lot: 'Lote',
  item: 'Item',
  code: 'Código do comprador',
  catmat: 'CATMAT',
  text: 'Descrição do comprador',
  unit: 'Unidade',
  brand: 'Marca pedida',
} as const

/**
 * A line of a buyer's own list, in the buyer's words. The words stay unchanged, so that the supplier can answer in the
 * order and by the numbers of that list.
 */
export type BuyerLine = { [name in keyof typeof buyerLineLabel]?: string | undefined }

/** The most characters of each field. */
export const buyerLineLimit: Record<keyof BuyerLine, number> = {
  lot: 20,
  item: 20,
  code: 40,
  catmat: 20,
  text: 400,
  unit: 20,
  brand: 60,
}

const storedField = (name: keyof BuyerLine) => v.optional(v.pipe(v.string(), v.maxLength(buyerLineLimit[name])))
/** A buyer's line as it is stored on the device. */
export const buyerLineSchema = v.object({
  lot: storedField('lot'),
  item: storedField('item'),
  code: storedField('code'),
  catmat: storedField('catmat'),
  text: storedField('text'),
  unit: storedField('unit'),
  brand: storedField('brand'),
})

/**
 * Makes a buyer's line from fields: the text of each on one line, cut to its limit; empty ones are left out. Undefined
 * when no field is left.
 */
export function buyerLineOf(fields: BuyerLine): BuyerLine | undefined {
  const filled = keysOf(buyerLineLabel).flatMap((name): [keyof BuyerLine, string][] => {
    const text = cutText((fields[name] ?? '').replaceAll(/\s+/g, ' ').trim(), buyerLineLimit[name]).trim()
    return text === '' ? [] : [[name, text]]
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/**
 * A key that distinguishes lines of a buyer's list: lines that differ in any of these fields are never merged. '' for a
 * line that comes from no list.
 */
export function buyerLineKey(buyerLine: BuyerLine | undefined): string {
  return buyerLine ? JSON.stringify(keysOf(buyerLineLabel).map((name) => buyerLine[name] ?? '')) : ''
}

/**
 * The numbers by which the buyer's system finds a line: 'Lote 2, item 14, cód. 10432, CATMAT 439810'; '' without any.
 */
export function buyerNumbers(buyerLine: BuyerLine | undefined): string {
  const { lot, item, code, catmat } = buyerLine ?? {}
  const parts = [lot && `lote ${lot}`, item && `item ${item}`, code && `cód. ${code}`, catmat && `CATMAT ${catmat}`]
  return capitalized(parts.filter(Boolean).join(', '))
}
