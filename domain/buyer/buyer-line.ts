import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { cutText } from '#domain/text/normalize.ts'

/** The fields that a buyer's own list can have for a line besides part and quantity, in the order of documents. */
export const buyerLineLabel = {
  lot: 'Lote',
  item: 'Item',
  code: 'Código do comprador',
  catmat: 'CATMAT',
  text: 'Descrição do comprador',
  unit: 'Unidade',
  brand: 'Marca pedida',
} as const

/** A line of a buyer's own list, in the buyer's words: the supplier answers in that list's order and by its numbers. */
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

/** Makes a buyer's line: each text on one line, cut to its field's limit; undefined when no field is filled. */
export function buyerLineOf(fields: BuyerLine): BuyerLine | undefined {
  const filled = keysOf(buyerLineLabel).flatMap((name): [keyof BuyerLine, string][] => {
    const text = cutText((fields[name] ?? '').replaceAll(/\s+/g, ' ').trim(), buyerLineLimit[name]).trim()
    return text === '' ? [] : [[name, text]]
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** A key that distinguishes buyers' lines: different ones are never merged. '' for a line that comes from no list. */
export function buyerLineKey(buyerLine: BuyerLine | undefined): string {
  return buyerLine ? JSON.stringify(keysOf(buyerLineLabel).map((name) => buyerLine[name] ?? '')) : ''
}

/** The numbers by which the buyer's system finds a line: 'Lote 2, item 14, cód. 10432, CATMAT 439810'; or ''. */
export function buyerNumbers(buyerLine: BuyerLine | undefined): string {
  const { lot, item, code, catmat } = buyerLine ?? {}
  const parts = [lot && `lote ${lot}`, item && `item ${item}`, code && `cód. ${code}`, catmat && `CATMAT ${catmat}`]
  return capitalized(parts.filter(Boolean).join(', '))
}
