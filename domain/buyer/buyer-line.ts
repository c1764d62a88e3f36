import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { cutText } from '#domain/text/normalize.ts'

/** What a buyer's own list can say of a line, in the order of documents. */
export const buyerLineLabel = {
  lot: 'Lote',
  item: 'Item',
  code: 'Código do comprador',
  catmat: 'CATMAT',
  text: 'Descrição do comprador',
  unit: 'Unidade',
  brand: 'Marca pedida',
} as const

/** In the buyer's words, so that the supplier can answer in the order and by the numbers of that list. */
export type BuyerLine = { [name in keyof typeof buyerLineLabel]?: string | undefined }

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
const storedFields = keysOf(buyerLineLabel).map((name) => [name, storedField(name)])
export const buyerLineSchema = v.object(
  Object.fromEntries(storedFields) as Record<keyof BuyerLine, ReturnType<typeof storedField>>,
)

/** The text of each field on one line, cut to its limit; undefined when none is left. */
export function buyerLineOf(fields: BuyerLine): BuyerLine | undefined {
  const filled = keysOf(buyerLineLabel).flatMap((name): [keyof BuyerLine, string][] => {
    const text = cutText((fields[name] ?? '').replaceAll(/\s+/g, ' ').trim(), buyerLineLimit[name]).trim()
    return text === '' ? [] : [[name, text]]
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** Lines that differ in any of these fields are never merged; '' for a line that comes from no list. */
export function buyerLineKey(buyerLine: BuyerLine | undefined): string {
  return buyerLine ? JSON.stringify(keysOf(buyerLineLabel).map((name) => buyerLine[name] ?? '')) : ''
}

/** 'Lote 2, item 14, cód. 10432, CATMAT 439810'; '' without any. */
export function buyerNumbers(buyerLine: BuyerLine | undefined): string {
  const { lot, item, code, catmat } = buyerLine ?? {}
  const parts = [lot && `lote ${lot}`, item && `item ${item}`, code && `cód. ${code}`, catmat && `CATMAT ${catmat}`]
  return capitalized(parts.filter(Boolean).join(', '))
}
