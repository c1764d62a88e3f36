import { buyerLineLimit } from '#domain/buyer/buyer-line.ts'
import { maximumNoteLength, maximumQuantity } from '#domain/cart/cart.ts'
import { sensorTypeNames } from '#domain/catalogue/sensor-types.ts'
import { maximumLines } from '#domain/order-list/limits.ts'
import { listLineStates } from '#domain/order-list/list-api.ts'
import { apiPaths, listOf, objectOf, type JsonSchema } from './api-schema.ts'

const text: JsonSchema = { type: 'string' }
const address: JsonSchema = { type: 'string', format: 'uri' }
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
    code: text,
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
  NamedItem: objectOf({ code: text, name: text, url: address }),
  Failure: { type: 'object', required: ['message'], properties: { message: text } },
}

const failures: Record<string, string> = {
  413: 'Mais de 32 KiB: envie a lista em partes.',
  415: 'O corpo não é application/json.',
  422: 'A lista não segue o formato; message diz o que e onde.',
  429: 'Muitas listas em pouco tempo; Retry-After diz os segundos.',
}

/**
 * The OpenAPI 3.1 description of the read API and of order lists. In: the shop's name, the site's address without a
 * trailing slash.
 */
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

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}
