import * as v from 'valibot'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { conditionLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import { columnUseLabel, proposedUses } from './column-uses.ts'

/** What a person says about the sheet of another system: the use of its columns, and what new products are. */
export const foreignChoicesSchema = v.strictObject({
  /** By what stands above a column. */
  uses: v.record(v.string(), v.picklist(Object.keys(columnUseLabel))),
  isCreating: v.boolean(),
  /** The product type of a group of the sheet ('' for rows without one); '': its new products are left out. */
  types: v.record(v.string(), v.picklist(['', ...keysOf(productTypeLabel)])),
  /** The brand of machines of new products whose name says none; '': they are left out. */
  brand: v.string(),
  condition: v.picklist(keysOf(conditionLabel)),
  /** What becomes of new products without a description. */
  undescribed: v.picklist(['skip', 'name']),
})
export type ForeignChoices = v.InferOutput<typeof foreignChoicesSchema>

/** What is proposed to somebody who brings such a sheet for the first time: nothing new is made before they ask for it. */
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
