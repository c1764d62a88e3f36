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

/** Makes the registries ready to be asked. */
export function registriesOf({ connectors, makers }: RegistrySource): Registries {
  return { connectors: connectorRegistry(connectors), models: modelRegistry(makers) }
}
