import { useState } from 'react'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'
import type { RequestLine } from '#domain/quote/request.ts'

const QrCode = lazyComponent(async () => (await import('#app/qr-code.tsx')).QrCode)

/** The A4 sheets that stationers sell, by number of labels; print.css has the measures of each. */
const labelSheets = [
  { labels: 24, name: '24 por folha, 63,5 × 33,9 mm' },
  { labels: 21, name: '21 por folha, 63,5 × 38,1 mm' },
  { labels: 14, name: '14 por folha, 99 × 38,1 mm' },
  { labels: 65, name: '65 por folha, 38,1 × 21,2 mm' },
] as const

export function ShelfLabels({ lines }: { lines: readonly RequestLine[] }) {
  const [labelsPerSheet, setLabelsPerSheet] = useState<number>(labelSheets[0].labels)
  const [statedUsedLabels, setStatedUsedLabels] = useState(0)
  // The visitor may choose a sheet with fewer labels after stating how many are used.
  const usedLabels = Math.min(statedUsedLabels, labelsPerSheet - 1)
  const isSingle = lines.length === 1 && usedLabels === 0
  return (
    <div className="grid gap-4 print:block">
      <div className="no-print flex flex-wrap items-end gap-3">
        <SelectField
          label="Folha de etiquetas"
          value={labelsPerSheet}
          onChange={({ target }) => setLabelsPerSheet(Number(target.value))}
        >
          {labelSheets.map(({ labels, name }) => (
            <option key={labels} value={labels}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Começar na etiqueta"
          value={usedLabels}
          onChange={({ target }) => setStatedUsedLabels(Number(target.value))}
        >
          {Array.from({ length: labelsPerSheet }, (_, index) => (
            <option key={index} value={index}>
              {index + 1}
            </option>
          ))}
        </SelectField>
        <Button look="primary" onClick={() => print()}>
          {lines.length === 1 ? 'Imprimir etiqueta' : 'Imprimir etiquetas'}
        </Button>
        <p className="w-full text-small text-muted">
          {isSingle
            ? 'Uma etiqueta sozinha sai em página própria, de 63,5 × 33,9 mm.'
            : 'Imprima em A4 e em tamanho real (100%), sem ajustar à página, primeiro em papel comum: o Safari anterior ao 18.2 usa as margens da impressora, não as da folha de etiquetas.'}
        </p>
      </div>
      {sheetsOf(lines, usedLabels, labelsPerSheet).map(({ firstLine, emptyCount, sheetLines }) => (
        <ul
          key={firstLine}
          className={`document labels labels-${isSingle ? 'one' : labelsPerSheet} grid gap-2 bg-sheet text-ink sm:grid-cols-2 lg:grid-cols-3`}
        >
          {Array.from({ length: emptyCount }, (_, index) => (
            <li key={index} aria-hidden className="hidden print:block" />
          ))}
          {sheetLines.map((line) => (
            <Label key={line.id} line={line} />
          ))}
        </ul>
      ))}
    </div>
  )
}

/** The lines of each sheet, and how many labels before them are used up already. */
function sheetsOf(lines: readonly RequestLine[], usedLabels: number, labelsPerSheet: number) {
  const count = Math.ceil((usedLabels + lines.length) / labelsPerSheet)
  return Array.from({ length: count }, (_, index) => {
    const firstLine = index * labelsPerSheet - usedLabels
    const sheetLines = lines.slice(Math.max(firstLine, 0), firstLine + labelsPerSheet)
    return { firstLine, emptyCount: index === 0 ? usedLabels : 0, sheetLines }
  })
}

function Label({ line: { item, choice, buyerLine } }: { line: RequestLine }) {
  const { siteUrl } = useSite()
  return (
    <li className="label flex items-center gap-2 overflow-hidden border border-dashed border-rule-strong p-2">
      <span className="label-code w-[20mm] shrink-0">
        <LazyBoundary whenFailed="nothing">
          <QrCode
            prefix={`${siteUrl}${paths.product(item.product.id, item.variantId)}`}
            label={`QR code de ${item.code}`}
          />
        </LazyBoundary>
      </span>
      <span className="min-w-0 text-label leading-tight">
        <strong className="block text-body">{item.code}</strong>
        <span className="line-clamp-2">{item.product.name}</span>
        {choice && <span className="label-detail line-clamp-2">{choice}</span>}
        {buyerLine?.code && <span className="label-detail block">Cód. {buyerLine.code}</span>}
        <span className="label-detail line-clamp-2">{purposeText(item.product)}</span>
      </span>
    </li>
  )
}

/** Compares names without case, accents, punctuation: 'Dräger' is 'drager', 'Nihon Kohden' is 'nihon-kohden'. */
const nameCollator = new Intl.Collator('pt', { sensitivity: 'base', ignorePunctuation: true })

/** The text 'Onde usa: monitores …': in mid-sentence only names keep their capital letter. */
function purposeText({ fits, brand }: ProductSummary): string {
  const isName = /^.\p{Lu}/u.test(fits) || nameCollator.compare(fits, brand) === 0
  return `Onde usa: ${isName ? fits : fits.charAt(0).toLowerCase() + fits.slice(1)}`
}
