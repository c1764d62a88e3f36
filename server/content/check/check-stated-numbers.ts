import { disagreements } from '#domain/catalogue/part/stated-numbers.ts'
import { connectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'

/**
 * Faults for numbers in a part's texts that differ from its versions, ends or drawing: one of them misleads a buyer.
 */
export function statedNumberFaults({ products, registries }: Pick<Content, 'products' | 'registries'>): ContentFault[] {
  const connectors = connectorRegistry(registries.connectors)
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    return disagreements(product, connectors).map(({ path, measure, stated, known }) => ({
      file: `content/products/${product.id}.yaml`,
      path,
      code: 'conteudo-numero-divergente' as const,
      problem: `o texto diz ${stated} ${measure}, e os dados, ${known.join(', ')}; corrija o que estiver errado`,
    }))
  })
}
