import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { fitLabel } from '#domain/catalogue/mating/fit.ts'
import { anvisaKindLabel, anvisaStatusLabel } from '#domain/catalogue/part/dossier.ts'
import { claimLabel } from '#domain/catalogue/part/evidence.ts'
import { partTechnologyLabel } from '#domain/catalogue/part/part-technology.ts'
import { namedFacts } from '#domain/catalogue/part/plain-fields.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { availabilityLabel, conditionLabel, keysOf, productCategoryLabel } from '#domain/catalogue/vocabulary.ts'

/** A JSON Schema, of a document or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown
}

/** Paths of the read API. A change that could break a program needs another version number. */
export const apiPaths = {
  products: '/api/v1/products.json',
  schema: '/api/v1/schema.json',
  openApi: '/api/v1/openapi.json',
  lists: '/api/v1/lists',
} as const

const text: JsonSchema = { type: 'string', minLength: 1 }
const texts = listOf(text)
const address: JsonSchema = { type: 'string', format: 'uri', pattern: '^https?://' }
const slug: JsonSchema = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }
const day: JsonSchema = { type: 'string', format: 'date' }
const availability = oneOf(keysOf(availabilityLabel))
const amount = (description: string): JsonSchema => ({
  description,
  type: ['number', 'null'],
  exclusiveMinimum: 0,
})
const prices = {
  price: amount('Em reais; null quando o preço é sob consulta.'),
  originalPrice: amount('Em reais; só quando está acima do preço atual, senão null.'),
}

const variant = objectOf({
  id: { type: 'string', pattern: '^[a-z0-9-]+$' },
  code: text,
  formerCodes: texts,
  name: text,
  availability,
  ...prices,
  url: address,
})

const registration = objectOf({
  number: { type: 'string', pattern: '^\\d{11}$' },
  kind: { enum: [...keysOf(anvisaKindLabel), null] },
  status: { enum: [...keysOf(anvisaStatusLabel), null] },
  process: { type: ['string', 'null'] },
  expires: { type: ['string', 'null'], format: 'date' },
})

const papers = {
  ...Object.fromEntries(namedFacts.map(({ name, api }) => [name, api])),
  anvisa: {
    description: 'Regularização na ANVISA; null quando não há número.',
    anyOf: [registration, { type: 'null' }],
  },
  evidence: {
    description: 'Documentos que provam o que se afirma do produto.',
    ...listOf(objectOf({ about: oneOf(keysOf(claimLabel)), document: text, holder: text, seen: day })),
  },
}

const technology: JsonSchema = { anyOf: [keyAndName(keysOf(partTechnologyLabel)), { type: 'null' }] }

const matedEnd = objectOf({
  side: keyAndName(keysOf(endSideLabel)),
  connector: objectOf({ key: slug, name: text, isConfirmed: { type: 'boolean' } }),
  codes: { description: 'As versões que têm esta ponta; vazio quando todas a têm.', ...texts },
  parts: listOf(
    objectOf({ id: slug, name: text, codes: texts, fit: oneOf(keysOf(fitLabel)), technology, url: address }),
  ),
})

const chain = {
  technology: {
    description: 'A tecnologia que as peças de uma ligação têm em comum; null onde o encaixe basta.',
    ...technology,
  },
  mates: {
    description: 'O que do catálogo entra em cada ponta; em outra-tecnologia, entra pela forma e não deve ser usado.',
    ...listOf(matedEnd),
  },
}

/** The schema of a product. In: the keys of the shop's brands. */
const productOf = (brandKeys: readonly string[]): JsonSchema =>
  objectOf({
    id: slug,
    formerIds: listOf(slug),
    code: { description: 'Código próprio da loja; null quando só as versões o têm.', type: ['string', 'null'] },
    formerCodes: texts,
    name: text,
    description: text,
    category: oneOf(keysOf(productCategoryLabel)),
    type: keyAndName([...keysOf(productTypeLabel), ...keysOf(equipmentFamilyLabel)]),
    condition: { enum: [...keysOf(conditionLabel), null] },
    availability,
    ...prices,
    url: address,
    pictures: listOf(objectOf({ url: address, alt: text })),
    maker: {
      description: 'Fabricante do equipamento; null nas peças.',
      anyOf: [keyAndName(brandKeys), { type: 'null' }],
    },
    compatibility: objectOf({
      brands: listOf(keyAndName(brandKeys)),
      models: listOf(objectOf({ key: slug, name: text, url: address })),
      texts,
    }),
    ...papers,
    ...chain,
    references: listOf(objectOf({ maker: text, code: text, source: text })),
    variants: listOf(variant),
  })

/**
 * The JSON Schema (2020-12) of the read API's document. Fields may be added without another version number, so programs
 * have to ignore unknown ones. In: the site's address without a trailing slash, and the brands that its products may
 * name.
 */
export function apiSchema(siteUrl: string, brands: readonly EquipmentBrand[]): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: siteUrl + apiPaths.schema,
    title: 'Catálogo',
    ...objectOf({
      $schema: { const: siteUrl + apiPaths.schema },
      version: { const: 1 },
      site: objectOf({ name: text, url: address }),
      language: { const: 'pt-BR' },
      currency: { const: 'BRL' },
      products: listOf(productOf(brands.map(({ key }) => key))),
    }),
  }
}

/** The schema of an object with all of these properties, and perhaps others. */
export function objectOf(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

function oneOf(keys: readonly string[]): JsonSchema {
  return { enum: keys }
}

function keyAndName(keys: readonly string[]): JsonSchema {
  return objectOf({ key: oneOf(keys), name: text })
}
