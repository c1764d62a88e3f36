import { clipped } from '#domain/feeds/clipped.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import type { Cents } from '#domain/proposal/money.ts'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { lineTotal, proposalTotals, takenLines } from '#domain/proposal/totals.ts'
import { csvFile } from '#domain/text/csv-row.ts'

/** A proposal that went out, as systems take it in. */
export interface ErpProposal {
  content: Pick<Proposal, 'customer' | 'lines' | 'discount' | 'freight' | 'instalments'>
  /** '2026-0001' */
  name: string
  /** The day of the sheet, as 2026-11-24. */
  day: string
}

interface ErpLayout {
  /** The system, and what its sheet holds there. */
  label: string
  /** Products have one row a code, and none without a code; an order has one for every line. */
  holds: 'order' | 'products'
  /** Headings as the system's own template has them, and what a proposal says under each. */
  columns: readonly ErpColumn[]
}
type ErpColumn = readonly [heading: string, cell: (line: OfferLine, proposal: ErpProposal) => string]

/** A tax document names a thing in 120 characters at the most. */
const longestName = 120
/** For people of the company to fill in: a proposal does not know it. */
const unknown = () => ''
const money = (cents: Cents | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','))
const name = ({ description }: OfferLine) => clipped(description, longestName)
const unit = ({ unit: one }: OfferLine) => (one === 'serviço' ? 'SERV' : one.toUpperCase())
const code = (line: OfferLine) => line.code
const price = ({ unitPrice }: OfferLine) => money(unitPrice)
const ncm = (line: OfferLine) => line.ncm
const place = (_: OfferLine, { content }: ErpProposal) => placeOf(content.customer.city)

/**
 * The sheets that three systems take in, with the headings that public programs agree on (docs/feeds.md): Bling's is an order, the other
 * two are products.
 */
export const erpLayouts = {
  bling: {
    label: 'Bling, pedido de venda',
    holds: 'order',
    columns: [
      ['Número pedido', (_, proposal) => proposal.name],
      ['Nome Comprador', (_, { content: { customer } }) => customer.institution || customer.contact],
      ['Data', (_, { day }) => brazilianDay(day)],
      ['CPF/CNPJ Comprador', (_, { content }) => content.customer.cnpj],
      ['Endereço Comprador', unknown],
      ['Bairro Comprador', unknown],
      ['Número Comprador', unknown],
      ['Complemento Comprador', unknown],
      ['CEP Comprador', unknown],
      ['Cidade Comprador', (...row) => place(...row).city],
      ['UF Comprador', (...row) => place(...row).state],
      ['Telefone Comprador', (_, { content }) => content.customer.phone],
      ['Celular Comprador', unknown],
      ['E-mail Comprador', (_, { content }) => content.customer.email],
      ['Produto', name],
      ['SKU', code],
      ['Un', unit],
      ['Quantidade', ({ quantity }) => String(quantity)],
      ['Valor Unitário', price],
      ['Valor Total', ({ unitPrice, quantity }) => money(unitPrice === undefined ? undefined : unitPrice * quantity)],
      ['Total Pedido', (_, { content }) => money(proposalTotals(content).total)],
      ['Valor Frete Pedido', (_, { content }) => money(proposalTotals(content).freight)],
      ['Valor Desconto Pedido', (_, { content }) => money(discountOf(content))],
      ['Outras despesas', unknown],
      ['Nome Entrega', unknown],
      ['Endereço Entrega', unknown],
      ['Número Entrega', unknown],
      ['Complemento Entrega', unknown],
      ['Cidade Entrega', unknown],
      ['UF Entrega', unknown],
      ['CEP Entrega', unknown],
      ['Bairro Entrega', unknown],
      ['Transportadora', unknown],
      ['Serviço', unknown],
      ['Tipo Frete', unknown],
      ['Observações', ({ note }) => note],
      ['Qtd Parcela', (_, { content }) => String(content.instalments)],
      ['Data Prevista', unknown],
      ['Vendedor', unknown],
      ['Forma Pagamento', unknown],
      ['ID Forma Pagamento', unknown],
    ],
  },
  tiny: {
    label: 'Tiny (Olist), produtos',
    holds: 'products',
    columns: [
      ['ID', unknown],
      ['Código (SKU)', code],
      ['Descrição', name],
      ['Unidade', unit],
      ['NCM (Classificação fiscal)', ncm],
      ['Origem', unknown],
      ['Preço', price],
      ['Situação', () => 'Ativo'],
      ['GTIN/EAN', unknown],
      ['CEST', unknown],
      ['Tipo do produto', () => 'S'],
    ],
  },
  omie: {
    label: 'Omie, produtos',
    holds: 'products',
    columns: [
      ['Código do Produto', code],
      ['Descrição do Produto', name],
      ['Código NCM', ncm],
      ['Unidade', unit],
      ['Preço Unitário de Venda', price],
    ],
  },
} as const satisfies Record<string, ErpLayout>
export type ErpSystem = keyof typeof erpLayouts

/**
 * A proposal as the sheet of a system: of alternatives the first one ('opção A'), what is declined or still open left out. Prices are
 * those before discounts; an order's discounts stand in their own column, so that its rows, less it, plus the freight, are the total.
 */
export function erpProposalCsv(system: ErpSystem, proposal: ErpProposal): string {
  const { holds, columns }: ErpLayout = erpLayouts[system]
  const lines = takenLines(proposal.content.lines)
  const isFirst = (line: OfferLine) => lines.find((other) => other.code === line.code) === line
  const rows = holds === 'order' ? lines : lines.filter((line) => line.code !== '' && isFirst(line))
  return csvFile([
    columns.map(([heading]) => heading),
    ...rows.map((line) => columns.map(([, cell]) => cell(line, proposal))),
  ])
}

/** What comes off an order as a whole: its lines' discounts and its own. */
function discountOf(content: ErpProposal['content']): Cents {
  const taken = takenLines(content.lines)
  const gross = taken.reduce((sum, { unitPrice = 0, quantity }) => sum + unitPrice * quantity, 0)
  const net = taken.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0)
  return gross - net + proposalTotals(content).discount
}

/** 'Ribeirão Preto/SP' as city and state; without a state at its end it is the city. */
function placeOf(text: string): { city: string; state: string } {
  const [, city = text, state = ''] = /^(.*\S)\s*[/,–-]\s*([A-Za-z]{2})$/.exec(text) ?? []
  return { city, state: state.toUpperCase() }
}
