import { ncmText } from '#domain/catalogue/part/plain-fields.ts'
import { hasPrice } from '#domain/catalogue/price.ts'
import type { OfferedItem } from '#domain/feeds/offered-item.ts'
import { titleOf } from '#domain/feeds/shopping-feeds.ts'
import { reaisOf } from '#domain/money.ts'

/** An item, and the full address of its page. */
export interface ErpItem extends OfferedItem {
  link: string
}

/** One column of a system's import sheet: its heading, and the value from this catalogue. */
interface ErpColumn {
  heading: string
  cell: (item: ErpItem) => string
}

/** A tax document allows 120 characters for a name (xProd), and so do these systems. */
const maximumNameLength = 120

const nameCell = (item: ErpItem) => titleOf(item, maximumNameLength)
const priceCell = ({ price: amount }: ErpItem) =>
  hasPrice({ currentPrice: amount }) ? reaisOf(amount).toFixed(2).replace('.', ',') : ''
const ncmCell = ({ ncm: code }: ErpItem) => (code === undefined ? '' : ncmText(code))
const typeCell = ({ kind: [, narrow] }: ErpItem) => narrow
/**
 * An empty cell for the company's people to fill in: the catalogue does not know the value, and nothing that the law
 * asks for is guessed.
 */
const emptyCell = () => ''
const fixedCell = (text: string) => () => text

/**
 * The import sheets of three systems, with the headings that published programs for these systems have in common
 * (docs/feeds.md names them). Each code becomes a product of its own, because trees of variations differ from system to
 * system.
 */
export const erpSheets = {
  bling: [
    column('ID', emptyCell),
    column('Código', ({ code }) => code),
    column('Descrição', nameCell),
    column('Unidade', fixedCell('UN')),
    column('NCM', ncmCell),
    column('Origem', emptyCell),
    column('Preço', priceCell),
    column('Situação', fixedCell('Ativo')),
    column('Estoque', emptyCell),
    column('GTIN/EAN', emptyCell),
    column('Descrição Complementar', ({ description }) => description),
    column('Grupo de produtos', typeCell),
    column('Marca', ({ maker = '' }) => maker),
    column('CEST', emptyCell),
    column('Link Externo', ({ link }) => link),
  ],
  tiny: [
    column('ID', emptyCell),
    column('Código (SKU)', ({ code }) => code),
    column('Descrição', nameCell),
    column('Unidade', fixedCell('UN')),
    column('NCM (Classificação fiscal)', ncmCell),
    column('Origem', emptyCell),
    column('Preço', priceCell),
    column('Situação', fixedCell('Ativo')),
    column('Estoque', emptyCell),
    column('GTIN/EAN', emptyCell),
    column('Descrição complementar', ({ description }) => description),
    column('CEST', emptyCell),
    column('Tipo do produto', fixedCell('S')),
    column('Marca', ({ maker = '' }) => maker),
  ],
  omie: [
    column('Código do Produto', ({ code }) => code),
    column('Descrição do Produto', nameCell),
    column('Código NCM', ncmCell),
    column('Unidade', fixedCell('UN')),
    column('Preço Unitário de Venda', priceCell),
    column('Família de Produto', typeCell),
  ],
} as const satisfies Record<string, readonly ErpColumn[]>
export type ErpSystem = keyof typeof erpSheets

/** A system's sheet: its heading, and a row for each item. */
export function erpSheet(system: ErpSystem, items: readonly ErpItem[]): { heading: string[]; rows: string[][] } {
  const columns: readonly ErpColumn[] = erpSheets[system]
  return {
    heading: columns.map(({ heading }) => heading),
    rows: items.map((item) => columns.map(({ cell }) => cell(item))),
  }
}

function column(heading: string, cell: ErpColumn['cell']): ErpColumn {
  return { heading, cell }
}
