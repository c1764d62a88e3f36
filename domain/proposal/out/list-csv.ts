import { csvFile } from '#domain/text/csv-row.ts'
import { numberText } from '#domain/text/number-text.ts'
import { inBuyersOrder } from './buyers-order.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import type { Cents } from '#domain/money.ts'
import { alternativeLetter, conditionLabel, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { lineTotal } from '#domain/proposal/totals.ts'

const header = [
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
  const rows = inBuyersOrder(lines).map((line, place) => rowOf(lines, line, { place, validUntil }))
  return csvFile([header, ...rows])
}

function rowOf(
  lines: readonly ProposalLine[],
  line: ProposalLine,
  { place, validUntil }: { place: number; validUntil: string },
): string[] {
  const { lot = '', code = '', catmat = '', text = '', unit = '' } = line.theirs ?? {}
  const theirs = [lot, line.customerItem || String(place + 1), catmat, code, text || line.asked]
  if (line.kind !== 'offer') {
    const answer = line.kind === 'declined' ? 'Não trabalhamos com este item' : 'A confirmar'
    return [...theirs, unit, ...Array.from({ length: 11 }, () => ''), [answer, line.note].filter(Boolean).join(': ')]
  }
  return [
    ...theirs,
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
