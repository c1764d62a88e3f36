import { isDeepStrictEqual } from 'node:util'
import { productWords } from '#domain/catalogue-edit/product-words.ts'
import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'
import { formatBrlPlain } from '#domain/catalogue/price.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { productColumns, variantColumns, type Column } from './cells/csv-columns.ts'

/** Names of price-list columns in reports; other columns keep their own names. */
const labels: Readonly<Record<string, string>> = {
  name: 'nome',
  sku: 'código',
  ncm: 'NCM',
  formerCodes: 'códigos antigos',
  currentPrice: 'preço',
  originalPrice: 'preço anterior',
  availability: 'disponibilidade',
  description: 'descrição',
}
const longest = 60
const lead = 12

/** The changes of a product, one line a field: `TPNI05 preço R$ 120,00 → R$ 132,00`. */
export function changeLines(before: ProductRecord | undefined, after: ProductRecord): string[] {
  const name = after.sku ?? after.id
  if (!before) return [`${name} produto novo: ${after.name}`]
  const own = fieldLines({ name: before.sku ?? after.id, columns: productColumns, before, after })
  const old = variantsOf(before)
  const next = variantsOf(after)
  const variants = next.flatMap((variant) => {
    const was = old.find(({ id }) => id === variant.id)
    if (!was) return [`${variant.sku} versão nova: ${after.id}, ${variant.id}`]
    return fieldLines({ name: was.sku, columns: variantColumns, before: was, after: variant })
  })
  const kept = (list: readonly ArticleVariant[], other: readonly ArticleVariant[]) =>
    list.map(({ id }) => id).filter((id) => other.some((variant) => variant.id === id))
  const order = [kept(old, next).join(', '), kept(next, old).join(', ')] as const
  const reordered = order[0] === order[1] ? [] : [`${name} ordem das versões ${order[0]} → ${order[1]}`]
  return [...own, ...variants, ...reordered]
}

interface Compared<Source> {
  name: string
  columns: readonly Column<Source>[]
  before: Source
  after: Source
}

function fieldLines<Source>({ name, columns, before, after }: Compared<Source>): string[] {
  return columns.flatMap((column) => {
    const [was, is] = [column.write(before), column.write(after)]
    if (isDeepStrictEqual(was, is)) return []
    const [old, next] = [inWords(column.name, was), inWords(column.name, is)]
    return [`${name} ${labels[column.name] ?? column.name} ${shown(old, next)} → ${shown(next, old)}`]
  })
}

const prices = new Set(['currentPrice', 'originalPrice'])

/** A cell as a person says it: '1249,90' is R$ 1.249,90, 'em-estoque' is Em estoque. */
function inWords(column: string, cell: string): string {
  if (cell === '') return ''
  if (prices.has(column)) return formatBrlPlain(Number(cell.replace(',', '.')))
  return productWords[column]?.options?.[cell] ?? cell
}

/**
 * A cell as a line of a report shows it. A long cell begins shortly before its first difference from the other cell.
 */
function shown(cell: string, other: string): string {
  if (cell === '') return '(vazio)'
  const line = cell.replaceAll(/\s+/g, ' ')
  if (Math.max(line.length, other.length) <= longest) return line
  const otherLine = other.replaceAll(/\s+/g, ' ')
  let parting = 0
  while (parting < line.length && line[parting] === otherLine[parting]) parting += 1
  const start = Math.max(0, parting - lead)
  const part = `${start > 0 ? '…' : ''}${line.slice(start)}`
  return part.length > longest ? `${part.slice(0, longest - 1)}…` : part
}

function variantsOf(product: ProductRecord): readonly ArticleVariant[] {
  return product.category === 'acessorios-componentes' ? product.variants : []
}
