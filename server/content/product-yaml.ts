import { Document, isScalar, isSeq, Scalar, visit } from 'yaml'
import type { Product } from '#domain/catalogue/product.ts'

/**
 * The one way in which a product stands in its file: fields in the order of `_modelo.yaml`, those that say
 * what their absence says left out, long texts folded, records and lists of words on one line.
 */
export function productYaml(product: Product): string {
  const fields: Record<string, unknown> = { ...product }
  return fieldOrder
    .filter((field) => saysSomething(fields[field]))
    .map((field) => fieldYaml(field, fields[field]))
    .join('')
}

const fieldOrder = words(`
  name category productType family brand specialty technology treatment sku description attention currentPrice
  originalPrice availability condition isNew isCertified equipmentBrand additionalEquipmentBrands equipmentModel
  compatibleWith variants specifications includedItems warranty tags whatsappText drawing`)
/** The keys of a variant, of a specification and of a drawing. */
const recordOrder = words(`
  id sizeKey sizeLabel vias transducer application thread brand name value plug end standard leads tubes pieces form
  sku availability currentPrice`)
const folded = new Set(['description', 'whatsappText'])
const onOneLine = new Set(['additionalEquipmentBrands', 'equipmentModel', 'tags'])
const foldedWidth = 100

function saysSomething(value: unknown): boolean {
  if (value === undefined || value === false || value === 0) return false
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0
}

function fieldYaml(field: string, value: unknown): string {
  const document = new Document({ [field]: value }, { sortMapEntries: (a, b) => rank(a.key) - rank(b.key) })
  visit(document, {
    Map: (_key, record) => {
      record.flow = record !== document.contents
    },
    Scalar: (_key, text) => {
      // Left to itself the library writes a text with a line break in a form that it cannot always read.
      if (typeof text.value === 'string' && text.value.includes('\n')) text.type = Scalar.QUOTE_DOUBLE
    },
  })
  const node = document.get(field, true)
  if (isSeq(node)) node.flow = onOneLine.has(field)
  if (isScalar(node) && folded.has(field)) node.type = Scalar.BLOCK_FOLDED
  return document.toString({
    lineWidth: folded.has(field) ? foldedWidth : 0,
    flowCollectionPadding: !onOneLine.has(field),
  })
}

function rank(key: unknown): number {
  return recordOrder.indexOf(isScalar(key) ? String(key.value) : '')
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
