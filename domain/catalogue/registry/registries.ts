import type { Connector } from './connector.ts'
import { connectorRegistry, type ConnectorRegistry } from './connector-registry.ts'
import type { EquipmentMaker } from './equipment-model.ts'
import { modelRegistry, type ModelRegistry } from './model-registry.ts'

/** Both registries as the content has them. */
export interface RegistrySource {
  connectors: readonly Connector[]
  makers: readonly EquipmentMaker[]
}

/** What products name by key, ready to be asked. */
export interface Registries {
  connectors: ConnectorRegistry
  models: ModelRegistry
}

const known = new WeakMap<RegistrySource, Registries>()

/** Makes the registries ready to be asked: once for each source. In: a source that is not changed any more. */
export function registriesOf(source: RegistrySource): Registries {
  const { connectors, makers } = source
  const found = known.get(source) ?? { connectors: connectorRegistry(connectors), models: modelRegistry(makers) }
  known.set(source, found)
  return found
}
