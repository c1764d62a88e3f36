import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { paths } from '#domain/pages/paths.ts'
import type { RequestLine } from '#domain/quote/request-line.ts'

const QrCode = latePart(async () => (await import('#app/qr-code.tsx')).QrCode)

/** Labels for the shelf, 3 × 8 on an A4 sheet: code, name, what it is for, and a QR code of the part's page. */
export function ShelfLabels({ lines }: { lines: readonly RequestLine[] }) {
  const { siteUrl } = useSite()
  return (
    <div className="grid gap-4 print:block">
      <div className="no-print grid justify-items-start gap-2">
        <Button look="primary" onClick={() => print()}>
          {lines.length === 1 ? 'Imprimir etiqueta' : 'Imprimir etiquetas'}
        </Button>
        <p className="text-small text-muted">
          {lines.length === 1
            ? 'Uma etiqueta de 63,5 × 33,9 mm, em página própria.'
            : 'Folha A4 de 24 etiquetas de 63,5 × 33,9 mm. Imprima em tamanho real (100 %).'}
        </p>
      </div>
      <ul className="document labels grid gap-2 bg-sheet text-ink sm:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ id, item, choice }) => (
          <li key={id} className="flex items-center gap-2 overflow-hidden border border-dashed border-rule-strong p-2">
            <span className="w-[20mm] shrink-0">
              <LatePlace whenFailed="nothing">
                <QrCode
                  prefix={`${siteUrl}${paths.product(item.product.id, item.variantId)}`}
                  label={`QR code de ${item.code}`}
                />
              </LatePlace>
            </span>
            <span className="min-w-0 text-label leading-tight">
              <strong className="block text-body">{item.code}</strong>
              <span className="line-clamp-2">{item.product.name}</span>
              {choice && <span className="block">{choice}</span>}
              <span className="line-clamp-2">{purpose(item.product)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Takes 'Dräger' for 'drager' and 'Nihon Kohden' for 'nihon-kohden'. */
const spelling = new Intl.Collator('pt', { sensitivity: 'base', ignorePunctuation: true })

/** 'para monitores …': within a sentence, only names keep their capital letter. */
function purpose({ fits, brand }: ProductSummary): string {
  const isName = /^.\p{Lu}/u.test(fits) || spelling.compare(fits, brand) === 0
  return `para ${isName ? fits : fits.charAt(0).toLowerCase() + fits.slice(1)}`
}
