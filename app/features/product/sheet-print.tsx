import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'

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
}

const SheetFaces = latePart(async () => (await import('./sheet-faces.tsx')).SheetFaces)

/** A button that prints the data sheet with its connectors' faces. */
export function SheetPrint({ faces }: { faces: ProductPaper['faces'] }) {
  const [prints, setPrints] = useState(0)
  return (
    <div className="needs-script no-print">
      {prints > 0 && (
        <LatePlace whenFailed="over">
          <SheetFaces key={prints} faces={faces} />
        </LatePlace>
      )}
      <Button look="plain" size="inline" onPointerEnter={SheetFaces.preload} onClick={() => setPrints(prints + 1)}>
        Imprimir ficha técnica
      </Button>
    </div>
  )
}
