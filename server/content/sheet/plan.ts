import * as v from 'valibot'
import { accessorySchema, equipmentSchema, productIdSchema, productSchema } from '#domain/catalogue/product-schema.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { changeText, changesOf } from '#domain/editing/changes.ts'
import { defaultFields } from '#domain/editing/default-fields.ts'
import { listOf, recordOf, type Values } from '#domain/editing/field.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { counted } from '#domain/text/number-text.ts'
import {
  ContentError,
  fault,
  productFault,
  productFile,
  type ContentFault,
  type FaultCode,
} from '#server/content-error.ts'
import { checkProducts, completenessFaults } from '#server/content/check/products.ts'
import { formerCodeFaults } from '#server/content/check/references.ts'
import { registryFaults } from '#server/content/check/registries.ts'
import { valuesOf } from '#server/content/edit/catalogue.ts'
import { changedRecord } from '#server/content/edit/record.ts'
import { newYaml, uneditableReason } from '#server/content/edit/yaml.ts'
import { describeIssue } from '#server/content/load/parse-yaml.ts'
import { readSheet, type Sheet } from '#server/sheet/csv-sheet.ts'
import { headingOf, variantColumns } from './columns.ts'
import { RowOwners } from './owners.ts'
import { clearWord, headingIndex, readProductRows, type FieldRow, type ProductRows } from './rows.ts'

/** What an import does, by product id, and as text: a line for each changed field, and notes on what was understood. */
export type ImportReport = Record<'added' | 'changed' | 'unchanged' | 'lines' | 'notes', string[]>

export type ImportPlan = { report: ImportReport; texts: ReadonlyMap<string, string> }

export interface PlannedCatalogue {
  products: readonly ProductRecord[]
  registries: RegistrySource
  textOf: (id: string) => Promise<string>
}

/** The error for faults in the sheet; those of the content itself are a plain ContentError. */
export class SheetError extends ContentError {
  override readonly name = 'SheetError'
}

/** Plans what a sheet changes in a catalogue; writes nothing. Throws a SheetError with every fault. */
export function planSheet(catalogue: PlannedCatalogue, bytes: Buffer, file: string): Promise<ImportPlan> {
  const faults: ContentFault[] = []
  const sheet = readSheet({ bytes, file, headingAt: headingIndex }, faults)
  return planRows(catalogue, sheet, file, { faults, reportsBlanks: true })
}

/** Plans like planSheet, for rows in the shop's own columns. In: also the faults found so far; others are pushed. */
export async function planRows(
  { products, registries, textOf }: PlannedCatalogue,
  sheet: Sheet,
  file: string,
  { faults = [], reportsBlanks = false }: { faults?: ContentFault[]; reportsBlanks?: boolean } = {},
): Promise<ImportPlan> {
  const productsById = new Map(products.map((product) => [product.id, product]))
  const isReadable = sheet.heading.length > 0 || faults.length === 0
  const sheetRows = isReadable
    ? readProductRows(sheet, file, new RowOwners(products), faults)
    : { products: [], notes: [] }
  const planned: PlannedProduct[] = []
  for (const rows of sheetRows.products)
    planned.push(mergeRows(rows, productsById.has(rows.id) ? await textOf(rows.id) : undefined))
  // A cell with a fault does not get a second one.
  const unreadCells = new Set(faults.map(({ path }) => path))
  const after = planned.flatMap((plannedProduct) => productOf(plannedProduct, file, faults, unreadCells) ?? [])
  const check = (checked: ProductRecord[]) => [
    ...checkProducts(checked),
    ...formerCodeFaults(checked),
    ...registryFaults({ registries, products: checked }, new Set()),
  ]
  const faultyCells = new Set(faults.map(({ path }) => path))
  faults.push(...faultsTogether(planned, products, after, file, check).filter(({ path }) => !faultyCells.has(path)))
  const lineOf = ({ path }: ContentFault) => Number(/^linha (\d+)/.exec(path)?.[1] ?? 0)
  const sorted = faults.toSorted((a, b) => lineOf(a) - lineOf(b))
  if (sorted.length > 0) throw new SheetError(sorted, `${file}; nada foi gravado`)
  const added = after.filter(({ id }) => !productsById.has(id)).map(brandResolver(registries.brands, registries.makers))
  const incompleteNotes = completenessFaults(added).map(
    ({ file: part, problem }) => `${nameOf(part)} fica incompleto: ${problem}`,
  )
  return planOf(planned, [...sheetRows.notes, ...incompleteNotes, ...(reportsBlanks ? blankNotes(planned) : [])])
}

const nameOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '')

interface PlannedProduct {
  rows: ProductRows
  /** The text of the product's file; undefined for a new product. */
  text: string | undefined
  before: Values | undefined
  /** The variants, as each was and with its row, if any; undefined when the sheet has no row of a variant. */
  variants: { old: Values | undefined; row: FieldRow | undefined; values: Values }[] | undefined
  values: Values
}

function mergeRows(rows: ProductRows, text: string | undefined): PlannedProduct {
  const before = text === undefined ? undefined : valuesOf({ text })
  const variants = rows.variants.length === 0 ? undefined : mergeVariants(rows, before)
  const ownVariants = variants && { variants: variants.map(({ values }) => values) }
  const stated = withoutAbsent({ ...before, ...rows.own?.fields, ...ownVariants })
  return { rows, text, before, variants, values: before ? stated : { ...stated, ...defaultFields(stated) } }
}

/** Merges rows into variants. One without a row stays; only a sheet that lists all variants changes their order. */
function mergeVariants({ variants: rows, listsVariants }: ProductRows, before: Values | undefined) {
  const oldVariants = listOf(before?.variants).map(recordOf)
  const oldOf = new Map(oldVariants.map((old) => [old.id, old]))
  const rowOf = new Map(rows.map((row) => [row.fields['id'], row]))
  const listsAll = listsVariants && oldVariants.every(({ id }) => rowOf.has(id))
  const ids = new Set(listsAll ? rowOf.keys() : [...oldOf.keys(), ...rowOf.keys()])
  return [...ids].map((id) => {
    const [old, row] = [oldOf.get(id), rowOf.get(id)]
    return { old, row, values: withoutAbsent({ ...old, ...row?.fields }) }
  })
}

const withoutAbsent = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The product that the rows make; undefined when it has faults, each pushed at the cell that causes it. */
function productOf(
  planned: PlannedProduct,
  file: string,
  faults: ContentFault[],
  unreadCells: ReadonlySet<string>,
): ProductRecord | undefined {
  const { rows, before, values } = planned
  const push = (path: string, code: FaultCode, problem: string) => faults.push(fault(file, path, code, problem))
  const newProblem = before ? undefined : problemOfNew(rows, values)
  if (newProblem !== undefined) {
    push((rows.own ?? rows.variants[0])?.columnPlace('id') ?? '', 'conteudo-id-desconhecido', newProblem)
    return undefined
  }
  const schema = [accessorySchema, equipmentSchema].find(({ entries }) => entries.category.literal === values.category)
  const misplacedFields = schema ? Object.keys(values).filter((field) => !(field in schema.entries)) : []
  for (const field of misplacedFields) {
    const reason = `a categoria ${String(values.category)} não tem este campo; esvazie a célula, ou escreva (apagar) se o produto já o tem`
    push(placeOf(planned, [field]).place, 'conteudo-celula-fora-de-lugar', reason)
  }
  const ownValues = Object.fromEntries(Object.entries(values).filter(([field]) => !misplacedFields.includes(field)))
  const result = v.safeParse(productSchema, { ...ownValues, id: rows.id })
  if (result.success) return misplacedFields.length === 0 ? result.output : undefined
  // Without a category the schema reports no other faults, so the id is checked here.
  const id = v.safeParse(v.object({ id: productIdSchema }), { id: rows.id })
  for (const issue of [...(id.issues ?? []), ...result.issues]) {
    const path = issue.path?.map(({ key }) => String(key)) ?? []
    const { place, inner } = placeOf(planned, path)
    const description = describeIssue(issue)
    if (!unreadCells.has(place)) push(place, description.code, inner + description.problem)
  }
  return undefined
}

function problemOfNew({ id, own }: ProductRows, values: Values): string | undefined {
  if (!own) return `não há produto ${id}; a versão de um produto novo precisa também da linha dele, com a versão vazia`
  if ('name' in values || 'category' in values) return undefined
  return `não há produto ${id}; corrija o id (um produto novo precisa de ${headingOf('name')}, ${headingOf('category')} e dos demais campos obrigatórios)`
}

