import type { ProductRecord } from '#domain/catalogue/product.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { FaultCode } from '#server/content-error.ts'
import { codeColumn } from './columns.ts'

export type Owner = { id: string; variant?: string }

/** The cells that may identify a row. `sku` does so only if no other does; otherwise it is a value like any other. */
export type RowKeys = Partial<Record<'id' | 'variant' | 'code' | 'sku', string | undefined>>

/** A row's owner with the column that identified it, a remark, and a fault in another column; or only a fault. */
export type RowMatch =
  | { owner: Owner; by: 'id' | 'code' | 'sku'; note?: string; fault?: RowFault }
  | { fault: RowFault }

export type RowFault = { column: string; code: FaultCode; problem: string }

/** Finds the product or variant of a row. A code is read as in the search; an exact match takes precedence. */
export class RowOwners {
  readonly #products: ReadonlyMap<string, ProductRecord>
  readonly #formerIds: ReadonlyMap<string, string>
  readonly #codes: CodeBook
  readonly #formerCodes: CodeBook

  constructor(products: Iterable<ProductRecord>) {
    const all = [...products]
    this.#products = new Map(all.map((product) => [product.id, product]))
    this.#formerIds = new Map(all.flatMap(({ id, formerly = [] }) => formerly.map((former) => [former, id])))
    this.#codes = new CodeBook(all, 'sku')
    this.#formerCodes = new CodeBook(all, 'formerCodes')
  }

  /** The owner of a row. In: its cells, without empty ones, and whether the column `variant` identifies variants. */
  find(keys: RowKeys, hasVariants = false): RowMatch {
    if (keys.code !== undefined) return this.#byCode(keys, { column: codeColumn, code: keys.code })
    if (keys.id === undefined) {
      if (keys.sku !== undefined) return this.#byCode(keys, { column: 'sku', code: keys.sku })
      const problem = 'a linha não diz de que produto é; preencha o id ou o código'
      return { fault: { column: 'id', code: 'conteudo-linha-sem-produto', problem } }
    }
    const { id, note } = this.#current(keys.id)
    const owners = keys.sku === undefined ? [] : this.#codes.find(keys.sku)
    const [owner] = owners
    const isOfOtherProduct = keys.sku !== undefined && owner && owners.every((other) => other.id !== id)
    // The product with the id stays the owner: the row's other cells are read too, and every fault is reported at once.
    const fault = isOfOtherProduct ? disagreement('sku', { code: keys.sku ?? '', owner, id: keys.id }) : {}
    // Without a column for variants only the code identifies a variant.
    if (!hasVariants && owners.length === 1 && owner?.variant !== undefined) return { owner, by: 'sku', ...note }
    return { owner: { id, ...(keys.variant !== undefined && { variant: keys.variant }) }, by: 'id', ...note, ...fault }
  }

  #byCode(keys: RowKeys, { column, code }: { column: 'code' | 'sku'; code: string }): RowMatch {
    const current = this.#codes.find(code)
    const owners = current.length > 0 ? current : this.#formerCodes.find(code)
    const [owner] = owners
    if (!owner) {
      const problem = `não há produto nem versão com o código ${code}; corrija-o (um produto novo precisa da coluna id)`
      return { fault: { column, code: 'conteudo-codigo-desconhecido', problem } }
    }
    if (owners.length > 1) {
      const problem = `o código ${code} é de ${owners.map(ownerName).join(' e de ')}; escreva-o por inteiro ou use o id`
      return { fault: { column, code: 'conteudo-codigo-ambiguo', problem } }
    }
    const id = keys.id === undefined ? owner.id : this.#current(keys.id).id
    if (id !== owner.id) return disagreement(column, { code, owner, id: keys.id ?? id })
    if (keys.variant !== undefined && keys.variant !== owner.variant)
      return disagreement(column, { code, owner, id: `${id}, versão ${keys.variant}` })
    const note = `o código ${code} é hoje ${this.#codeOf(owner)} (${ownerName(owner)})`
    return { owner, by: column, ...(current.length === 0 && { note }) }
  }

  #current(id: string): { id: string; note?: { note: string } } {
    const now = this.#products.has(id) ? undefined : this.#formerIds.get(id)
    return now === undefined ? { id } : { id: now, note: { note: `o id ${id} é hoje ${now}` } }
  }

  #codeOf({ id, variant }: Owner): string {
    const product = this.#products.get(id)
    const variants = product?.category === 'acessorios-componentes' ? product.variants : []
    return (variant === undefined ? product : variants.find((each) => each.id === variant))?.sku ?? 'sem código'
  }
}

/** The owners of codes, by exact spelling, or else ignoring case, accents, spaces and punctuation. */
class CodeBook {
  readonly #exact = new Map<string, Owner[]>()
  readonly #compact = new Map<string, Owner[]>()

  constructor(products: readonly ProductRecord[], field: 'sku' | 'formerCodes') {
    for (const product of products) {
      const { id } = product
      this.#add({ id }, product[field])
      if (product.category === 'acessorios-componentes')
        for (const variant of product.variants) this.#add({ id, variant: variant.id }, variant[field])
    }
  }

  #add(owner: Owner, codes: string | readonly string[] = []): void {
    for (const code of [codes].flat()) {
      const key = compactCode(code)
      this.#exact.set(code, [...(this.#exact.get(code) ?? []), owner])
      this.#compact.set(key, [...(this.#compact.get(key) ?? []), owner])
    }
  }

  find(code: string): readonly Owner[] {
    return this.#exact.get(code) ?? (compactCode(code) === '' ? [] : (this.#compact.get(compactCode(code)) ?? []))
  }
}

function disagreement(column: string, { code, owner, id }: { code: string; owner: Owner; id: string }) {
  const problem = `o código ${code} é de ${ownerName(owner)}, e a linha diz ${id}; corrija um dos dois`
  return { fault: { column, code: 'conteudo-id-e-codigo', problem } satisfies RowFault }
}

/** An owner's name in messages. */
export const ownerName = ({ id, variant }: Owner): string => (variant === undefined ? id : `${id}, versão ${variant}`)
