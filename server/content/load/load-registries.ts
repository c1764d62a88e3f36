import { join } from 'node:path'
import * as v from 'valibot'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import { equipmentBrandSchema, withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { ContentFault } from '#server/content-error.ts'
import { ValueCache } from '#server/value-cache.ts'
import { readContent, readYaml } from './read-file.ts'

export const connectorsFile = 'content/connectors.yaml'
export const brandsFile = 'content/equipment-brands.yaml'
export const modelsFile = 'content/equipment-models.yaml'

/**
 * Loads the registries. Faults are pushed, and the result is then undefined; only for a file that readContent refuses
 * is a ContentError thrown.
 */
export async function loadRegistries(
  root: string,
  faults: ContentFault[],
  cache = new ValueCache(),
): Promise<RegistrySource | undefined> {
  const load = async <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    readYaml({ ...(await readContent(root, join(root, name))), cache }, schema, faults)
  const [connectors, makers, brands] = await Promise.all([
    load(connectorsFile, v.array(connectorSchema)),
    load(modelsFile, v.array(equipmentMakerSchema)),
    load(brandsFile, v.array(equipmentBrandSchema)),
  ])
  return connectors && makers && brands && { connectors, makers, brands: withReservedBrands(brands) }
}
