import type { Connector } from './connector.ts'
import { connectorRegistry, type ConnectorRegistry } from './connector-registry.ts'
import type { EquipmentBrand } from './equipment-brand.ts'
import type { EquipmentMaker } from './equipment-model.ts'
import { modelRegistry, type ModelRegistry } from './model-registry.ts'

/** The registries as the content has them. */
export interface RegistrySource {
  connectors: readonly Connector[]
  makers: readonly EquipmentMaker[]
  /** The brands that products may name; loaded products carry their names. */
  brands: readonly EquipmentBrand[]
}

/** What products name by key, ready to be asked. */
export interface Registries {
  connectors: ConnectorRegistry
  models: ModelRegistry
}

const known = new WeakMap<object, Registries>()

/** Makes the registries ready to be asked: once for each source. In: a source that is not changed any more. */
export function registriesOf(source: Pick<RegistrySource, 'connectors' | 'makers'>): Registries {
  const { connectors, makers } = source
  const found = known.get(source) ?? { connectors: connectorRegistry(connectors), models: modelRegistry(makers) }
  known.set(source, found)
  return found
}
