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

/**
 * A request as a sheet that a Brazilian Excel opens: UTF-8 with its mark, ';', CRLF, cells in quotes where needed.
 * What would run as a formula is text. The last two columns are the supplier's to fill in.
 */
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
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const safe = /^'*[=+\-@]/.test(line) ? `'${line}` : line
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
