import type { PlainValue } from '#domain/catalogue/part/plain-fields.ts'
import { keyCell, textCell, type Codec } from './csv-codecs.ts'

/** A number of 0 or more, with a decimal comma. A point is refused, because 1.500 may mean 1500 or 1,5. */
const numberCell: Codec<number> = {
  encode: (value) => String(value).replace('.', ','),
  decode: (cell) => {
    if (/^\d+(,\d+)?$/.test(cell)) return { value: Number(cell.replace(',', '.')) }
    return {
      code: 'conteudo-numero',
      problem: `há "${cell}"; escreva um número como 1500 ou 2,5, sem ponto e sem unidade`,
    }
  },
}

/** The codec for a plain field. In: the type of its schema. */
export function plainCell(type: string): Codec<PlainValue> {
  const { decode } = decoder(type)
  return { encode: (value) => (typeof value === 'number' ? numberCell.encode(value) : value), decode }
}

function decoder(type: string): Pick<Codec<never>, 'decode'> {
  if (type === 'number') return numberCell
  return type === 'picklist' ? keyCell : textCell
}
