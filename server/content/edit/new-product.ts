import * as v from 'valibot'
import { faultWords } from '#domain/catalogue-edit/form/fault-words.ts'
import { readForm, type FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import { recordOf } from '#domain/catalogue-edit/form/record-of.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import { productIdSchema, productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { productYaml } from '#server/content/sheet/yaml/product-yaml.ts'
import type { CatalogueState } from './catalogue.ts'
import { faultsOfIssues, valuesOf } from './edit-product.ts'

/** A new product, or the errors by field name. */
export type NewProduct = { kind: 'made'; product: ProductRecord; text: string } | { kind: 'faulty'; faults: FormFaults }

/** Fields that no two products share: addresses, codes, its own texts and proofs. */
const ofItself = new Set(['id', 'formerly', 'formerCodes', 'sku', 'whatsappText', 'isNew', 'isCertified', 'evidence'])
const ofItsPapers = new Set(['anvisaNumber', 'anvisaProcess', 'anvisaStatus', 'anvisaExpires', 'sampleSeal'])

/**
 * The values with which a copy of a product begins: without fields that no two products share. Required codes are
 * empty.
 */
export function copiedValues(other: ProductRecord): Values {
  const values = without(valuesOf(other), ofItself)
  const shared = { ...values, dossier: without(recordOf(values.dossier), ofItsPapers) }
  if (other.category === 'equipamentos') return shared
  const variants = other.variants.map((variant) => ({ ...without(variant, new Set(['formerCodes'])), sku: '' }))
  return { ...shared, references: [], variants }
}

function without(values: Values, names: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}

/** Makes a product from a form. In: its id, what was typed, and the values with which the form began. */
export function newProduct(
  catalogue: CatalogueState,
  { id, typed, start }: { id: string; typed: TypedForm; start: Values },
): NewProduct {
  const fields = productFields(start.category === 'equipamentos' ? 'equipamentos' : 'acessorios-componentes')
  const { values, faults } = readForm(fields, typed, { ...start, id })
  const read = v.safeParse(productSchema, values)
  const place = idFault(catalogue, id)
  const all = { ...(read.success ? {} : faultsOfIssues(read.issues)), ...faults, ...(place && { id: place }) }
  if (!read.success || Object.keys(all).length > 0) return { kind: 'faulty', faults: all }
  return { kind: 'made', product: read.output, text: productYaml(read.output) }
}

/** Why a product cannot have an id; undefined where it can. */
export function idFault({ files, products, removed }: CatalogueState, id: string): string | undefined {
  const read = v.safeParse(productIdSchema, id)
  if (!read.success) return id === '' ? 'Preencha este campo.' : faultWords(read.issues[0])
  if (files.has(id)) return 'Já há um produto com este endereço.'
  if (removed.products.includes(id)) return 'Este endereço foi de um produto retirado, e não volta a ser usado.'
  const owner = products.find(({ formerly = [] }) => formerly.includes(id))
  return owner && `Este endereço já foi de “${owner.name}” e leva a ele.`
}
