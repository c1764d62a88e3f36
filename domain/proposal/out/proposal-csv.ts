import { csvFile } from '#domain/text/csv-row.ts'
import { numberText } from '#domain/text/number-text.ts'
import { alternativeLetter, conditionLabel, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { lineTotal } from '#domain/proposal/totals.ts'

const header = [
  'Item',
  'Código',
  'Descrição',
  'Opção',
  'Quantidade',
  'Unidade',
  'Preço unitário',
  'Total',
  'Entrega',
  'Condição',
  'NCM',
  'ANVISA',
  'Observação',
]

/** A proposal as CSV, one row a line, with the customer's own item numbers where given. */
export function proposalCsv({ lines }: Pick<Proposal, 'lines'>): string {
  return csvFile([header, ...lines.map((line, place) => rowOf(lines, line, place))])
}

function rowOf(lines: readonly ProposalLine[], line: ProposalLine, place: number): string[] {
  const number = line.customerItem || String(place + 1)
  if (line.kind !== 'offer') {
    const answer = line.kind === 'declined' ? 'Não trabalhamos com este item' : 'A confirmar'
    return [number, '', line.asked, '', '', '', '', '', '', '', '', '', [answer, line.note].filter(Boolean).join(': ')]
  }
  const total = lineTotal(line)
  return [
    number,
    line.code,
    line.description,
    alternativeLetter(lines, line),
    String(line.quantity),
    line.unit,
    line.unitPrice === undefined ? '' : numberText(line.unitPrice / 100, 2),
    total === undefined ? '' : numberText(total / 100, 2),
    line.delivery,
    line.condition ? conditionLabel[line.condition] : '',
    line.ncm,
    line.anvisa,
    line.note,
  ]
}
