import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { faultWords } from '#domain/catalogue-edit/form/fault-words.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import { readForm, type FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import { recordOf } from '#domain/catalogue-edit/form/record-of.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { splicedYaml } from '#server/content/sheet/yaml/edit-product-yaml.ts'
import { EditRefused } from '#server/content/sheet/yaml/yaml-operations.ts'
import { notByForm, productOfText } from './product-of-text.ts'

/** The result of applying a form to a product's file. */
export type EditedProduct =
  | { kind: 'edited'; text: string; before: ProductRecord; after: ProductRecord }
  /** Errors by field name. */
  | { kind: 'faulty'; faults: FormFaults }
  /** The file cannot be changed by a form. */
  | { kind: 'refused'; why: string }

/** A product's values for filling a form, without empty ones. */
export function valuesOf(product: ProductRecord): Values {
  return recordOf(JSON.parse(JSON.stringify(product)))
}

/**
 * Changes the text of `content/products/<id>.yaml` where a form (made tidy by tidyForm) differs from it, and nothing
 * else. The result is read again and must hold the intended product.
 */
export function editProduct({ id, text, typed }: { id: string; text: string; typed: TypedForm }): EditedProduct {
  const before = productOfText(id, text).product
  if (!before) return { kind: 'refused', why: 'O arquivo tem uma falha: acerte-o primeiro.' }
  const { values, faults } = readForm(productFields(before.category), typed, valuesOf(before))
  const read = v.safeParse(productSchema, values)
  const all = { ...(read.success ? {} : faultsOfIssues(read.issues)), ...faults }
  if (!read.success || Object.keys(all).length > 0) return { kind: 'faulty', faults: all }
  return changedProduct(text, { before, after: read.output })
}

/**
 * The text of a product's file after the product has changed. In: the file's text, and the product before and after.
 */
export function changedProduct(
  text: string,
  { before, after }: { before: ProductRecord; after: ProductRecord },
): EditedProduct {
  const why = notByForm(text)
  if (why !== undefined) return { kind: 'refused', why }
  if (isDeepStrictEqual(valuesOf(before), valuesOf(after))) return { kind: 'edited', text, before, after }
  try {
    return { kind: 'edited', text: splicedYaml(text, { before, after }), before, after }
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return {
      kind: 'refused',
      why: 'O arquivo não pode ser mudado neste lugar sem mudar outra coisa. Mude-o no servidor.',
    }
  }
}

/** A schema's first message for each field, by the field's name in the form. */
export function faultsOfIssues(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const issue of issues) faults[v.getDotPath(issue) ?? ''] ??= faultWords(issue)
  return faults
}
