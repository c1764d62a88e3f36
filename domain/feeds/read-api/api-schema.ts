import { buyerLineLimit } from '#domain/buyer/buyer-line.ts'
import { maximumNoteLength, maximumQuantity } from '#domain/cart/cart.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { fitLabel } from '#domain/catalogue/mating/fit.ts'
import { anvisaKindLabel, anvisaStatusLabel } from '#domain/catalogue/part/dossier.ts'
import { claimLabel } from '#domain/catalogue/part/evidence.ts'
import { namedFacts } from '#domain/catalogue/part/plain-fields.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { EquipmentBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import { partTechnologyLabel } from '#domain/catalogue/registry/parameters.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { sensorTypeNames } from '#domain/catalogue/sensor-types.ts'
import { availabilityLabel, conditionLabel, keysOf, productCategoryLabel } from '#domain/catalogue/vocabulary.ts'
import { maximumLines } from '#domain/order-list/limits.ts'
import { listLineStates } from '#domain/order-list/list-api.ts'

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
const amount = (description: string): JsonSchema => ({ description, type: ['number', 'null'], exclusiveMinimum: 0 })
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

/** The JSON Schema (2020-12) of the read API. New fields come without a new version: programs ignore unknown ones. */
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

/** The schema of an object that has all these properties, and perhaps others. */
function objectOf(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

function oneOf(keys: readonly string[]): JsonSchema {
  return { enum: keys }
}

function keyAndName(keys: readonly string[]): JsonSchema {
  return objectOf({ key: oneOf(keys), name: text })
}

const anyText: JsonSchema = { type: 'string' }
const textField = (maxLength: number, description: string): JsonSchema => ({ type: 'string', maxLength, description })
const quantity: JsonSchema = { type: 'integer', minimum: 1, maximum: maximumQuantity }
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const schemas: Record<string, JsonSchema> = {
  ListRequest: {
    type: 'object',
    required: ['lines'],
    additionalProperties: false,
    properties: { lines: { type: 'array', minItems: 1, maxItems: maximumLines, items: ref('ListLine') } },
  },
  ListLine: {
    type: 'object',
    required: ['code', 'quantity'],
    additionalProperties: false,
    properties: {
      code: textField(60, 'O código da loja, como na etiqueta; vazio quando não é conhecido.'),
      quantity,
      reference: textField(
        buyerLineLimit.code,
        'O código ou número da linha no seu sistema: volta na resposta e no pedido.',
      ),
      item: textField(buyerLineLimit.item, 'O número do item na sua lista.'),
      lot: textField(buyerLineLimit.lot, 'O lote do item.'),
      unit: textField(buyerLineLimit.unit, 'A unidade em que a sua lista conta.'),
      brand: textField(buyerLineLimit.brand, 'A marca pedida.'),
      note: textField(maximumNoteLength, 'Uma observação sobre a linha.'),
      type: { enum: sensorTypeNames, description: 'O tipo de um sensor que é vendido em vários.' },
      description: textField(
        200,
        'A sua descrição da peça; diz o que se procura quando o código não está no catálogo.',
      ),
    },
  },
  ListAnswer: objectOf({
    url: {
      ...address,
      description: 'Abre a lista no pedido rápido. A lista está no próprio endereço: nada é guardado.',
    },
    lines: listOf(ref('AnsweredLine')),
  }),
  AnsweredLine: objectOf({
    code: anyText,
    quantity,
    reference: { type: ['string', 'null'] },
    state: {
      enum: listLineStates,
      description:
        'a-confirmar: o código leva a outro, ou a vários (candidates), ou as palavras da linha o contradizem (doubt); uma pessoa escolhe.',
    },
    product: { anyOf: [ref('NamedItem'), { type: 'null' }] },
    candidates: listOf(ref('NamedItem')),
    doubt: { type: ['string', 'null'], description: 'O que as palavras da linha contradizem, dito a quem escolhe.' },
  }),
  NamedItem: objectOf({ code: anyText, name: anyText, url: address }),
  Failure: { type: 'object', required: ['message'], properties: { message: anyText } },
}

const failures: Record<string, string> = {
  413: 'Mais de 32 KiB: envie a lista em partes.',
  415: 'O corpo não é application/json.',
  422: 'A lista não segue o formato; message diz o que e onde.',
  429: 'Muitas listas em pouco tempo; Retry-After diz os segundos.',
}

/** The OpenAPI 3.1 description of the read API and of order lists. */
export function openApi({ name, siteUrl }: { name: string; siteUrl: string }): JsonSchema {
  return {
    openapi: '3.1.1',
    info: {
      title: `${name}: catálogo e listas`,
      version: '1',
      description: 'Sem chave. Campos novos podem aparecer: ignore os que não conhece.',
    },
    servers: [{ url: siteUrl }],
    paths: {
      [apiPaths.products]: { get: readOperation('products', 'O catálogo inteiro', `${siteUrl}${apiPaths.schema}`) },
      [apiPaths.schema]: { get: readOperation('schema', 'O formato do catálogo, em JSON Schema') },
      [apiPaths.lists]: { post: createListOperation() },
    },
    components: { schemas },
  }
}

function readOperation(operationId: string, summary: string, schema?: string): JsonSchema {
  return {
    operationId,
    summary,
    responses: {
      200: {
        description: summary,
        content: json(schema === undefined ? { type: 'object' } : { type: 'object', externalDocs: { url: schema } }),
      },
      304: { description: 'Nada mudou desde o ETag de If-None-Match.' },
    },
  }
}

function createListOperation(): JsonSchema {
  const refused = Object.entries(failures).map(([status, description]) => [
    status,
    { description, content: json(ref('Failure')) },
  ])
  return {
    operationId: 'createList',
    summary: 'Uma lista de códigos vira um endereço que a abre',
    requestBody: { required: true, content: json(ref('ListRequest')) },
    responses: {
      200: { description: 'O endereço, e o que foi feito de cada linha', content: json(ref('ListAnswer')) },
      ...Object.fromEntries(refused),
    },
  }
}

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } })
