import { slugify } from '#domain/text/normalize.ts'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import type { ForeignChoices } from './foreign-choices.ts'
import { availabilityIn, filled, ncmIn, priceIn, type UsedCells } from './foreign-cells.ts'

/** A new product from a row: its cells in the shop's own columns, and how its brand was determined. */
export interface NewProductRow {
  place: string
  code: string
  name: string
  cells: ReadonlyMap<string, string>
  brandBy: 'sheet' | 'name' | 'choice'
}

interface NewRowsParts {
  choices: ForeignChoices
  brands: readonly EquipmentBrand[]
  /** Whether an id belongs to a product, or once belonged to one. */
  isTaken: (id: string) => boolean
}

const longestId = 60

/** Makes new products from rows, each with a new id. */
export class NewRows {
  readonly #parts: NewRowsParts
  readonly #ids = new Set<string>()

  constructor(parts: NewRowsParts) {
    this.#parts = parts
  }

  /** Makes a new product from a row. Out: the product, or why it cannot be made. */
  make(place: string, cells: UsedCells): NewProductRow | { why: string } {
    const { choices } = this.#parts
    const { code = '', own, newName = own.get('name') ?? '' } = cells
    if (!choices.isCreating) return { why: 'não está no catálogo' }
    if (cells.parent) return { why: `é versão de ${cells.parent}: crie o produto e as versões na mesa` }
    if (newName === '') return { why: 'falta o nome' }
    const type = own.get('productType') ?? choices.types[cells.group ?? ''] ?? ''
    if (type === '')
      return { why: cells.group ? `grupo “${cells.group}” sem tipo escolhido` : 'sem grupo que diga o tipo' }
    const brand = this.#brandOf(newName, own)
    if (!brand) return { why: 'o nome não diz a marca do equipamento, e nenhuma foi escolhida' }
    const description =
      cells.newDescription ?? own.get('description') ?? (choices.undescribed === 'name' ? newName : '')
    if (description === '') return { why: 'sem descrição' }
    const id = this.#idOf(newName, code)
    if (id === undefined) return { why: 'os endereços que o nome e o código dão já têm dono: crie o produto na mesa' }
    const said: readonly (readonly [string, string])[] = [
      ...own,
      ['id', id],
      ['sku', code],
      ['name', newName],
      ['category', 'acessorios-componentes'],
      ['productType', type],
      ['description', description],
      ['equipmentBrand', brand.key],
      ['condition', own.get('condition') ?? choices.condition],
      ['availability', availabilityIn(cells) || 'sob-consulta'],
      ['currentPrice', priceIn(cells.currentPrice)],
      ['ncm', ncmIn(cells.ncm)],
    ]
    return { place, code, name: newName, cells: filled(said), brandBy: brand.by }
  }

  /**
   * The brand of a new product: the sheet's own, else the only brand whose name is part of the product's, else the
   * chosen one.
   */
  #brandOf(name: string, own: ReadonlyMap<string, string>): { key: string; by: NewProductRow['brandBy'] } | undefined {
    const told = own.get('equipmentBrand')
    if (told !== undefined) return { key: told, by: 'sheet' }
    const words = ` ${slugify(name).replaceAll('-', ' ')} `
    const named = this.#parts.brands.filter(({ label }) => words.includes(` ${slugify(label).replaceAll('-', ' ')} `))
    const [only, ...others] = named
    if (only && others.length === 0) return { key: only.key, by: 'name' }
    const { brand } = this.#parts.choices
    return brand === '' ? undefined : { key: brand, by: 'choice' }
  }

  /** An id that no product has or had; undefined where neither name nor code gives one. */
  #idOf(name: string, code: string): string | undefined {
    const plain = clipped(slugify(name))
    const candidates = [plain, clipped(`${plain}-${slugify(code)}`), clipped(slugify(code))]
    const free = candidates.find((id) => id !== '' && !this.#ids.has(id) && !this.#parts.isTaken(id))
    if (free !== undefined) this.#ids.add(free)
    return free
  }
}

/** An id shortened to a reasonable length, ending with a whole word. */
function clipped(id: string): string {
  return id.length <= longestId ? id : id.slice(0, longestId + 1).replace(/-[^-]*$/, '')
}
