import { useState, useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConnectorFace, type NamedFace } from '#app/ui/connector-face.tsx'

/** What the printed page of a product needs. */
export interface ProductPaper {
  faces: readonly NamedFace[]
  /** The faces as SVG symbols; their `src` points to them. */
  symbols: string
}

/** A button that prints the data sheet with its connectors' faces. */
export function SheetPrint({ faces }: { faces: ProductPaper['faces'] }) {
  const [prints, setPrints] = useState(0)
  return (
    <div className="needs-script no-print">
      {prints > 0 && <SheetFaces key={prints} faces={faces} />}
      <Button look="plain" size="inline" onClick={() => setPrints(prints + 1)}>
        Imprimir ficha técnica
      </Button>
    </div>
  )
}

/**
 * Opens all sections until the printing is done, because not all browsers print closed ones. Their common name, which
 * allows only one open section, is removed for that time.
 */
function openSections(): void {
  const sections = [...document.querySelectorAll<HTMLDetailsElement>('details[name]')]
  const earlierStates = sections.map(({ name, open }) => ({ name, open }))
  for (const section of sections) Object.assign(section, { name: '', open: true })
  const restore = () => sections.forEach((section, index) => Object.assign(section, earlierStates[index]))
  addEventListener('afterprint', restore, { once: true })
}

/** The faces of the connectors on the printed sheet. Rendering them opens the print dialog. */
function SheetFaces({ faces }: { faces: readonly NamedFace[] }) {
  useEffect(() => {
    const printing = setTimeout(() => {
      openSections()
      print()
    })
    return () => clearTimeout(printing)
  }, [])

  return (
    <ul aria-hidden="true" className="sr-only print:not-sr-only print:flex! print:flex-wrap print:gap-6">
      {faces.map((face) => (
        <li key={face.key} className="grid max-w-32 justify-items-center gap-1 text-center text-label">
          <ConnectorFace face={face} />
          {face.name}
        </li>
      ))}
    </ul>
  )
}
