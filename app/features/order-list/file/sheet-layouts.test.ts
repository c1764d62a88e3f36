import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hasOpenQuestion, requestRowsOf, rowsOf } from '#app/features/order-list/order-rows.ts'
import { readListFile } from '#app/features/order-list/read-list-file.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { buildOrderBook, sourcesOf } from '#domain/order-list/order-book.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { readOrder } from '#domain/order-list/resolve-order.ts'
import { requestCsv } from '#domain/quote/request-csv.ts'
import type { RequestRow } from '#domain/quote/request.ts'
import { accessory, summaryOf } from '#tests/samples.ts'

const codes = ['C5VGA2', 'CP06', 'CP07', 'TPNI05']
const book = buildOrderBook(
  codes.map((sku) => summaryOf(accessory({ id: sku.toLowerCase(), sku, name: `Peça ${sku}` }))),
)
const sources: OrderSources = {
  ...sourcesOf(book),
  searchWords: () => [],
  isWord: () => false,
}

async function rowsIn(name: string): Promise<RequestRow[]> {
  const bytes = await readFile(new URL(`../../../../tests/sheets/${name}`, import.meta.url))
  const read = await readListFile(new File([Uint8Array.from(bytes)], name))
  expect(read).toHaveProperty('text')
  return rowsOfText('text' in read ? read.text : '')
}

function rowsOfText(text: string): RequestRow[] {
  return requestRowsOf(rowsOf(readOrder(text, sources).entries, []))
}

/** A row as text: 'Lote 1, item 2, cód. 10432 | C5VGA2 x 3 UN', or the buyer's words for a part that is not sold. */
function told(row: RequestRow): string {
  const { buyerLine, quantity, item } = row
  return `${buyerNumbers(buyerLine)} | ${item?.code ?? `? ${buyerLine?.text}`} x ${quantity} ${buyerLine?.unit ?? ''}`.trim()
}

/** Sheets made after public descriptions of portals, tenders and ERPs; each with what it orders. */
const layouts: Record<string, string[]> = {
  'portal-requisicao.csv': [
    'Item 1, cód. 10432 | C5VGA2 x 3 UN',
    'Item 2, cód. 10433 | CP06 x 10 UN',
    'Item 3, cód. 10987 | ? SENSOR QUE NAO EXISTE NO CATALOGO x 2 CX',
    'Item 4, cód. 10432 | C5VGA2 x 1 UN',
  ],
  'edital-anexo.tsv': [
    'Lote 1, item 1, CATMAT 439810 | C5VGA2 x 4 UND',
    'Lote 1, item 2, CATMAT 439811 | TPNI05 x 2 UND',
    'Lote 2, item 1, CATMAT 451200 | ? Conector CP06 ou CP07 x 20 PÇ',
    'Lote 2, item 2, CATMAT 451201 | ? Bisturi elétrico bipolar x 1 UND',
  ],
  'erp-solicitacao.csv': [
    'Cód. 000123 | C5VGA2 x 2 UN',
    'Cód. 000124 | CP07 x 5 UN',
    'Cód. 000125 | ? ITEM FORA DE LINHA x 1 UN',
  ],
  'erp-ordem.csv': [
    'Cód. 40001234 | C5VGA2 x 2 PEC',
    'Cód. 40001235 | CP06 x 12 PEC',
    'Cód. 40001236 | TPNI05 x 1 PEC',
  ],
  'planilha-simples.csv': ['| C5VGA2 x 3', '| CP07 x 1', '| ? XX99 Unknown x 2'],
  'tabela-de-texto.txt': ['Item 1 | C5VGA2 x 3', 'Item 2 | CP06 x 4', 'Item 3 | CP07 x 5'],
  'sem-titulos.tsv': ['| C5VGA2 x 3', '| CP06 x 4', '| TPNI05 x 1'],
  'descricao-como-item.tsv': ['| C5VGA2 x 2', '| CP06 x 6', '| ? Aparelho de pressão de parede x 1'],
  'pregao-lotes.csv': [
    'Lote 1, item 1 | C5VGA2 x 3 Unidade',
    'Lote 1, item 2 | CP06 x 8 Unidade',
    'Lote 2, item 3 | TPNI05 x 2 Unidade',
  ],
  'cotacao.xlsx': [
    'Item 1 | C5VGA2 x 3 UN',
    'Item 2 | CP06 x 10 UN',
    'Item 3 | ? Ventilador de teto x 1 UN',
    'Item 4 | TPNI05 x 2 UN',
  ],
}

for (const [name, expected] of Object.entries(layouts)) {
  test(`${name}: every line is read in its order, with its numbers`, async () => {
    expect((await rowsIn(name)).map(told)).toEqual(expected)
  })

  test(`${name}: the sheet that goes out comes back line by line`, async () => {
    const rows = await rowsIn(name)
    expect(rowsOfText(requestCsv(rows)).map(told)).toEqual(rows.map(told))
  })
}

test('a line that asks stays open until somebody decides', async () => {
  const { entries } = readOrder('Item;Descrição;Qtd\n1;Conector CP06 ou CP07;2\n2;Cabo C5VGA2;1', sources)
  expect(rowsOf(entries, []).map(hasOpenQuestion)).toEqual([true, false])
})
