import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import * as v from 'valibot'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import type { Operation } from './operation.ts'
import { fieldOrder, productYaml, recordOrder, saysSomething } from './product-yaml.ts'
import { recordOperations } from './record-operations.ts'
import { edited, EditRefused } from './yaml-operations.ts'

/**
 * A product's file with only the changed fields rewritten; comments, order and style of the rest stay. In: the file's
 * text, its product, and the new product. Where that is not possible in place (an alias, for example) the whole file is
 * written in the standard form.
 */
export function editedYaml(text: string, { before, after }: { before: ProductRecord; after: ProductRecord }): string {
  try {
    return splicedYaml(text, { before, after })
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    const whole = productYaml(after)
    return text.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole
  }
}

/**
 * Like editedYaml, but throws an EditRefused where the fields cannot be changed in place, or where the text would not
 * hold the intended product.
 */
export function splicedYaml(text: string, { before, after }: { before: ProductRecord; after: ProductRecord }): string {
  const plain = text.replaceAll('\r\n', '\n')
  const changed = operationsFor(v.parse(anyRecord, parse(plain)), before, after).reduce(edited, plain)
  if (!holds(changed, after)) throw new EditRefused('The text would not hold the product that is meant')
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed
}

const anyRecord = v.record(v.string(), v.unknown())

function holds(text: string, product: ProductRecord): boolean {
  const read = v.safeParse(productSchema, { ...parse(text), id: product.id })
  return read.success && isDeepStrictEqual(said(read.output), said(product))
}

/** A product without fields that are undefined. */
function said(product: ProductRecord): Values {
  return v.parse(anyRecord, JSON.parse(JSON.stringify(product)))
}

/**
 * The operations that turn one product into another. In: the data as the file has them, without defaults, and the
 * product before and after.
 */
function operationsFor(written: Values, before: ProductRecord, after: ProductRecord): Operation[] {
  const [old, next] = [said(before), said(after)]
  const changed = fieldOrder.filter((field) => !isDeepStrictEqual(old[field], next[field]))
  const wanted: Values = { ...written }
  for (const field of changed) wanted[field] = saysSomething(next[field]) ? next[field] : undefined
  return recordOperations([], { old: written, next: wanted }, { first: fieldOrder, within: recordOrder })
}

type Values = Record<string, unknown>
