import { useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { paths } from '#domain/pages/paths.ts'

/** A connector's face, and its size in pixels. */
export interface SheetFace {
  key: string
  name: string
  src: string
  width: number
  height: number
}

/** What the printed page of a product needs. */
export interface ProductPaper {
  faces: readonly SheetFace[]
  /** The faces as SVG symbols; their `src` points to them. */
  symbols: string
  /** Lists for shelf labels: of all variants, and of each one. */
  labels: { all: string; byVariant: Record<string, string> }
}

const SheetFaces = latePart(async () => (await import('./sheet-faces.tsx')).SheetFaces)

interface SheetPrintProps {
  paper: ProductPaper
  productId: string
  variantId: string | undefined
}

/**
 * A button that prints the data sheet with its connectors' faces, and links to the shelf labels and the decision sheet.
 */
export function SheetPrint({ paper: { faces, labels }, productId, variantId = '' }: SheetPrintProps) {
  const [prints, setPrints] = useState(0)
  return (
    <div>
      {prints > 0 && (
        <LatePlace whenFailed="over">
          <SheetFaces key={prints} faces={faces} />
        </LatePlace>
      )}
      <p className="needs-script no-print flex flex-wrap gap-x-4">
        <Button look="plain" size="inline" onPointerEnter={SheetFaces.preload} onClick={() => setPrints(prints + 1)}>
          Imprimir ficha técnica
        </Button>
        <ButtonLink
          look="plain"
          size="inline"
          to={`${paths.request}?documento=etiquetas#${labels.byVariant[variantId] ?? labels.all}`}
        >
          Etiqueta de prateleira
        </ButtonLink>
        <ButtonLink look="plain" size="inline" to={paths.sheet(productId, variantId || undefined)}>
          Ficha de decisão
        </ButtonLink>
      </p>
    </div>
  )
}
