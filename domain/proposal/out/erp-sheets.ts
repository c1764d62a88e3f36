import { clipped } from '#domain/feeds/shopping-feeds.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import type { Cents } from '#domain/money.ts'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { lineTotal, proposalTotals, takenLines } from '#domain/proposal/totals.ts'
import { csvFile } from '#domain/text/csv-row.ts'

/** A sent proposal, for the CSV of an ERP system. */
export interface ErpProposal {
  content: Pick<Proposal, 'customer' | 'lines' | 'discount' | 'freight' | 'instalments' | 'choice'>
  /** The number as text: '2026-0001'. */
  name: string
  /** The day on which the CSV is made, as 2026-11-24. */
  day: string
}

interface ErpLayout {
  /** The system's name and the content of its CSV. */
  label: string
  /**
   * 'products' has a row for each code, and none for lines without a code; 'order' has a row for each offered line, of
   * alternatives only the chosen one, else the first.
   */
  holds: 'order' | 'products'
  /** The headings of the system's own template, and the value of a proposal for each. */
  columns: readonly ErpColumn[]
}
type ErpColumn = readonly [heading: string, cell: (line: OfferLine, proposal: ErpProposal) => string]

/** A tax document allows 120 characters for a name. */
const longestName = 120
/** An empty cell for the company's people to fill in: a proposal does not contain the value. */
const unknown = () => ''
const money = (cents: Cents | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','))
const name = ({ description }: OfferLine) => clipped(description, longestName)
const unit = ({ unit: one }: OfferLine) => (one === 'serviço' ? 'SERV' : one.toUpperCase())
const code = (line: OfferLine) => line.code
const price = ({ unitPrice }: OfferLine) => money(unitPrice)
const ncm = (line: OfferLine) => line.ncm
const place = (_: OfferLine, { content }: ErpProposal) => placeOf(content.customer.city)

/**
 * The CSV layouts of three systems, with the headings that published programs for them have in common (docs/feeds.md):
 * Bling's is an order, the other two are products.
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
 * A proposal in a system's CSV layout: the first of alternatives ('opção A'), without declined and open lines. Prices
 * are before discounts. An order's discounts have a column of their own: the sum of its rows, less the discounts, plus
 * the freight, is the total.
 */
export function erpProposalCsv(system: ErpSystem, proposal: ErpProposal): string {
  const { holds, columns }: ErpLayout = erpLayouts[system]
  const lines = takenLines(proposal.content.lines, proposal.content.choice)
  const isFirst = (line: OfferLine) => lines.find((other) => other.code === line.code) === line
  const rows = holds === 'order' ? lines : lines.filter((line) => line.code !== '' && isFirst(line))
  return csvFile([
    columns.map(([heading]) => heading),
    ...rows.map((line) => columns.map(([, cell]) => cell(line, proposal))),
  ])
}

/** The sum of an order's discounts: those of its lines and its own. */
function discountOf(content: ErpProposal['content']): Cents {
  const taken = takenLines(content.lines, content.choice)
  const gross = taken.reduce((sum, { unitPrice = 0, quantity }) => sum + unitPrice * quantity, 0)
  const net = taken.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0)
  return gross - net + proposalTotals(content).discount
}

/** Splits 'Ribeirão Preto/SP' into city and state; a text without a state is the city. */
function placeOf(text: string): { city: string; state: string } {
  const [, city = text, state = ''] = /^(.*\S)\s*[/,–-]\s*([A-Za-z]{2})$/.exec(text) ?? []
  return { city, state: state.toUpperCase() }
}
