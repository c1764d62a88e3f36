import { csvFile } from '#domain/text/csv-row.ts'
import { numberText } from '#domain/text/number-text.ts'
import { inBuyersOrder } from './proposal-text.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import type { Cents } from '#domain/money.ts'
import { alternativeLetter, conditionLabel, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { lineTotal } from '#domain/proposal/totals.ts'

const listHeader = [
  'Lote',
  'Item',
  'CATMAT',
  'Código do comprador',
  'Descrição do comprador',
  'Unidade',
  'Quantidade',
  'Preço unitário',
  'Preço total',
  'Nosso código',
  'O que oferecemos',
  'Opção',
  'Condição',
  'ANVISA',
  'NCM',
  'Entrega',
  'Validade da proposta',
  'Observação',
]

/**
 * The answer to a buyer's list as CSV: in the list's order, with its item numbers and codes, declined items included.
 */
export function listCsv({ lines, validUntil }: Pick<Proposal, 'lines' | 'validUntil'>): string {
  const rows = inBuyersOrder(lines).map((line, place) => listRow(lines, line, { place, validUntil }))
  return csvFile([listHeader, ...rows])
}

function listRow(
  lines: readonly ProposalLine[],
  line: ProposalLine,
  { place, validUntil }: { place: number; validUntil: string },
): string[] {
  const { lot = '', code = '', catmat = '', text = '', unit = '' } = line.buyerLine ?? {}
  const buyerCells = [lot, line.customerItem || String(place + 1), catmat, code, text || line.asked]
  if (line.kind !== 'offer') {
    const answer = line.kind === 'declined' ? 'Não trabalhamos com este item' : 'A confirmar'
    return [
      ...buyerCells,
      unit,
      ...Array.from({ length: 11 }, () => ''),
      [answer, line.note].filter(Boolean).join(': '),
    ]
  }
  return [
    ...buyerCells,
    unit || line.unit,
    String(line.quantity),
    money(line.unitPrice),
    money(lineTotal(line)),
    line.code,
    line.description,
    alternativeLetter(lines, line),
    line.condition ? conditionLabel[line.condition] : '',
    line.anvisa,
    line.ncm,
    line.delivery,
    brazilianDay(validUntil),
    line.note,
  ]
}

function money(cents: Cents | undefined): string {
  return cents === undefined ? '' : numberText(cents / 100, 2)
}

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
