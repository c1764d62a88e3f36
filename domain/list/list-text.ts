import type { ProductRecord, Product } from '#domain/catalogue/product.ts'
import { connectorWords } from '#domain/catalogue/registry/connector.ts'
import {
  endsOf,
  type ConnectorRegistry,
  connectorKeysOf,
  type Registries,
} from '#domain/catalogue/registry/registries.ts'
import { compactCode } from '#domain/codes/code.ts'
import { wordsOf } from '#domain/text/tokens.ts'

/** Facts for a row in a table of parts: the plug on the machine's side and the number of ways. */
export interface PartRowFacts {
  plug?: string
  ways?: string
}

/**
 * Reads the facts from a part: its own ends, and the leads or tubes of its variants ('3 / 5'), else the leads of its
 * drawing. A machine has none.
 */
export function partRowFacts(product: ProductRecord, connectors: ConnectorRegistry): PartRowFacts {
  if (product.category === 'equipamentos') return {}
  const end = endsOf(product).find(({ side }) => side === 'equipamento')
  const plug = end && connectors.get(end.connector)?.name
  const counted = product.variants.flatMap(({ leads, vias }) => leads ?? vias ?? [])
  const drawnLeads = product.drawing.leads ? [`${product.drawing.leads}`] : []
  const ways = [...new Set(counted.length > 0 ? counted : drawnLeads)].join(' / ')
  return { ...(plug && { plug }), ...(ways && { ways }) }
}

/**
 * The text that a list's plain search looks through, each word once (spec §5). For equipment: name, description, codes,
 * tags, brand, specialty, technology and treatment. For a part: name, description, codes, tags, brands, compatible
 * equipment, models, connectors, makers' references and size labels. Codes include former ones.
 */
export function listText(product: Product, { connectors, models }: Registries): string {
  const brands = product.brands.map(({ label }) => label)
  const commonTexts = [
    product.name,
    product.description,
    product.sku,
    ...(product.formerCodes ?? []),
    ...product.tags,
    ...brands,
  ]
  const ownTexts =
    product.category === 'equipamentos'
      ? [product.specialty, product.technology, product.treatment]
      : [
          ...product.compatibleWith,
          ...product.equipmentModel.flatMap((key) => {
            const model = models.get(key)
            return model ? [model.name, ...model.aliases] : [key]
          }),
          ...connectorKeysOf(product).flatMap((key) => {
            const connector = connectors.get(key)
            return connector ? [connectorWords(connector)] : []
          }),
          ...product.references.map(({ code }) => code),
          ...product.variants.flatMap(({ sku, formerCodes = [], sizeLabel }) => [sku, ...formerCodes, sizeLabel]),
        ]
  const words = [...commonTexts, ...ownTexts].flatMap((text) => (text ? chunksOf(text).flatMap(readings) : []))
  return [...new Set(words)].join(' ')
}

/** Whether each word of the term occurs in the text, ignoring case and accents; 'PM9000' matches 'PM-9000'. */
export function textMatches(text: string, term: string): boolean {
  const chunks = chunksOf(term)
  return (
    chunks.some((chunk) => wordsOf(chunk).length > 0) &&
    chunks.every((chunk) => text.includes(compactCode(chunk)) || wordsOf(chunk).every((word) => text.includes(word)))
  )
}

function chunksOf(text: string): string[] {
  return text.split(/\s+/)
}

/** Both ways to read a chunk: as its words, and as one word. */
function readings(chunk: string): string[] {
  return [...wordsOf(chunk), compactCode(chunk)].filter((word) => word.length > 1 || /\d/.test(word))
}
