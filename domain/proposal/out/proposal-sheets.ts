import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { clipped } from '#domain/feeds/shopping-feeds.ts'
import type { Cents } from '#domain/money.ts'
import {
  alternativeLetter,
  conditionLabel,
  unofferedName,
  unofferedText,
  type OfferLine,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { lineTotal, proposalTotals, countedLines } from '#domain/proposal/totals.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { csvFile, sheetRows, type SheetColumn } from '#domain/text/csv-row.ts'
import { numberText } from '#domain/text/number-text.ts'
import { inBuyersOrder } from './proposal-text.ts'

interface SheetProposal {
  content: Pick<Proposal, 'customer' | 'lines' | 'discount' | 'freight' | 'instalments' | 'choice' | 'validUntil'>
  /** The proposal's number as text: '2026-0001'. */
  name: string
  /** The day on which the CSV is made, as 2026-11-24. */
  day: string
}

type SheetRow = { line: ProposalLine; number: string; proposal: SheetProposal }

interface ProposalSheet {
  system?: string
  rows: (proposal: SheetProposal) => readonly ProposalLine[]
  columns: readonly SheetColumn<SheetRow>[]
}

const offered =
  (cell: (line: OfferLine) => string) =>
  ({ line }: SheetRow) =>
    line.kind === 'offer' ? cell(line) : ''

const code = offered((line) => line.code)
const unit = offered((line) => line.unit)
const quantity = offered((line) => String(line.quantity))
const price = offered(({ unitPrice }) => money(unitPrice))
const total = offered((line) => money(lineTotal(line)))
const delivery = offered((line) => line.delivery)
const condition = offered((line) => (line.condition ? conditionLabel[line.condition] : ''))
const ncm = offered((line) => line.ncm)
const anvisa = offered((line) => line.anvisa)

function option({ line, proposal }: SheetRow): string {
  return line.kind === 'offer' ? alternativeLetter(proposal.content.lines, line) : ''
}

function note({ line }: SheetRow): string {
  if (line.kind === 'offer') return line.note
  const answer = unofferedText[line.kind].slice(0, -1)
  return [answer, line.note].filter(Boolean).join(': ')
}

function money(cents: Cents | undefined): string {
  return cents === undefined ? '' : numberText(cents / 100, 2)
}

function plainMoney(cents: Cents | undefined): string {
  return cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ',')
}

const name = offered(({ description }) => clipped(description, 120))
const taxUnit = offered((line) => (line.unit === 'serviço' ? 'SERV' : line.unit.toUpperCase()))
const plainPrice = offered(({ unitPrice }) => plainMoney(unitPrice))

const grossTotal = offered((line) => (line.unitPrice === undefined ? '' : plainMoney(line.unitPrice * line.quantity)))

const countedOf = ({ content }: SheetProposal) => countedLines(content.lines, content.choice)

function codes(proposal: SheetProposal): OfferLine[] {
  const lines = countedOf(proposal)
  return lines.filter((line) => line.code !== '' && lines.find((other) => other.code === line.code) === line)
}

/** Splits 'Ribeirão Preto/SP' into city and state; a text without a state is the city. */
function placeOf({ proposal }: SheetRow): { city: string; state: string } {
  const text = proposal.content.customer.city
  const [, city = text, state = ''] = /^(.*\S)\s*[/,–-]\s*([A-Za-z]{2})$/.exec(text) ?? []
  return { city, state: state.toUpperCase() }
}

function discountOf(content: SheetProposal['content']): Cents {
  const lines = countedLines(content.lines, content.choice)
  const gross = lines.reduce((sum, line) => sum + (line.unitPrice ?? 0) * line.quantity, 0)
  const net = lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0)
  return gross - net + proposalTotals(content).discount
}

/**
 * The CSV layouts of a proposal: its own, the buyer's list, and three systems' published templates (docs/feeds.md).
 * Bling's is an order: the sum of its rows, less the discounts, plus the freight, is the total. The systems get the
 * first of alternatives that nobody chose among, and neither declined nor open lines.
 */
