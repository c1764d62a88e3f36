import type { ReactNode } from 'react'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { paths } from '#domain/pages/paths.ts'
import { RelatedProducts } from './related-products.tsx'

interface MachinePartsProps {
  parts: readonly ProductSummary[]
  total: number
  models: readonly string[]
  maker?: string | undefined
  /** Shown when no part names the machine; gets the address of the model's page, if there is one. */
  empty: (modelPath: string | undefined) => ReactNode
}

/**
 * Parts that name the same machine, with a link to the model's page or, with several models, to the list
 * of parts for its models.
 */
export function MachineParts({ parts, total, models, maker, empty }: MachinePartsProps) {
  const [model, ...otherModels] = models
  const hasMore = total > parts.length
  const modelPath = model && maker && otherModels.length === 0 ? paths.model(maker, model) : undefined
  const to = modelPath ?? (hasMore && model ? paths.parts('modelo', models.join()) : undefined)
  if (total === 0) return empty(modelPath)
  return (
    <RelatedProducts
      title="Peças para este equipamento"
      relations={parts.map((product) => ({
        product,
        reason: product.productType ? productTypeLabel[product.productType] : '',
      }))}
      more={
        to === undefined
          ? undefined
          : { to, label: hasMore ? `Ver as ${total} peças para este equipamento` : 'Peças e acessórios pelo modelo' }
      }
    />
  )
}
