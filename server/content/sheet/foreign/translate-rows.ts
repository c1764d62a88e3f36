import type { Sheet, SheetRow } from '#server/sheet/csv-sheet.ts'
import type { Owner, RowOwners } from '#server/content/sheet/rows/row-owner.ts'
import type { ForeignUse } from './column-uses.ts'
import type { ForeignChoices } from './foreign-choices.ts'
import type { ForeignSheet } from './foreign-sheet.ts'
import { availabilityIn, filled, isInactive, ncmIn, priceIn, type UsedCells } from './foreign-cells.ts'
import { NewRows, type NewProductRow } from './new-rows.ts'

/** A row that is left out, and why. */
export interface SkippedRow {
  place: string
  /** '' for a row without a code. */
  code: string
  why: string
}

/** A sheet's rows in the columns of the shop's own sheets. */
export interface TranslatedRows {
  sheet: Sheet
  created: readonly NewProductRow[]
  skipped: readonly SkippedRow[]
  /** Remarks on single cells that were left out of a translated row. */
  notes: readonly string[]
}

const foreignUses: ReadonlySet<string> = new Set<ForeignUse>([
  ...(['none', 'code', 'newName', 'newDescription', 'currentPrice', 'ncm', 'stock', 'availability'] as const),
  ...(['status', 'group', 'parent'] as const),
])
/** Columns that every translated sheet has. */
const ownColumns = ['id', 'code', 'sku', 'category', 'productType', 'equipmentBrand', 'condition'] as const

/**
 * Translates the rows of another system's sheet into the shop's own columns. An inactive row, or one without a code, is
 * left out. A row with a known code changes its product; any other row becomes a new product, if that was chosen, or is
 * left out with the reason. Nothing is guessed: what a new product lacks is asked for, or the row is left out.
 */
export function translateRows(
  { rows }: ForeignSheet,
  choices: ForeignChoices,
  { owners, news }: { owners: RowOwners; news: NewRows },
): TranslatedRows {
  const skipped: SkippedRow[] = []
  const created: NewProductRow[] = []
  const translated: SheetRow[] = []
  const notes: string[] = []
  const shared = new SharedNcm()
  for (const row of rows) {
    const cells = usedCells(row, choices)
    const code = cells.code ?? ''
    const skip = (why: string) => skipped.push({ place: row.place, code, why })
    const found = code === '' ? undefined : owners.find({ code }, false)
    if (isInactive(cells.status)) skip(`situação “${cells.status ?? ''}”`)
    else if (code === '') skip('sem código')
    else if (found && 'owner' in found) {
      translated.push(knownRow(row.place, { cells, owner: found.owner }))
      if (cells.ncm && ncmIn(cells.ncm) === '')
        notes.push(`${code}: o NCM “${cells.ncm}” não tem 8 algarismos e ficou de fora`)
      shared.add(row.place, found.owner, ncmIn(cells.ncm))
    } else if (found?.fault && found.fault.code !== 'conteudo-codigo-desconhecido') skip(found.fault.problem)
    else {
      const made = news.make(row.place, cells)
      if ('why' in made) skip(made.why)
      else {
        created.push(made)
        translated.push({ place: row.place, cells: made.cells })
      }
    }
  }
  const all = [...translated, ...shared.rows()]
  return { sheet: { heading: headingOf(all), rows: all }, created, skipped, notes }
}

function usedCells({ cells }: SheetRow, { uses }: ForeignChoices): UsedCells {
  const used: Partial<Record<string, string>> = {}
  const own = new Map<string, string>()
  for (const [column, cell] of cells) {
    const use = uses[column] ?? 'none'
    if (use === 'none') continue
    if (foreignUses.has(use)) used[use] = cell
    else own.set(use, cell)
  }
  return { ...used, own }
}

/** The changes of an existing product or variant. */
function knownRow(place: string, { cells, owner }: { cells: UsedCells; owner: Owner }): SheetRow {
  const isVariant = owner.variant !== undefined
  const said: readonly (readonly [string, string])[] = [
    ['code', cells.code ?? ''],
    ['currentPrice', priceIn(cells.currentPrice)],
    ['availability', availabilityIn(cells)],
    ...(isVariant ? [] : [['ncm', ncmIn(cells.ncm)] as const, ...cells.own]),
  ]
  return { place, cells: filled(said) }
}

/** Other systems have an NCM for each variant; here the product has one, if all its variants agree. */
class SharedNcm {
  readonly #products = new Map<string, { place: string; said: Set<string> }>()

  add(place: string, { id, variant }: Owner, ncm: string): void {
    if (variant === undefined || ncm === '') return
    const known = this.#products.get(id) ?? { place, said: new Set() }
    this.#products.set(id, known)
    known.said.add(ncm)
  }

  rows(): SheetRow[] {
    return [...this.#products].flatMap(
      ([
        id,
        {
          place,
          said: [ncm = '', ...others],
        },
      ]) =>
        others.length > 0
          ? []
          : [
              {
                place,
                cells: filled([
                  ['id', id],
                  ['ncm', ncm],
                ]),
              },
            ],
    )
  }
}

function headingOf(rows: readonly SheetRow[]): string[] {
  const named = new Set(rows.flatMap(({ cells }) => [...cells.keys()]))
  return [...new Set<string>([...ownColumns, ...named])]
}
