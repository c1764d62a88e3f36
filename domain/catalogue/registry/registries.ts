import type { Connector } from './connector.ts'
import { connectorRegistry, type ConnectorRegistry } from './connector-registry.ts'
import type { EquipmentBrand } from './equipment-brand.ts'
import type { EquipmentMaker } from './equipment-model.ts'
import { modelRegistry, type ModelRegistry } from './model-registry.ts'

/** The registries as content states them. */
export interface RegistrySource {
  connectors: readonly Connector[]
  makers: readonly EquipmentMaker[]
  /** The brands that products may name; their names are added when products are loaded. */
  brands: readonly EquipmentBrand[]
}

/** The registries ready for lookup by key. */
export interface Registries {
  connectors: ConnectorRegistry
  models: ModelRegistry
}

const known = new WeakMap<object, Registries>()

/** Prepares the registries for lookup, once for each source. In: a source that does not change any more. */
export function registriesOf(source: Pick<RegistrySource, 'connectors' | 'makers'>): Registries {
  const { connectors, makers } = source
  const found = known.get(source) ?? { connectors: connectorRegistry(connectors), models: modelRegistry(makers) }
  known.set(source, found)
  return found
}
