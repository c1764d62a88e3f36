import type { ProductRecord } from '#domain/catalogue/product.ts'
import { faultLine } from '#server/content-error.ts'
import { registrationFaults, sealFaults } from './check-claims.ts'

/**
 * Remarks of `script/content check` on products' papers. They are not faults, because sample shops have sample seals;
 * `--publish` refuses them. In: today, as 2026-11-24.
 */
export function claimNotes(products: readonly ProductRecord[], today: string): string[] {
  const bare = new Set(sealFaults(products).map(({ file }) => file))
  const ids = products.map(({ id }) => id).filter((id) => bare.has(`content/products/${id}.yaml`))
  const over = registrationFaults(products, today).map((fault) => faultLine(fault).trim())
  if (ids.length === 0) return over
  const count = ids.length === 1 ? '1 produto tem' : `${ids.length} produtos têm`
  const seals = `[conteudo-selo-sem-numero] ${count} o selo "Certificado ANVISA" sem número ou como exemplo: ${ids.join(', ')}`
  return [seals, ...over]
}
