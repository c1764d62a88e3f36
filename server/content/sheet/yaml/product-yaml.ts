import { Document, isScalar, isSeq, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import { plainFacts, plainTexts } from '#domain/catalogue/part/plain-fields.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

/**
 * A product in the standard form of its file: fields in the order of `_modelo.yaml` without defaults, long texts
 * folded, records and lists of words on one line.
 */
export function productYaml(product: ProductRecord): string {
  const fields: Record<string, unknown> = { ...product }
  return fieldOrder
    .filter((field) => saysSomething(fields[field]))
    .map((field) => fieldYaml(field, fields[field]))
    .join('')
}

/** The fields of a product in the order of its file. */
export const fieldOrder = [
  ...words('formerly name category productType family brand specialty technology treatment sku formerCodes'),
  ...words('description attention'),
  ...keysOf(plainFacts),
  ...words('currentPrice originalPrice availability condition isNew isCertified'),
  ...words('equipmentBrand additionalEquipmentBrands equipmentModel references compatibleWith ends variants'),
  ...words('specifications dossier evidence includedItems'),
  ...keysOf(plainTexts),
  ...words('tags whatsappText drawing'),
]
/** The keys of every record: variant, end, option, specification, reference, dossier, paper and drawing. */
export const recordOrder = words(`
  id side about name values value typical sizeKey sizeLabel vias transducer application thread brand model patient
  connector rating diameter length pack label maker code source document holder seen origin anvisa anvisaNumber anvisaProcess
  anvisaStatus anvisaExpires sampleSeal use sterile latex defibrillationProof plug end standard leads tubes pieces form sku formerCodes availability currentPrice ends`)
const folded = new Set(['description', 'whatsappText'])
const onOneLine = new Set(['formerly', 'formerCodes', 'additionalEquipmentBrands', 'equipmentModel', 'tags'])
const foldedWidth = 100
/**
 * Escapes line breaks in quoted texts as \n: the library reads some texts differently that it has written over several
 * lines.
 */
const quoting = { doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER }

/** Whether a field differs from its default. */
export function saysSomething(value: unknown): boolean {
  if (value === undefined || value === false || value === 0) return false
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0
}

/** A record on one line, as it stands in a list: `{ id: 5-vias, leads: "5" }`. */
export function recordYaml(record: Readonly<Record<string, unknown>>): string {
  const document = documentOf({ record })
  return document
    .toString({ ...quoting, lineWidth: 0 })
    .slice('record: '.length)
    .trimEnd()
}

/** A value in the form for one line, in a list or record. */
export function itemYaml(value: unknown): string {
  return recordYaml({ value }).slice('{ value: '.length, -' }'.length)
}

/** A field with its name in the form of product files; ends with a line break. */
export function fieldYaml(field: string, value: unknown): string {
  const document = documentOf({ [field]: value })
  const node = document.get(field, true)
  if (isSeq(node)) node.flow = onOneLine.has(field)
  if (isScalar(node) && folded.has(field) && canBeFolded(String(node.value))) node.type = Scalar.BLOCK_FOLDED
  return document.toString({ ...quoting, lineWidth: folded.has(field) ? foldedWidth : 0 })
}

/** Whether a field of a product is a text that is folded. */
export function isFolded(field: string): boolean {
  return folded.has(field)
}

/**
 * Whether a text can be folded: folding loses spaces at its ends, and spaces at the beginning of a line change its
 * meaning.
 */
function canBeFolded(text: string): boolean {
  return /^\S[^]*\S$/.test(text) && !/\n[ \t]/.test(text)
}

function documentOf(fields: Readonly<Record<string, unknown>>): Document {
  const document = new Document(fields, { sortMapEntries: (a, b) => rank(a.key) - rank(b.key) })
  visit(document, {
    Map: (_key, record) => {
      record.flow = record !== document.contents
      pad(record, true)
    },
    Seq: (_key, list) => pad(list, false),
    Scalar: (_key, text) => {
      // By default the library writes a text with line breaks in a form that it cannot always read.
      if (typeof text.value === 'string' && text.value.includes('\n')) text.type = Scalar.QUOTE_DOUBLE
    },
  })
  return document
}

/** Spaces inside the braces of records but not inside the brackets of lists; the library has one setting for both. */
function pad(collection: YAMLMap | YAMLSeq, isPadded: boolean): void {
  const write = collection.toString.bind(collection)
  collection.toString = (context, ...rest) =>
    write(context && { ...context, flowCollectionPadding: isPadded ? ' ' : '' }, ...rest)
}

function rank(key: unknown): number {
  return recordOrder.indexOf(isScalar(key) ? String(key.value) : '')
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