/** The place in the sheet of a field, by its path in the product; `inner` names a part of one cell. */
function placeOf({ rows, variants }: PlannedProduct, [field = '', index = '', part = '']: readonly string[]) {
  const variant = field === 'variants' ? variants?.[Number(index)]?.row : undefined
  if (variant) {
    const column = variantColumns.find((candidate) => candidate.field === part)?.name ?? 'variant'
    return { place: variant.columnPlace(column), inner: '' }
  }
  const column = field === 'variants' ? 'variant' : field
  const place = (rows.own ?? rows.variants[0])?.columnPlace(column) ?? ''
  return { place, inner: field === 'drawing' && index ? `${index}: ` : '' }
}

/** Faults between products, such as a repeated code, each at the row that causes it. */
function faultsTogether(
  planned: readonly PlannedProduct[],
  products: readonly ProductRecord[],
  after: readonly ProductRecord[],
  file: string,
  check: (products: ProductRecord[]) => ContentFault[],
): ContentFault[] {
  const byFile = new Map(planned.map((product) => [productFile(product.rows.id), product]))
  const otherProducts = products.filter(({ id }) => !byFile.has(productFile(id)))
  const oldFaults = new Set(check([...products]).map((oldFault) => JSON.stringify(oldFault)))
  // The sheet's products come last, so that a repeated code is a fault of the sheet.
  return check([...otherProducts, ...after]).flatMap((newFault) => {
    const sheetProduct = byFile.get(newFault.file)
    // An old fault is not the sheet's; a new one is, even where it shows in another file.
    if (!sheetProduct) return oldFaults.has(JSON.stringify(newFault)) ? [] : [newFault]
    return [{ ...newFault, file, path: placeOf(sheetProduct, newFault.path.split('.')).place }]
  })
}

function planOf(planned: readonly PlannedProduct[], notes: string[]): ImportPlan {
  const report: ImportReport = { added: [], changed: [], unchanged: [], lines: [], notes }
  const texts = new Map<string, string>()
  for (const { rows, text, before, values } of planned) {
    const { id } = rows
    const kind = productKindOf(values)
    const after = withoutDefaults(values, kind.columns)
    if (!before || text === undefined) {
      report.added.push(id)
      report.lines.push(`${codeOf(after, id)}, produto novo: ${String(after.name)}`)
      texts.set(id, newYaml(after, kind.order))
      continue
    }
    const changes = changesOf(before, after, kind)
    if (changes.length === 0) {
      report.unchanged.push(id)
      continue
    }
    const reason = uneditableReason(text)
    if (reason !== undefined) throw new SheetError([productFault(id, '', 'conteudo-item', reason)])
    report.changed.push(id)
    report.lines.push(...changes.map((change) => `${codeOf(before, id)}, ${changeText(change)}`))
    texts.set(id, changedRecord(kind, text, { key: id, values: before, yamlPath: [] }, after))
  }
  return { report, texts }
}

const codeOf = ({ sku }: Values, id: string): string => (typeof sku === 'string' ? sku : id)

function withoutDefaults(values: Values, fields: ReturnType<typeof productKindOf>['columns']): Values {
  const isDefault = (name: string, value: unknown) => {
    const field = fields.find((candidate) => candidate.name === name)
    const isEmpty = Array.isArray(value) && value.length === 0
    return field !== undefined && !field.isRequired && (value === field.fallback || isEmpty)
  }
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDefault(name, value)))
}

/** Remarks on empty cells of fields that have a value: they change nothing, which may not be what was meant. */
function blankNotes(planned: readonly PlannedProduct[]): string[] {
  const blankFields = planned
    .flatMap(({ rows, before, variants = [] }) => [{ old: before, row: rows.own }, ...variants])
    .flatMap(({ old, row }) => row?.blank.filter((field) => old?.[field] !== undefined) ?? [])
  if (blankFields.length === 0) return []
  const cells = counted(blankFields.length, 'célula vazia ficou como estava', 'células vazias ficaram como estavam')
  return [`${cells}; para apagar um campo, escreva ${clearWord} na célula`]
}
