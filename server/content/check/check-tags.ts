import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'

const loneMeasure = /^\d+(?:[.,]\d+)? ?(?:mm|cm|m|mV|V|W|A|Ah|mAh|kg|g|L|ml|mmHg|Hz|%|°C)$/i

/**
 * Faults for tags that are only a number with a unit: half of a measure that was split at its decimal comma, or a
 * measure that does not say of what.
 */
export function tagFaults(products: readonly ProductRecord[]): ContentFault[] {
  return products.flatMap(({ id, tags }) =>
    tags.flatMap((tag, at) =>
      loneMeasure.test(tag.trim())
        ? [
            {
              file: `content/products/${id}.yaml`,
              path: `tags.${at}`,
              code: 'conteudo-palavra-so-medida' as const,
              problem: `há ${tag}; diga de que é a medida ("bateria 12 V"), e ponha entre aspas a que tem vírgula ("DIN 1,5 mm")`,
            },
          ]
        : [],
    ),
  )
}
