import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import {
  findConnectors,
  parseConnectorQuery,
  usesText,
  type ConnectorQuery,
  type PlugQuery,
} from '#domain/catalogue/registry/connector-query.ts'
import { connectorShapes } from '#domain/catalogue/registry/connector-shapes.ts'
import { connectorFacts, type Connector } from '#domain/catalogue/registry/connector.ts'
import { fullModelName } from '#domain/catalogue/registry/model-registry.ts'
import { parameterLabel, type Parameter } from '#domain/catalogue/registry/parameters.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { typeParameter } from '#domain/compatibility/page-data.ts'
import { inquirySearch, parseInquiry, type PartInquiry } from '#domain/quote/part-inquiry.ts'
import { faceSize } from '#server/pictures/connectors.ts'
import { partsByConnector } from './catalogue.ts'
import { trueFaces } from './glass.ts'
import { suggestionsFor } from './lists.ts'
import type { Shop } from './shop.ts'

export interface ConnectorRow {
  key: string
  name: string
  /** Shape, contacts, gender, keying, lock, size and standard. */
  facts: string
  uses: string
  /** The drawing of the connector's face (its mating side), if that is known. */
  face?: { src: string; width: number; height: number }
  parts: number
}

const pageSize = 24

/** The data of 'Não sei o código': the address's answers, the answers still possible, and what matches. */
export function identifyData(shop: Shop, parameters: URLSearchParams) {
  const { registries, connectorFaces } = shop
  const { inquiry, query } = answersOf(shop, parameters)
  const parts = partsByConnector(shop)
  // Connectors without a medical use are left out: they only serve to be laid on the screen (glass.ts).
  const medical = registries.connectors.filter(({ key, uses }) => uses.length > 0 || parts.has(key))
  const isDrawn = ({ key }: Connector) => connectorFaces.byKey[key] !== undefined
  const found = findConnectors(medical, query).toSorted((a, b) => Number(isDrawn(b)) - Number(isDrawn(a)))
  const isNarrowed = Object.keys(query).length > 0
  const requestedCount = Number(parameters.get('mostrar')) || (isNarrowed ? pageSize : 0)
  const { parameter, maker } = query
  const withSameUse = findConnectors(medical, { ...(parameter && { parameter }), ...(maker && { maker }) })
  const chosen = registries.connectors.find(({ name }) => name === inquiry.connector)
  const term = inquirySearch(inquiry)
  const suggestions = term ? suggestionsFor(shop, term) : []
  return {
    query,
    parameters: keysOf(parameterLabel).filter((key) => medical.some((connector) => isUsedFor(connector, key))),
    makers: registries.makers
      .filter(({ key }) => medical.some(({ uses }) => uses.some(({ makers }) => makers.includes(key))))
      .map(({ key, name }) => ({ key, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt')),
    plugs: plugsOf(withSameUse),
    count: found.length,
    connectors: found
      .slice(0, Math.ceil(requestedCount / pageSize) * pageSize)
      .map((connector) => ({ ...rowOf(shop, connector), parts: parts.get(connector.key)?.length ?? 0 })),
    ...(chosen && {
      chosen: {
        ...rowOf(shop, chosen),
        ...(chosen.note && { note: chosen.note }),
        parts: (parts.get(chosen.key) ?? []).map(partOf),
        isMeasured: trueFaces(shop)[chosen.key] !== undefined,
      },
    }),
    inquiry,
    // Only the form's button adds 'montar' to the address.
    isSubmitted: parameters.has('montar'),
    possibleProducts: suggestions.filter((suggestion) => suggestion.kind === 'product'),
  }
}

/** Reads an address's answers. Models and connectors may be keys; a brand that is no maker's stays as written. */
function answersOf({ registries }: Shop, parameters: URLSearchParams): { inquiry: PartInquiry; query: ConnectorQuery } {
  const typedInquiry = parseInquiry(parameters)
  const query = parseConnectorQuery(parameters)
  const model = registriesOf(registries).models.get(typedInquiry.model)
  const brand = model?.maker.key ?? query.maker ?? typedInquiry.maker.toLowerCase()
  const maker = registries.makers.find(({ key, name }) => key === brand || name.toLowerCase() === brand)
  const connector = registries.connectors.find(({ key }) => key === typedInquiry.connector)
  const parameter = query.parameter ?? (typedInquiry.type && typeParameter[typedInquiry.type])
  return {
    inquiry: {
      ...typedInquiry,
      maker: maker?.name ?? '',
      model: model ? fullModelName(model) : [maker ? '' : typedInquiry.maker, typedInquiry.model].join(' ').trim(),
      connector: connector?.name ?? typedInquiry.connector,
      parameter: parameter ?? '',
    },
    query: { ...query, ...(parameter && { parameter }), ...(maker && { maker: maker.key }) },
  }
}

function partOf(product: CatalogueProduct) {
  const { id, name, sku } = product
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  return { id, name, code: labelCode({ sku, variants }) }
}

const isUsedFor = ({ uses }: Connector, parameter: Parameter) => uses.some((use) => use.parameter === parameter)

/** The forms of connectors with their numbers of contacts, each pair once. */
function plugsOf(connectors: readonly Connector[]): PlugQuery[] {
  const plugs = connectors.map(({ shape, contacts }): PlugQuery => ({
    form: connectorShapes[shape].form,
    ...(contacts !== undefined && { contacts }),
  }))
  return [...new Map(plugs.map((plug) => [`${plug.form} ${plug.contacts}`, plug])).values()]
}

/** Pixels of the longer side of a face. */
const faceSide = 56

function rowOf({ registries, connectorFaces }: Shop, connector: Connector): Omit<ConnectorRow, 'parts'> {
  const { key, name } = connector
  const face = connectorFaces.byKey[key]
  return {
    key,
    name,
    facts: connectorFacts(connector).join(' · '),
    uses: usesText(connector, registries.makers),
    ...(face && { face: { src: `${connectorFaces.src}#${face.id}`, ...faceSize(face, faceSide) } }),
  }
}
