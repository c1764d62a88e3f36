import { completenessOf } from '#domain/catalogue/completeness/completeness.ts'
import { completenessRules, type CompletenessRule } from '#domain/catalogue/completeness/completeness-rules.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'

const rules = Object.values<CompletenessRule>(completenessRules)

/** Faults for parts that lack something by the rules of completeness. */
export function completenessFaults(products: readonly Product[]): ContentFault[] {
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    const known = completenessOf(product)
    return rules.flatMap(({ path, fault }) => {
      const problem = fault(known)
      return problem === undefined
        ? []
        : [{ file: `content/products/${product.id}.yaml`, path, code: 'conteudo-incompleto', problem }]
    })
  })
}
