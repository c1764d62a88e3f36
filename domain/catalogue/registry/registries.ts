import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ArticleVariant } from '#domain/catalogue/variants/variant.ts'
import type { Connector } from './connector.ts'
import type { EquipmentBrand } from './equipment-brand.ts'
import type { EquipmentMaker } from './equipment-model.ts'
import { modelRegistry, type ModelRegistry } from './model-registry.ts'
import type { PartEnd } from './part-end.ts'

export type ConnectorRegistry = { all: readonly Connector[]; get: (key: string) => Connector | undefined }

/** Builds the registry from the entries of `content/connectors.yaml`. */
export function connectorRegistry(all: readonly Connector[]): ConnectorRegistry {
  const byKey = new Map(all.map((connector) => [connector.key, connector]))
  return { all, get: (key) => byKey.get(key) }
}

/** The ends of a part in a chosen variant, whose own ends replace the product's on the same side. */
export function endsOf(product: { ends: readonly PartEnd[] }, variant?: Pick<ArticleVariant, 'ends'>): PartEnd[] {
  const variantEnds = variant?.ends ?? []
  const replaced = new Set(variantEnds.map(({ side }) => side))
  return [...product.ends.filter(({ side }) => !replaced.has(side)), ...variantEnds]
}

/** The connector keys that a product or one of its variants names, each once. */
export function connectorKeysOf(product: ProductRecord): string[] {
  if (product.category === 'equipamentos') return []
  const ends = [...product.ends, ...product.variants.flatMap((variant) => variant.ends ?? [])]
  return [...new Set(ends.map(({ connector }) => connector))]
}

export interface RegistrySource {
  connectors: readonly Connector[]
  makers: readonly EquipmentMaker[]
  brands: readonly EquipmentBrand[]
}

export type Registries = { connectors: ConnectorRegistry; models: ModelRegistry }

const bySource = new WeakMap<object, Registries>()

/** Prepares the registries once for each source, which must not change any more. */
export function registriesOf(source: Pick<RegistrySource, 'connectors' | 'makers'>): Registries {
  const { connectors, makers } = source
  const registries = bySource.get(source) ?? {
    connectors: connectorRegistry(connectors),
    models: modelRegistry(makers),
  }
  bySource.set(source, registries)
  return registries
}
