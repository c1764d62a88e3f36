import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { clipped } from '#domain/feeds/shopping-feeds.ts'
import { plainAmount, type Cents } from '#domain/money.ts'
import {
  alternativeLetter,
  conditionLabel,
  inBuyersOrder,
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

/** Makes the cell of a column that only offers fill. */
const offerCell =
  (cell: (line: OfferLine) => string) =>
  ({ line }: SheetRow) =>
    line.kind === 'offer' ? cell(line) : ''

const codeCell = offerCell((line) => line.code)
const unitCell = offerCell((line) => line.unit)
const quantityCell = offerCell((line) => String(line.quantity))
const priceCell = offerCell(({ unitPrice }) => amountText(unitPrice))
const totalCell = offerCell((line) => amountText(lineTotal(line)))
const deliveryCell = offerCell((line) => line.delivery)
const conditionCell = offerCell((line) => (line.condition ? conditionLabel[line.condition] : ''))
const ncmCell = offerCell((line) => line.ncm)
const anvisaCell = offerCell((line) => line.anvisa)

function optionCell({ line, proposal }: SheetRow): string {
  return line.kind === 'offer' ? alternativeLetter(proposal.content.lines, line) : ''
}

function noteCell({ line }: SheetRow): string {
  if (line.kind === 'offer') return line.note
  const answer = unofferedText[line.kind].slice(0, -1)
  return [answer, line.note].filter(Boolean).join(': ')
}

function amountText(cents: Cents | undefined): string {
  return cents === undefined ? '' : numberText(cents / 100, 2)
}

const nameCell = offerCell(({ description }) => clipped(description, 120))
const taxUnitCell = offerCell((line) => (line.unit === 'serviço' ? 'SERV' : line.unit.toUpperCase()))
const plainPriceCell = offerCell(({ unitPrice }) => (unitPrice === undefined ? '' : plainAmount(unitPrice)))
const grossTotalCell = offerCell((line) =>
  line.unitPrice === undefined ? '' : plainAmount(line.unitPrice * line.quantity),
)

const countedOffers = ({ content }: SheetProposal) => countedLines(content.lines, content.choice)

/** The first counted offer of each code: systems import each product once. */
function offersByCode(proposal: SheetProposal): OfferLine[] {
  const lines = countedOffers(proposal)
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
      ['Código', codeCell],
      ['Descrição', ({ line }) => (line.kind === 'offer' ? line.description : unofferedName(line))],
      ['Opção', optionCell],
      ['Quantidade', quantityCell],
      ['Unidade', unitCell],
      ['Preço unitário', priceCell],
      ['Total', totalCell],
      ['Entrega', deliveryCell],
      ['Condição', conditionCell],
      ['NCM', ncmCell],
      ['ANVISA', anvisaCell],
      ['Observação', noteCell],
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
      ['Unidade', (row) => row.line.buyerLine?.unit || unitCell(row)],
      ['Quantidade', quantityCell],
      ['Preço unitário', priceCell],
      ['Preço total', totalCell],
      ['Nosso código', codeCell],
      ['O que oferecemos', offerCell(({ description }) => description)],
      ['Opção', optionCell],
      ['Condição', conditionCell],
      ['ANVISA', anvisaCell],
      ['NCM', ncmCell],
      ['Entrega', deliveryCell],
      [
        'Validade da proposta',
        (row) => (row.line.kind === 'offer' ? brazilianDay(row.proposal.content.validUntil) : ''),
      ],
      ['Observação', noteCell],
    ],
  },
  bling: {
    system: 'Bling, pedido de venda',
    rows: countedOffers,
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
      ['Produto', nameCell],
      ['SKU', codeCell],
      ['Un', taxUnitCell],
      ['Quantidade', quantityCell],
      ['Valor Unitário', plainPriceCell],
      ['Valor Total', grossTotalCell],
      ['Total Pedido', ({ proposal: { content } }) => plainAmount(proposalTotals(content).total)],
      ['Valor Frete Pedido', ({ proposal: { content } }) => plainAmount(proposalTotals(content).freight)],
      ['Valor Desconto Pedido', ({ proposal: { content } }) => plainAmount(discountOf(content))],
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
    rows: offersByCode,
    columns: [
      'ID',
      ['Código (SKU)', codeCell],
      ['Descrição', nameCell],
      ['Unidade', taxUnitCell],
      ['NCM (Classificação fiscal)', ncmCell],
      'Origem',
      ['Preço', plainPriceCell],
      ['Situação', () => 'Ativo'],
      'GTIN/EAN',
      'CEST',
      ['Tipo do produto', () => 'S'],
    ],
  },
  omie: {
    system: 'Omie, produtos',
    rows: offersByCode,
    columns: [
      ['Código do Produto', codeCell],
      ['Descrição do Produto', nameCell],
      ['Código NCM', ncmCell],
      ['Unidade', taxUnitCell],
      ['Preço Unitário de Venda', plainPriceCell],
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
