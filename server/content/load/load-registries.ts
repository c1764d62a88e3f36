import { join } from 'node:path'
import * as v from 'valibot'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { ContentFault } from '#server/content-error.ts'
import { parseYaml, readContent } from './read-file.ts'

export const connectorsFile = 'content/connectors.yaml'
export const modelsFile = 'content/equipment-models.yaml'

/** Loads both registries. Faults are pushed, never thrown; undefined when there are any. */
export async function loadRegistries(root: string, faults: ContentFault[]): Promise<RegistrySource | undefined> {
  const [connectors, makers] = await Promise.all([
    readContent(root, join(root, connectorsFile)).then((source) => parseYaml(source, v.array(connectorSchema), faults)),
    readContent(root, join(root, modelsFile)).then((source) =>
      parseYaml(source, v.array(equipmentMakerSchema), faults),
    ),
  ])
  return connectors && makers && { connectors, makers }
}
