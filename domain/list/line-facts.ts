import type { ProductRecord } from '#domain/catalogue/product.ts'
import { endsOf, type ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'

/** Facts for a row in a table of parts: the plug on the machine's side and the number of ways. */
export interface LineFacts {
  plug?: string
  ways?: string
}

/**
 * Reads the facts from a part: its own ends, and the leads or tubes of its variants ('3 / 5'), else the leads of its
 * drawing. A machine has none.
 */
export function lineFacts(product: ProductRecord, connectors: ConnectorRegistry): LineFacts {
  if (product.category === 'equipamentos') return {}
  const end = endsOf(product).find(({ side }) => side === 'equipamento')
  const plug = end && connectors.get(end.connector)?.name
  const counted = product.variants.flatMap(({ leads, vias }) => leads ?? vias ?? [])
  const own = product.drawing.leads ? [`${product.drawing.leads}`] : []
  const ways = [...new Set(counted.length > 0 ? counted : own)].join(' / ')
  return { ...(plug && { plug }), ...(ways && { ways }) }
}
