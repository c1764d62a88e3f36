import * as v from 'valibot'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import { equipmentBrandSchema, withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

export const connectorsFile = 'content/connectors.yaml'
export const brandsFile = 'content/equipment-brands.yaml'
export const modelsFile = 'content/equipment-models.yaml'

/**
 * Loads the registries. Faults are pushed, and the result is then undefined; only for a file that cannot be read is a
 * ContentError thrown.
 */
export async function loadRegistries(files: ContentFiles, faults: ContentFault[]): Promise<RegistrySource | undefined> {
  const load = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
    files.parsed(file.replace('content/', ''), schema, faults)
  const [connectors, makers, brands] = await Promise.all([
    load(connectorsFile, v.array(connectorSchema)),
    load(modelsFile, v.array(equipmentMakerSchema)),
    load(brandsFile, v.array(equipmentBrandSchema)),
  ])
  return connectors && makers && brands && { connectors, makers, brands: withReservedBrands(brands) }
}
