import { buyerLineLabel } from '#domain/buyer/buyer-line.ts'
import { itemPapersText, type ItemPapers } from '#domain/buyer/item-papers.ts'
import { lineVariant } from '#domain/cart/cart.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { plainAmount } from '#domain/money.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { csvFile } from '#domain/text/csv-row.ts'
import type { RequestRow } from './request.ts'

/** The columns after the buyer's own; price and delivery are left for the supplier. */
const catalogueColumns = [
  'Código',
  'Produto no catálogo',
  'Opções',
  'Quantidade',
  'Observação',
  'Disponibilidade',
] as const
const priceColumns = ['Preço do site', 'Preço unitário', 'Prazo de entrega'] as const

/** A request as CSV for Excel, in the buyer's order and numbers. In: NCM and ANVISA numbers by product id. */
export function requestCsv(rows: readonly RequestRow[], papers: ItemPapers = {}): string {
  const buyerColumns = keysOf(buyerLineLabel).filter((name) => rows.some((row) => row.buyerLine?.[name]))
  const number = buyerColumns.includes('item') ? [] : ['#']
  const ids = rows.flatMap(({ item }) => (item ? [item.product.id] : []))
  const isKnown = ids.some((id) => papers[id])
  const header = [
    ...number,
    ...buyerColumns.map((name) => buyerLineLabel[name]),
    ...catalogueColumns,
    ...(isKnown ? ['NCM', 'ANVISA'] : []),
    ...priceColumns,
  ]
  const body = rows.map((row, index) => [
    ...number.map(() => String(index + 1)),
    ...buyerColumns.map((name) => row.buyerLine?.[name] ?? ''),
    ...catalogueCells(row),
    ...(isKnown ? itemPapersText(papers[row.item?.product.id ?? '']) : []),
    row.item ? publicPrice(row.item) : '',
    '',
    '',
  ])
  return csvFile([header, ...body])
}

function catalogueCells(row: RequestRow): string[] {
  if (!row.item) return ['', '', '', String(row.quantity), row.note ?? '', 'Não identificado no catálogo']
  const { item, choice, quantity, note } = row
  const { availability } = lineVariant(item) ?? item.product
  return [
    item.code,
    item.product.name,
    choice,
    String(quantity),
    note,
    availabilityLabel[availability ?? item.product.availability],
  ]
}

function publicPrice(item: OrderItem): string {
  const price = lineVariant(item)?.currentPrice ?? item.product.currentPrice
  return price > 0 ? plainAmount(price) : ''
}
