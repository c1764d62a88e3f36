import type { Connector } from './connector.ts'
import type { EquipmentBrand } from './equipment-brand.ts'
import type { EquipmentMaker } from './equipment-model.ts'
import { modelRegistry, type ModelRegistry } from './model-registry.ts'

export type ConnectorRegistry = { all: readonly Connector[]; get: (key: string) => Connector | undefined }

/** Builds the registry from the entries of `content/connectors.yaml`. */
export function connectorRegistry(all: readonly Connector[]): ConnectorRegistry {
  const byKey = new Map(all.map((connector) => [connector.key, connector]))
  return { all, get: (key) => byKey.get(key) }
}

/** The registries as `content/` writes them. The brands need no lookup: search, filters and checks read the list. */
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
