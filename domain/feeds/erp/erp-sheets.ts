import { ncmText } from '#domain/catalogue/part/plain-fields.ts'
import { hasPrice } from '#domain/catalogue/price.ts'
import type { OfferedItem } from '#domain/feeds/offered-item.ts'
import { titleOf } from '#domain/feeds/shopping-feeds.ts'
import { plainAmount } from '#domain/money.ts'
import { sheetRows, type SheetColumn } from '#domain/text/csv-row.ts'

export interface ErpItem extends OfferedItem {
  link: string
}

/** The most characters of a name, by the rule of tax documents (xProd) and of these systems. */
const maximumNameLength = 120

const nameCell = (item: ErpItem) => titleOf(item, maximumNameLength)
const priceCell = ({ price: amount }: ErpItem) => (hasPrice({ currentPrice: amount }) ? plainAmount(amount) : '')
const ncmCell = ({ ncm: code }: ErpItem) => (code === undefined ? '' : ncmText(code))
const typeCell = ({ kind: [, narrow] }: ErpItem) => narrow

/** Import sheets of three systems, by published templates (docs/feeds.md); each code is a product of its own. */
export const erpSheets = {
  bling: [
    'ID',
    ['Código', ({ code }) => code],
    ['Descrição', nameCell],
    ['Unidade', () => 'UN'],
    ['NCM', ncmCell],
    'Origem',
    ['Preço', priceCell],
    ['Situação', () => 'Ativo'],
    'Estoque',
    'GTIN/EAN',
    ['Descrição Complementar', ({ description }) => description],
    ['Grupo de produtos', typeCell],
    ['Marca', ({ maker = '' }) => maker],
    'CEST',
    ['Link Externo', ({ link }) => link],
  ],
  tiny: [
    'ID',
    ['Código (SKU)', ({ code }) => code],
    ['Descrição', nameCell],
    ['Unidade', () => 'UN'],
    ['NCM (Classificação fiscal)', ncmCell],
    'Origem',
    ['Preço', priceCell],
    ['Situação', () => 'Ativo'],
    'Estoque',
    'GTIN/EAN',
    ['Descrição complementar', ({ description }) => description],
    'CEST',
    ['Tipo do produto', () => 'S'],
    ['Marca', ({ maker = '' }) => maker],
  ],
  omie: [
    ['Código do Produto', ({ code }) => code],
    ['Descrição do Produto', nameCell],
    ['Código NCM', ncmCell],
    ['Unidade', () => 'UN'],
    ['Preço Unitário de Venda', priceCell],
    ['Família de Produto', typeCell],
  ],
} as const satisfies Record<string, readonly SheetColumn<ErpItem>[]>
export type ErpSystem = keyof typeof erpSheets

/** A system's import sheet: its heading, and a row for each item. */
export function erpSheet(system: ErpSystem, items: readonly ErpItem[]): { heading: string[]; rows: string[][] } {
  const [heading = [], ...rows] = sheetRows<ErpItem>(erpSheets[system], items)
  return { heading, rows }
}