const sheets = {
  proposta: {
    rows: ({ content }) => content.lines,
    columns: [
      ['Item', ({ number }) => number],
      ['Código', code],
      ['Descrição', ({ line }) => (line.kind === 'offer' ? line.description : unofferedName(line))],
      ['Opção', option],
      ['Quantidade', quantity],
      ['Unidade', unit],
      ['Preço unitário', price],
      ['Total', total],
      ['Entrega', delivery],
      ['Condição', condition],
      ['NCM', ncm],
      ['ANVISA', anvisa],
      ['Observação', note],
    ],
  },
  lista: {
    rows: ({ content }) => inBuyersOrder(content.lines),
    columns: [
      ['Lote', ({ line }) => line.buyerLine?.lot ?? ''],
      ['Item', ({ number }) => number],
      ['CATMAT', ({ line }) => line.buyerLine?.catmat ?? ''],
      ['Código do comprador', ({ line }) => line.buyerLine?.code ?? ''],
      ['Descrição do comprador', ({ line }) => line.buyerLine?.text || line.asked],
      ['Unidade', (row) => row.line.buyerLine?.unit || unit(row)],
      ['Quantidade', quantity],
      ['Preço unitário', price],
      ['Preço total', total],
      ['Nosso código', code],
      ['O que oferecemos', offered(({ description }) => description)],
      ['Opção', option],
      ['Condição', condition],
      ['ANVISA', anvisa],
      ['NCM', ncm],
      ['Entrega', delivery],
      [
        'Validade da proposta',
        (row) => (row.line.kind === 'offer' ? brazilianDay(row.proposal.content.validUntil) : ''),
      ],
      ['Observação', note],
    ],
  },
  bling: {
    system: 'Bling, pedido de venda',
    rows: countedOf,
    columns: [
      ['Número pedido', ({ proposal }) => proposal.name],
      ['Nome Comprador', ({ proposal: { content } }) => content.customer.institution || content.customer.contact],
      ['Data', ({ proposal }) => brazilianDay(proposal.day)],
      ['CPF/CNPJ Comprador', ({ proposal: { content } }) => content.customer.cnpj],
      'Endereço Comprador',
      'Bairro Comprador',
      'Número Comprador',
      'Complemento Comprador',
      'CEP Comprador',
      ['Cidade Comprador', (row) => placeOf(row).city],
      ['UF Comprador', (row) => placeOf(row).state],
      ['Telefone Comprador', ({ proposal: { content } }) => content.customer.phone],
      'Celular Comprador',
      ['E-mail Comprador', ({ proposal: { content } }) => content.customer.email],
      ['Produto', name],
      ['SKU', code],
      ['Un', taxUnit],
      ['Quantidade', quantity],
      ['Valor Unitário', plainPrice],
      ['Valor Total', grossTotal],
      ['Total Pedido', ({ proposal: { content } }) => plainMoney(proposalTotals(content).total)],
      ['Valor Frete Pedido', ({ proposal: { content } }) => plainMoney(proposalTotals(content).freight)],
      ['Valor Desconto Pedido', ({ proposal: { content } }) => plainMoney(discountOf(content))],
      'Outras despesas',
      'Nome Entrega',
      'Endereço Entrega',
      'Número Entrega',
      'Complemento Entrega',
      'Cidade Entrega',
      'UF Entrega',
      'CEP Entrega',
      'Bairro Entrega',
      'Transportadora',
      'Serviço',
      'Tipo Frete',
      ['Observações', ({ line }) => line.note],
      ['Qtd Parcela', ({ proposal: { content } }) => String(content.instalments)],
      'Data Prevista',
      'Vendedor',
      'Forma Pagamento',
      'ID Forma Pagamento',
    ],
  },
  tiny: {
    system: 'Tiny (Olist), produtos',
    rows: codes,
    columns: [
      'ID',
      ['Código (SKU)', code],
      ['Descrição', name],
      ['Unidade', taxUnit],
      ['NCM (Classificação fiscal)', ncm],
      'Origem',
      ['Preço', plainPrice],
      ['Situação', () => 'Ativo'],
      'GTIN/EAN',
      'CEST',
      ['Tipo do produto', () => 'S'],
    ],
  },
  omie: {
    system: 'Omie, produtos',
    rows: codes,
    columns: [
      ['Código do Produto', code],
      ['Descrição do Produto', name],
      ['Código NCM', ncm],
      ['Unidade', taxUnit],
      ['Preço Unitário de Venda', plainPrice],
    ],
  },
} as const satisfies Record<string, ProposalSheet>
type SheetLayout = keyof typeof sheets

export const sheetLayouts = keysOf(sheets)

export const erpSystems = { bling: sheets.bling.system, tiny: sheets.tiny.system, omie: sheets.omie.system }

/** A proposal as CSV, one row a line, with the customer's own item numbers where given. */
export function proposalSheet(layout: SheetLayout, proposal: SheetProposal): string {
  const { rows, columns }: ProposalSheet = sheets[layout]
  const items = rows(proposal).map((line, index) => {
    return { line, number: line.customerItem || String(index + 1), proposal }
  })
  return csvFile(sheetRows(columns, items))
}
