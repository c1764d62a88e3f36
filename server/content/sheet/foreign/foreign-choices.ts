import * as v from 'valibot'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import { columnUseLabel, proposedUses } from './column-uses.ts'

/** A person's choices for another system's sheet: the uses of its columns, and what new products are. */
export const foreignChoicesSchema = v.strictObject({
  /** By the column's heading. */
  uses: v.record(v.string(), v.picklist(Object.keys(columnUseLabel))),
  isCreating: v.boolean(),
  /**
   * The product type of each group of the sheet ('' for rows without a group). New products of a group whose type is ''
   * are left out.
   */
  types: v.record(v.string(), v.picklist(['', ...keysOf(productTypeLabel)])),
  /** The brand for new products whose name does not contain exactly one; '' leaves them out. */
  brand: v.string(),
  condition: v.picklist(keysOf(conditionLabel)),
  /** Whether new products without a description are left out, or get their name as description. */
  undescribed: v.picklist(['skip', 'name']),
})
export type ForeignChoices = v.InferOutput<typeof foreignChoicesSchema>

/** The choices proposed at the first import of such a sheet: no new products until the person asks for them. */
export function proposedChoices(heading: readonly string[], groups: readonly string[]): ForeignChoices {
  return {
    uses: Object.fromEntries(proposedUses(heading)),
    isCreating: false,
    types: Object.fromEntries(groups.map((group) => [group, typeCalled(group)])),
    brand: '',
    condition: 'novo',
    undescribed: 'skip',
  }
}

function typeCalled(group: string): ForeignChoices['types'][string] {
  const said = normalize(group)
  return keysOf(productTypeLabel).find((type) => [type, normalize(productTypeLabel[type])].includes(said)) ?? ''
}
