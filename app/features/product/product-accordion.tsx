import { useState, useEffect, memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { AttentionNotice } from '#app/attention-notice.tsx'
import { useSite } from '#app/site.tsx'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConnectorFace, type NamedFace } from '#app/ui/connector-face.tsx'
import type { DataSheet, SheetRow } from '#domain/catalogue/data-sheet.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/pages/paths.ts'

export interface ProductPaper {
  faces: readonly NamedFace[]
  /** The faces (drawn fronts of connectors) as SVG symbols, to which each `src` of `faces` points. */
  symbols: string
}

export function SheetPrint({ faces }: { faces: ProductPaper['faces'] }) {
  /** Counts the presses: each renders the faces anew, which opens the print dialog. */
  const [printCount, setPrintCount] = useState(0)
  return (
    <div className="needs-script no-print">
      {printCount > 0 && <SheetFaces key={printCount} faces={faces} />}
      <Button look="plain" size="inline" onClick={() => setPrintCount(printCount + 1)}>
        Imprimir ficha técnica
      </Button>
    </div>
  )
}

/** Opens all sections while printing: not all browsers print closed ones, and their common name allows one open. */
function openSections(): void {
  const sections = [...document.querySelectorAll<HTMLDetailsElement>('details[name]')]
  const previousStates = sections.map(({ name, open }) => ({ name, open }))
  for (const section of sections) Object.assign(section, { name: '', open: true })
  const restore = () => sections.forEach((section, index) => Object.assign(section, previousStates[index]))
  addEventListener('afterprint', restore, { once: true })
}

/** The faces of the connectors on the printed sheet. Rendering them opens the print dialog. */
function SheetFaces({ faces }: { faces: readonly NamedFace[] }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      openSections()
      print()
    })
    return () => clearTimeout(timer)
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

function TechnicalData({ sheet: { rows, papers, references } }: { sheet: DataSheet }) {
  return (
    <div className="grid max-w-2xl gap-6 print:max-w-none print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:gap-x-6 print:gap-y-2">
      <SpecTable rows={rows.map(tableRow)} />
      {papers.length > 0 && (
        <div className="grid content-start gap-1">
          <h3 className="text-small">Documentação para a compra</h3>
          <SpecTable rows={papers.map(tableRow)} />
        </div>
      )}
      {references.length > 0 && (
        <div className="grid content-start gap-1">
          <h3 className="text-small">Referência do fabricante (informada; confira na peça)</h3>
          <SpecTable
            rows={references.map(({ maker, code, source }) => ({
              name: maker,
              value: (
                <>
                  <span className="font-medium">{code}</span>
                  <span className="block text-label text-muted">Fonte: {source}</span>
                </>
              ),
            }))}
          />
        </div>
      )}
    </div>
  )
}

const tableRow = (row: SheetRow) => ({ name: row.name, value: <SheetValue {...row} /> })

/** A row's value: a connector links to its face, a typical value names its source, a claim the paper that proves it. */
function SheetValue({ value, connectors, source, note }: SheetRow) {
  if (connectors) {
    return connectors.map(({ key, text }) => (
      <Link
        key={text}
        to={paths.connector(key)}
        className="tap block w-fit underline underline-offset-4 hover:text-brand-deep"
      >
        {text}
      </Link>
    ))
  }
  const smallPrint = source ? `Valor típico da família. Fonte: ${source}` : note
  if (!smallPrint) return value
  return (
    <>
      {value}
      <span className="block text-label text-muted">{smallPrint}</span>
    </>
  )
}

/** The data sheet in sections, one open at a time (spec §2 'Accordion'); the same for every choice of a variant. */
export const ProductAccordion = memo(function ProductAccordion(props: { product: Product; sheet: DataSheet }) {
  const { product, sheet } = props
  const { brand } = useSite()
  const isAccessory = product.category === 'acessorios-componentes'
  return (
    <section aria-label="Ficha do produto" className="border-t border-rule">
      <SheetSection title="Informações do Produto" isOpen>
        <div className="grid max-w-prose print:max-w-none gap-3">
          {product.description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {isAccessory && product.attention && <AttentionNotice />}
        </div>
      </SheetSection>
      <SheetSection title="Garantia">
        <p className="max-w-prose print:max-w-none">{product.warranty ?? brand.warranty}</p>
      </SheetSection>
      {(sheet.rows.length > 0 || sheet.papers.length > 0) && (
        <SheetSection title="Especificações Técnicas">
          <TechnicalData sheet={sheet} />
        </SheetSection>
      )}
      {product.compatibleWith.length > 0 && (
        <SheetSection title="Compatibilidade">
          <BulletList items={product.compatibleWith} />
          <FittingModels models={sheet.models} />
          {isAccessory && (
            <p className="mt-3 text-small text-muted">Marcas: {product.brands.map(({ label }) => label).join(', ')}</p>
          )}
        </SheetSection>
      )}
      {product.includedItems.length > 0 && (
        <SheetSection title="Itens Inclusos">
          <BulletList items={product.includedItems} />
        </SheetSection>
      )}
    </section>
  )
})

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-prose print:max-w-none list-disc gap-1 pl-5 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function SheetSection({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details name="ficha" open={isOpen} className="border-b border-rule">
      <summary className="flex min-h-14 items-center justify-between gap-4 text-body font-semibold hover:text-brand-deep print:min-h-5">
        <h2 className="text-body">{title}</h2>
      </summary>
      <div className="pb-6 print:pb-1">{children}</div>
    </details>
  )
}

function FittingModels({ models }: Pick<DataSheet, 'models'>) {
  if (models.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-muted">Compatível com (segundo a ficha):</span>
      {models.map(({ key, name, maker }) => (
        <Link key={key} to={paths.model(maker, key)} className="tap underline underline-offset-4 hover:text-brand-deep">
          {name}
        </Link>
      ))}
    </p>
  )
}
