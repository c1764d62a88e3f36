import { endsOf, connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import type { ProductRecord, Product } from '#domain/catalogue/product.ts'
import { connectorWords } from '#domain/catalogue/registry/connector.ts'
import type { ConnectorRegistry, Registries } from '#domain/catalogue/registry/registries.ts'
import { compactCode } from '#domain/codes/code.ts'
import { wordsOf } from '#domain/text/tokens.ts'

export type PartRowFacts = { plug?: string; ways?: string }

/** The facts of a part's row: the plug of its own ends, its variants' leads or tubes ('3 / 5'), else the drawing's. */
export function partRowFacts(product: ProductRecord, connectors: ConnectorRegistry): PartRowFacts {
  if (product.category === 'equipamentos') return {}
  const end = endsOf(product).find(({ side }) => side === 'equipamento')
  const plug = end && connectors.get(end.connector)?.name
  const counted = product.variants.flatMap(({ leads, vias }) => leads ?? vias ?? [])
  const drawnLeads = product.drawing.leads ? [`${product.drawing.leads}`] : []
  const ways = [...new Set(counted.length > 0 ? counted : drawnLeads)].join(' / ')
  return { ...(plug && { plug }), ...(ways && { ways }) }
}

/** The text that the plain search looks through: a product's words, each once, former codes included (spec §5). */
export function listText(product: Product, { connectors, models }: Registries): string {
  const { name, description, tags, brands } = product
  const codes = [product.sku, ...(product.formerCodes ?? [])]
  const commonTexts = [name, description, ...codes, ...tags, ...brands.map(({ label }) => label)]
  const ownTexts =
    product.category === 'equipamentos'
      ? [product.specialty, product.technology, product.treatment]
      : [
          ...product.compatibleWith,
          ...product.equipmentModel.flatMap((key) => {
            const model = models.get(key)
            return model ? [model.name, ...model.aliases] : [key]
          }),
          ...connectorKeysOf(product)
            .flatMap((key) => connectors.get(key) ?? [])
            .map(connectorWords),
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

const chunksOf = (text: string): string[] => text.split(/\s+/)

function readings(chunk: string): string[] {
  return [...wordsOf(chunk), compactCode(chunk)].filter((word) => word.length > 1 || /\d/.test(word))
}
