import * as v from 'valibot'
import { brandSchema } from '#domain/brand.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { brand } from '#domain/content-edit/kinds/brand.ts'
import type { ContentFault } from '#server/content-error.ts'
import { cnpjFaults } from '#server/content/check/brand.ts'
import { colourFaults } from '#server/content/check/brand.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'

/**
 * Faults of one record that the content's check finds beyond the schema; only the brand has such checks. Checks that
 * need other files run before publication.
 */
export function recordFaults(kind: ContentKind, values: Values): ContentFault[] {
  if (kind !== brand) return []
  const read = v.safeParse(brandSchema, values)
  if (!read.success) return []
  const faults = [...colourFaults(read.output), ...cnpjFaults(read.output)]
  filledBrand(read.output, faults)
  return faults
}
