import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { memo, type ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import type { DataSheet } from '#domain/catalogue/data-sheet.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { TechnicalData } from './technical-data.tsx'

interface ProductAccordionProps {
  product: Product
  sheet: DataSheet
}

/** The data sheet in sections, one open at a time (spec §2 'Accordion'). It does not depend on the choice. */
export const ProductAccordion = memo(function ProductAccordion({ product, sheet }: ProductAccordionProps) {
  const { brand } = useSite()
  const isAccessory = product.category === 'acessorios-componentes'
  return (
    <section aria-label="Ficha do produto" className="border-t border-rule">
      <Section title="Informações do Produto" isOpen>
        <div className="grid max-w-prose print:max-w-none gap-3">
          {product.description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {isAccessory && product.attention && (
            <p className="border-l-4 border-signal bg-signal-tint px-4 py-2 text-small">{brand.attentionNotice}</p>
          )}
        </div>
      </Section>
      <Section title="Garantia">
        <p className="max-w-prose print:max-w-none">{product.warranty ?? brand.warranty}</p>
      </Section>
      {(sheet.rows.length > 0 || sheet.papers.length > 0) && (
        <Section title="Especificações Técnicas">
          <TechnicalData sheet={sheet} />
        </Section>
      )}
      {product.compatibleWith.length > 0 && (
        <Section title="Compatibilidade">
          <ul className="grid max-w-prose print:max-w-none list-disc gap-1 pl-5 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
            {product.compatibleWith.map((equipment) => (
              <li key={equipment}>{equipment}</li>
            ))}
          </ul>
          <FittingModels models={sheet.models} />
          {isAccessory && (
            <p className="mt-3 text-small text-muted">Marcas: {product.brands.map(({ label }) => label).join(', ')}</p>
          )}
        </Section>
      )}
      {product.includedItems.length > 0 && (
        <Section title="Itens Inclusos">
          <ul className="grid max-w-prose print:max-w-none list-disc gap-1 pl-5 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
            {product.includedItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      )}
    </section>
  )
})

function Section({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details name="ficha" open={isOpen} className="border-b border-rule">
      <summary className="flex min-h-14 items-center justify-between gap-4 text-body font-semibold hover:text-petrol-deep print:min-h-8">
        <h2 className="text-body">{title}</h2>
      </summary>
      <div className="pb-6 print:pb-2">{children}</div>
    </details>
  )
}

/** The models that a part names, each with a link to all its parts. */
function FittingModels({ models }: Pick<DataSheet, 'models'>) {
  if (models.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-muted">Citada para:</span>
      {models.map(({ key, name, maker }) => (
        <Link
          key={key}
          to={paths.model(maker, key)}
          className="tap underline underline-offset-4 hover:text-petrol-deep"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
