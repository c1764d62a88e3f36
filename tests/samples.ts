import * as v from 'valibot'
import type { CartLine } from '#domain/cart/cart.ts'
import { accessorySchema, equipmentSchema } from '#domain/catalogue/product-schema.ts'
import { summarize, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { Accessory, AccessoryRecord, Equipment } from '#domain/catalogue/product.ts'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import { equipmentMakerSchema, type EquipmentMaker } from '#domain/catalogue/registry/equipment-model.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { registriesOf, type Registries, type RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import type { SearchDocument } from '#domain/search/index/document.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'

/** Products and cart lines for tests: valid by default, so that each test states only what matters to it. */

/** Brands that tests use; any other key is its own name. */
export const sampleBrands = withReservedBrands([
  { key: 'dixtal', label: 'Dixtal' },
  { key: 'drager', label: 'Dräger' },
  { key: 'ge-healthcare', label: 'GE Healthcare' },
  { key: 'mindray', label: 'Mindray' },
  { key: 'philips', label: 'Philips' },
])
/** The company that messages go to. */
export const sampleRecipient = {
  name: 'Vitrine Médica',
  whatsapp: { main: '5541900000000' },
  email: { sales: 'comercial@example.com' },
}

const named = brandResolver(sampleBrands)

type AccessoryFields = Partial<v.InferInput<typeof accessorySchema>>
type EquipmentFields = Partial<v.InferInput<typeof equipmentSchema>>

/** What the file of a part states: amounts in R$, no defaults. */
export function accessoryValues(fields: AccessoryFields = {}): v.InferInput<typeof accessorySchema> {
  return {
    id: 'cabo-de-teste',
    name: 'Cabo de teste',
    category: 'acessorios-componentes',
    productType: 'cabos-ecg',
    description: 'Cabo para a bancada.',
    availability: 'em-estoque',
    condition: 'compativel',
    equipmentBrand: 'philips',
    ...fields,
  }
}

/** A part, read from what its file states. */
export function accessoryRecord(fields: AccessoryFields = {}): AccessoryRecord {
  return v.parse(accessorySchema, accessoryValues(fields))
}

export function accessory(fields: AccessoryFields = {}): Accessory {
  return named(accessoryRecord(fields))
}

export function equipment(fields: EquipmentFields = {}): Equipment {
  return named(
    v.parse(equipmentSchema, {
      id: 'monitor-de-teste',
      name: 'Monitor de teste',
      category: 'equipamentos',
      family: 'monitores-multiparametro',
      brand: 'mindray',
      specialty: 'Terapia intensiva',
      technology: 'Tela sensível ao toque',
      treatment: 'Monitorização de sinais vitais',
      description: 'Monitor para a bancada.',
      availability: 'sob-consulta',
      ...fields,
    }),
  )
}

export function summaryOf(product: Accessory | Equipment): ProductSummary {
  return summarize(product, { src: `/desenhos/${product.id}.svg`, alt: product.name })
}

type ModelFields = Partial<v.InferInput<typeof equipmentMakerSchema>['models'] & {}>[number]

/** A maker of monitors with these models. */
export function maker(
  fields: Omit<Partial<EquipmentMaker>, 'models'> & { models?: Partial<NonNullable<ModelFields>>[] } = {},
): EquipmentMaker {
  const models = (fields.models ?? []).map((model) => ({ kind: 'monitor', ...model }))
  return v.parse(equipmentMakerSchema, { key: 'mindray', name: 'Mindray', brand: 'mindray', ...fields, models })
}

/** A confirmed connector, by default a DB9. */
export function connector(fields: Partial<v.InferInput<typeof connectorSchema>> = {}) {
  return v.parse(connectorSchema, {
    key: 'db9-macho',
    name: 'DB9 macho (9 pinos)',
    shape: 'tipo-d',
    contacts: 9,
    gender: 'macho',
    confirmed: true,
    ...fields,
  })
}

/** Registries with only what a test names. */
export function registries({
  connectors = [],
  makers = [],
}: Partial<Pick<RegistrySource, 'connectors' | 'makers'>> = {}): Registries {
  return registriesOf({ connectors, makers })
}

interface VocabularyFields extends Partial<Omit<SearchVocabulary, 'intent'>> {
  intent?: Partial<SearchVocabulary['intent']>
}

/** The words of a shop's search with only what a test names. */
export function searchVocabulary({ intent, ...others }: VocabularyFields = {}): SearchVocabulary {
  return {
    synonyms: {},
    courtesies: { phrases: [], words: [] },
    symptoms: [],
    intent: {
      productTypes: {},
      brands: [],
      equipment: {},
      specialized: [],
      sizes: {},
      functionWords: [],
      ignoredWords: [],
      ...intent,
    },
    ...others,
  }
}

/** A part of Mindray as the search knows it, with the fields that a test gives. */
export function searchDocument(fields: Partial<SearchDocument> & Pick<SearchDocument, 'id' | 'name'>): SearchDocument {
  return {
    category: 'acessorios-componentes',
    brands: ['mindray'],
    models: [],
    aliases: {},
    references: [],
    compatibleWith: [],
    notFor: [],
    tags: [],
    description: '',
    codes: [],
    connectors: [],
    counts: [],
    availability: 'em-estoque',
    isOnSale: false,
    ...fields,
  }
}

/** A cart line of an accessory with these fields; the line's own fields are a separate argument. */
export function line(fields: AccessoryFields = {}, own: Partial<Omit<CartLine, 'product'>> = {}): CartLine {
  const product = summaryOf(accessory(fields))
  return { id: `linha-${product.id}`, product, quantity: 1, ...own }
}

export const ecgVariants: Variant[] = [
  { id: '3-vias', leads: '3', sku: 'C3VGA2' },
  { id: '5-vias', leads: '5', sku: 'C5VGA2' },
]

/** The sizes of a cuff: adult with one and with two tubes, neonatal with one tube only. */
export const cuffVariants: AccessoryFields['variants'] & {} = [
  { id: 'adulto-1', sizeKey: 'adulto', sizeLabel: 'Adulto (18 a 26 cm)', vias: '1', sku: 'BP01A1' },
  { id: 'adulto-2', sizeKey: 'adulto', sizeLabel: 'Adulto (18 a 26 cm)', vias: '2', sku: 'BP01A2', currentPrice: 95.5 },
  { id: 'neonatal-1', sizeKey: 'neonatal', sizeLabel: 'Neonatal (6 a 11 cm)', vias: '1', sku: 'BP01N1' },
]
