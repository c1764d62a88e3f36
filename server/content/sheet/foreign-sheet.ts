import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { modelRegistry, plainName } from '#domain/catalogue/registry/model-registry.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { keysOf, availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import { groupBy } from '#domain/group-by.ts'
import { normalize, slugify } from '#domain/text/normalize.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { readSheet, type SheetRow } from '#server/sheet/csv-sheet.ts'
import { headingOf } from './columns.ts'
import {
  typeCalled,
  foreignUses,
  headingAt,
  headingSignature,
  type ForeignChoices,
  type ForeignUse,
} from './foreign-uses.ts'
import { RowOwners, type Owner } from './owners.ts'
import { SheetError, planRows, type ImportPlan } from './plan.ts'

export interface SkippedRow {
  place: string
  /** The row's code; '' for a row without one. */
  code: string
  reason: string
}

export interface NewProductRow {
  place: string
  code: string
  name: string
  cells: ReadonlyMap<string, string>
  brandBy: 'sheet' | 'name' | 'choice'
}

export type ForeignSheet = { heading: readonly string[]; rows: readonly SheetRow[]; signature: string }

/**
 * Reads another system's sheet from CSV in UTF-8, or its first rows alone. Equal headings are numbered; cells without one
 * are ignored.
 */
export function readForeignSheet(
  bytes: Buffer,
  file: string,
  faults: ContentFault[],
  firstRows?: number,
): ForeignSheet {
  const sheetFaults: ContentFault[] = []
  const { heading, rows } = readSheet(
    { bytes, file, headingAt, isNumbered: true, ...(firstRows !== undefined && { firstRows }) },
    sheetFaults,
  )
  faults.push(...sheetFaults.filter(({ code }) => code !== 'conteudo-coluna-sem-nome'))
  const headings = heading.filter(Boolean)
  return { heading: headings, rows, signature: headingSignature(headings) }
}

export type ForeignPlan = ImportPlan & { created: readonly NewProductRow[]; skipped: readonly SkippedRow[] }

/** Plans another system's sheet by a person's choices; leaves out rows with faults. Throws a SheetError for others. */
export async function planForeign(state: CatalogueState, sheet: ForeignSheet, choices: ForeignChoices, file: string) {
  const translation = translateRows(sheet.rows, choices, state)
  const catalogue = { ...state, textOf: async (id: string) => state.files.get(id)?.text ?? '' }
  const skipped = [...translation.skipped]
  let { rows } = translation.sheet
  let plan: ImportPlan = { report: { added: [], changed: [], unchanged: [], lines: [], notes: [] }, texts: new Map() }
  let ncmNotes: string[] = []
  while (rows.length > 0) {
    const ncms = productNcms(translation.ncms, rows)
    try {
      plan = await planRows(catalogue, { heading: translation.sheet.heading, rows: [...rows, ...ncms.rows] }, file)
      ncmNotes = ncms.notes
      break
    } catch (error) {
      if (!(error instanceof SheetError)) throw error
      const faulty = faultyRows(rows, error.faults)
      if (faulty.length === 0) throw error
      const skippedPlaces = new Set(skipped.map(({ place }) => place))
      skipped.push(...faulty.filter(({ place, code }) => code !== '' && !skippedPlaces.has(place)))
      const faultyPlaces = new Set(faulty.map(({ place }) => place))
      rows = rows.filter(({ place }) => !faultyPlaces.has(place))
    }
  }
  const places = new Set(rows.map(({ place }) => place))
  const report = { ...plan.report, notes: [...plan.report.notes, ...translation.notes, ...ncmNotes] }
  return { ...plan, report, created: translation.created.filter(({ place }) => places.has(place)), skipped }
}

/** The rows with faults, each with the first of them. */
function faultyRows(rows: readonly SheetRow[], faults: readonly ContentFault[]): SkippedRow[] {
  const firstFaults = new Map<string, ContentFault>()
  for (const fault of faults) {
    const [place = ''] = fault.path.split(', ', 1)
    if (!firstFaults.has(place)) firstFaults.set(place, fault)
  }
  return rows.flatMap(({ place, cells }): SkippedRow[] => {
    const fault = firstFaults.get(place)
    if (!fault) return []
    const column = fault.path
      .slice(place.length)
      .replace(/^, coluna (.*)$/, (_, name: string) => `coluna ${headingOf(name)}`)
    const code = cells.get('code') ?? cells.get('sku') ?? ''
    return [{ place, code, reason: column === '' ? fault.problem : `${column}: ${fault.problem}` }]
  })
}

