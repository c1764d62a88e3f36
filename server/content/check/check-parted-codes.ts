import type { ProductRecord } from '#domain/catalogue/product.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { ContentFault } from '#server/content-error.ts'

/**
 * Faults for codes that consist of a former code and digits: 'TPNI05 15' in an order means fifteen of the old code, not
 * the new code TPNI05-15.
 */
export function partedCodeFaults(products: readonly ProductRecord[]): ContentFault[] {
  return products.flatMap((product) => {
    if (product.category === 'equipamentos') return []
    return product.variants.flatMap(({ sku, formerCodes = [] }, at) =>
      [...(product.formerCodes ?? []), ...formerCodes]
        .filter((former) => isOnlyNumbered(compactCode(sku), compactCode(former)))
        .map((former) => ({
          file: `content/products/${product.id}.yaml`,
          path: `variants.${at}.sku`,
          code: 'conteudo-codigo-com-quantidade' as const,
          problem: `há ${sku}, que se confunde com ${former} e uma quantidade; comece o sufixo por uma letra`,
        })),
    )
  })
}

function isOnlyNumbered(code: string, former: string): boolean {
  return code.startsWith(former) && /^\d+$/.test(code.slice(former.length))
}
