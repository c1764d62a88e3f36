import type { ProductRecord } from '#domain/catalogue/product.ts'
import { saysSomething } from '#server/content/sheet/yaml/product-yaml.ts'
import { clearWord } from './read-cells.ts'
import type { ProductRows } from './read-product-rows.ts'

/** Remarks on empty cells of fields that have a value: they change nothing, which may not be what was meant. */
export function blankNotes(rows: readonly ProductRows[], before: ReadonlyMap<string, ProductRecord>): string[] {
  const kept = rows.reduce((total, one) => total + keptFields(one, before.get(one.id)), 0)
  if (kept === 0) return []
  const cells = kept === 1 ? '1 célula vazia ficou como estava' : `${kept} células vazias ficaram como estavam`
  return [`${cells}; para apagar um campo, escreva ${clearWord} na célula`]
}

function keptFields({ own, variants }: ProductRows, product: ProductRecord | undefined): number {
  if (!product) return 0
  const filled = (source: object | undefined, blank: readonly string[]) => {
    const fields: Readonly<Record<string, unknown>> = { ...source }
    return blank.filter((field) => saysSomething(fields[field])).length
  }
  const old = product.category === 'acessorios-componentes' ? product.variants : []
  const ofVariants = variants.map(({ fields, blank }) =>
    filled(
      old.find(({ id }) => id === fields['id']),
      blank,
    ),
  )
  return ofVariants.reduce((total, count) => total + count, filled(product, own?.blank ?? []))
}