/** A row's cells by use, and those of the shop's own columns by column; without empty ones. */
type UsedCells = Readonly<Partial<Record<ForeignUse, string>>> & { own: ReadonlyMap<string, string> }

export const unknownCode = 'não está no catálogo'

const ownColumns = ['id', 'code', 'sku', 'category', 'productType', 'equipmentBrand', 'condition', 'ncm']

type VariantNcm = { id: string; place: string; ncm: string }

/** Rows with the products' NCM: other systems have one for each variant; here all variants of a product must agree. */
function productNcms(ncms: readonly VariantNcm[], rows: readonly SheetRow[]): { rows: SheetRow[]; notes: string[] } {
  const places = new Set(rows.map(({ place }) => place))
  const ncmRows: SheetRow[] = []
  const notes: string[] = []
  for (const [id, all] of groupBy(ncms, (row) => row.id)) {
    const [first, ...others] = all.filter(({ place }) => places.has(place))
    if (!first) continue
    const codes = [...new Set([first, ...others].map(({ ncm }) => ncm))]
    if (codes.length > 1) notes.push(`${id}: as versões têm NCM diferentes, ${codes.join(' e ')}, e ficaram de fora`)
    else ncmRows.push({ place: first.place, cells: new Map(Object.entries({ id, ncm: first.ncm })) })
  }
  return { rows: ncmRows, notes }
}

