import { csvFile } from '#domain/text/csv-row.ts'
import type { RequestLine } from './request-line.ts'

const header = [
  'Item',
  'Código',
  'Descrição',
  'Opções',
  'Quantidade',
  'Observação',
  'Preço unitário',
  'Prazo de entrega',
]

/** A request as a sheet that a Brazilian Excel opens. The last two columns are the supplier's to fill in. */
export function requestCsv(lines: readonly RequestLine[]): string {
  const rows = lines.map(({ item, quantity, choice, note }, place) => [
    String(place + 1),
    item.code,
    item.product.name,
    choice,
    String(quantity),
    note,
    '',
    '',
  ])
  return csvFile([header, ...rows])
}