/** Translates rows into the shop's own columns; leaves out inactive ones, those without code and unwanted new ones. */
function translateRows(rows: readonly SheetRow[], choices: ForeignChoices, state: CatalogueState) {
  const { products, registries, files, removed } = state
  const owners = new RowOwners(products)
  const toRegistryKeys = registryWords(registries)
  const usedIds = new Set([...files.keys(), ...removed.products, ...products.flatMap(({ formerly = [] }) => formerly)])
  const newRow = newRows(choices, registries.brands, (id) => usedIds.has(id))
  const skipped: SkippedRow[] = []
  const created: NewProductRow[] = []
  const translated: SheetRow[] = []
  const notes: string[] = []
  const ncms: VariantNcm[] = []
  for (const row of rows) {
    const { place } = row
    const rowCells = usedCells(row, choices)
    const { own, unknown } = toRegistryKeys(rowCells.own)
    const cells = { ...rowCells, own }
    const { code = '' } = cells
    const unknownText = unknown.length > 0 && `não há no registro ${unknown.map((word) => `“${word}”`).join(', ')}`
    const skip = (reason: string) => skipped.push({ place, code, reason })
    const match = code === '' ? undefined : owners.find({ code })
    if (isInactive(cells.status)) skip(`situação “${cells.status ?? ''}”`)
    else if (code === '') skip('sem código')
    else if (match && 'owner' in match) {
      const { id, variant } = match.owner
      const ncm = ncmIn(cells.ncm)
      translated.push({ place, cells: changedCells(cells, match.owner) })
      if (unknownText) notes.push(`${code}: ${unknownText}, e ficou de fora`)
      if (cells.ncm && ncm === '') notes.push(`${code}: o NCM “${cells.ncm}” não tem 8 algarismos e ficou de fora`)
      if (variant !== undefined && ncm !== '') ncms.push({ id, place, ncm })
    } else if (match?.fault && match.fault.code !== 'conteudo-codigo-desconhecido') skip(match.fault.problem)
    else {
      const newProduct = choices.isCreating && unknownText ? unknownText : newRow(place, cells)
      if (typeof newProduct === 'string') skip(newProduct)
      else {
        created.push(newProduct)
        translated.push({ place, cells: newProduct.cells })
      }
    }
  }
  const heading = [...new Set([...ownColumns, ...translated.flatMap(({ cells }) => [...cells.keys()])])]
  return { sheet: { heading, rows: translated }, ncms, created, skipped, notes }
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

const changedCells = (cells: UsedCells, { variant }: Owner): ReadonlyMap<string, string> =>
  withoutEmpty([
    ['code', cells.code ?? ''],
    ['currentPrice', priceIn(cells.currentPrice)],
    ['availability', availabilityIn(cells)],
    ...(variant === undefined ? [['ncm', ncmIn(cells.ncm)] as const, ...cells.own] : []),
  ])

const withoutEmpty = (cells: Iterable<readonly [string, string]>): ReadonlyMap<string, string> =>
  new Map([...cells].filter(([, cell]) => cell !== ''))

/** A price without superfluous zeros after the second decimal; '' for zero, which is not meant as a price. */
function priceIn(cell = ''): string {
  if (/^(?:R\$\s*)?0+(?:[.,]0+)?$/i.test(cell)) return ''
  return cell.replace(/^(\d+[.,]\d{2})0{2,}$/, '$1')
}

/** The digits of an NCM (goods code): '9018.90.99' → '90189099'; '' for any other text. */
function ncmIn(cell = ''): string {
  const digits = cell.replaceAll(/[.\s-]/g, '')
  return /^\d{8}$/.test(digits) && !/^0+$/.test(digits) ? digits : ''
}

/** A row's availability: the key of a label, any other text as written, or else what follows from the stock. */
function availabilityIn({ availability = '', stock = '' }: UsedCells): string {
  if (availability !== '') {
    const label = normalize(availability)
    return keysOf(availabilityLabel).find((key) => normalize(availabilityLabel[key]) === label) ?? availability
  }
  const amount = /^-?\d[\d.]*(?:,\d+)?$/.test(stock) ? Number(stock.replaceAll('.', '').replace(',', '.')) : Number.NaN
  if (Number.isNaN(amount)) return ''
  return amount > 0 ? 'em-estoque' : 'sob-consulta'
}

const isInactive = (status = '') => /^(?:inativ[oa]|exclu[ií]d[oa]|i|n[aã]o|bloquead[oa])$/i.test(status.trim())

/** A function that makes new products of rows, or says why not. In: whether an id is or was in use. */
export function newRows(choices: ForeignChoices, brands: readonly EquipmentBrand[], isTaken: (id: string) => boolean) {
  const givenIds = new Set<string>()
  /** The brand that the sheet states, else the only one whose name is part of the product's, else the chosen one. */
  const brandOf = (name: string, own: ReadonlyMap<string, string>): [key: string, by: NewProductRow['brandBy']] => {
    const stated = own.get('equipmentBrand')
    if (stated !== undefined) return [stated, 'sheet']
    const words = spacedWords(name)
    const [only, ...others] = brands.filter(({ label }) => words.includes(spacedWords(label)))
    return only && others.length === 0 ? [only.key, 'name'] : [choices.brand, 'choice']
  }
  const idOf = (name: string, code: string): string | undefined => {
    const nameId = clipId(slugify(name))
    const candidates = [nameId, clipId(`${nameId}-${slugify(code)}`), clipId(slugify(code))]
    const freeId = candidates.find((id) => id !== '' && !givenIds.has(id) && !isTaken(id))
    if (freeId !== undefined) givenIds.add(freeId)
    return freeId
  }
  return (place: string, cells: UsedCells): NewProductRow | string => {
    const { code = '', own, newName: name = own.get('name') ?? '', group, patient } = cells
    if (!choices.isCreating) return unknownCode
    if (cells.parent) return `é versão de ${cells.parent}: crie o produto e as versões na mesa`
    if (name === '') return 'falta o nome'
    const type = own.get('productType') ?? choices.types[group ?? ''] ?? ''
    if (type === '') return group ? `grupo “${group}” sem tipo escolhido` : 'sem grupo que diga o tipo'
    const [brand, brandBy] = brandOf(name, own)
    if (brand === '') return 'o nome não diz a marca do equipamento, e nenhuma foi escolhida'
    const description = cells.newDescription ?? own.get('description') ?? ''
    if (description === '' && choices.undescribed === 'skip') return 'sem descrição'
    const id = idOf(name, code)
    if (id === undefined) return 'os endereços que o nome e o código dão já têm dono: crie o produto na mesa'
    const specifications = [own.get('specifications'), patient && `Paciente: ${patient}`].filter(Boolean).join(' | ')
    const stated = {
      id,
      sku: code,
      name,
      category: 'acessorios-componentes',
      productType: type,
      description,
      equipmentBrand: brand,
      specifications,
      condition: own.get('condition') ?? choices.condition,
      availability: availabilityIn(cells) || 'sob-consulta',
      currentPrice: priceIn(cells.currentPrice),
      ncm: ncmIn(cells.ncm),
    }
    return { place, code, name, cells: withoutEmpty([...own, ...Object.entries(stated)]), brandBy }
  }
}

const spacedWords = (text: string) => ` ${slugify(text).replaceAll('-', ' ')} `

const maximumIdLength = 60

/** Cuts an id to a reasonable length, at a whole word. */
const clipId = (id: string): string =>
  id.length <= maximumIdLength ? id : id.slice(0, maximumIdLength + 1).replace(/-[^-]*$/, '')

/** A function that replaces words of a row (type, brand, model, connector) by keys; unknown ones are left out. */
function registryWords({ brands, makers, connectors }: RegistrySource) {
  const models = modelRegistry(makers)
  const families = new Set(makers.flatMap((maker) => maker.families.map(({ key }) => key)))
  const brandKeys = keyFinder(brands.map(({ key, label }) => [key, [key, label]]))
  const plugs = keyFinder(connectors.map(({ key, name, aliases }) => [key, [key, name, ...aliases]]))
  const sides = keyFinder(keysOf(endSideLabel).map((side) => [side, [side, endSideLabel[side]]]))

  const modelOf = (word: string, brand: string | undefined): string | undefined => {
    if (models.get(word) || families.has(word)) return word
    const named = models.byName(word)
    const ofBrand = named.length > 1 ? named.filter(({ maker }) => maker.brand === brand) : named
    return ofBrand.length === 1 ? ofBrand[0]?.key : undefined
  }
  const endOf = (word: string): string | undefined => {
    const [end = '', label] = word.split(' ~ ')
    const colon = end.indexOf(':')
    const side = colon < 0 ? 'equipamento' : sides(end.slice(0, colon))
    const plug = plugs(end.slice(colon + 1))
    return side && plug ? `${side}: ${plug}${label === undefined ? '' : ` ~ ${label}`}` : undefined
  }
  return (own: ReadonlyMap<string, string>) => {
    const brand = brandKeys(own.get('equipmentBrand') ?? '')
    const readers: Readonly<Record<string, (cell: string) => readonly (readonly [string, string | undefined])[]>> = {
      productType: (cell) => [[cell, typeCalled(cell) || undefined]],
      equipmentBrand: (cell) => [[cell, brand]],
      equipmentModel: (cell) => parts(cell, /\s*[|,;\n]\s*|\s+e\s+/).map((item) => [item, modelOf(item, brand)]),
      ends: (cell) => parts(cell, /\s*[|\n]\s*/).map((item) => [item, endOf(item)]),
    }
    const unknown: string[] = []
    const cells = [...own].map(([column, cell]): [string, string] => {
      const words = readers[column]?.(cell) ?? [[cell, cell] as const]
      unknown.push(...words.flatMap(([word, key]) => (key === undefined ? word : [])))
      return [column, words.flatMap(([, key]) => key ?? []).join(' | ')]
    })
    return { own: new Map(cells.filter(([, cell]) => cell !== '')), unknown }
  }
}

const parts = (cell: string, separator: RegExp): string[] => cell.split(separator).filter(Boolean)

/** A function that finds the key of a written name; undefined for a name that no key or two keys have. */
function keyFinder(entries: readonly (readonly [key: string, names: readonly string[]])[]) {
  const keys = new Map<string, Set<string>>()
  for (const [key, names] of entries)
    for (const name of names.map(plainName)) keys.set(name, (keys.get(name) ?? new Set()).add(key))
  return (written: string): string | undefined => {
    const [onlyKey, ...others] = keys.get(plainName(written)) ?? []
    return others.length === 0 ? onlyKey : undefined
  }
}
