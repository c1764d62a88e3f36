import { useSite } from '#app/site.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { mostQrCharacters } from '#domain/order-list/limits.ts'
import { fragmentWithin } from '#domain/order-list/link/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import { type RequestRow, buyerFacts, revisionText, type Buyer, type RequestTerms } from '#domain/quote/request.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { RequestTable, type TableFacts } from './request-table.tsx'

const QrCode = latePart(async () => (await import('#app/qr-code.tsx')).QrCode)

interface RequestDocumentProps extends TableFacts {
  number: string
  /** ISO date in the visitor's time zone. */
  date: string
  buyer: Buyer
  terms: RequestTerms
  lines: readonly RequestRow[]
}

/** The document as it is printed: A4, with prices and delivery left for the supplier to fill in. */
export function RequestDocument({
  number,
  date,
  buyer,
  terms,
  lines,
  connectors,
  papers,
  faces,
}: RequestDocumentProps) {
  const facts = buyerFacts({ ...buyer, remarks: '' })
  const changes = revisionText(terms) === '' ? '' : terms.changes.trim()
  const fragment = fragmentWithin(lines, mostQrCharacters)
  return (
    <article
      aria-label="Documento"
      className="document min-w-0 rounded border border-rule bg-sheet p-4 text-small sm:p-6 text-ink print:border-0 print:p-0"
    >
      <DocumentHeader {...{ number, date, terms, fragment }} />
      {facts.length > 0 && (
        <dl className="grid gap-x-6 border-b border-ink py-2 sm:grid-cols-2 print:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-2">
              <dt className="shrink-0">{label}:</dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {changes !== '' && (
        <p className="border-b border-ink py-2 break-words whitespace-pre-wrap">
          <strong>O que mudou:</strong> {changes}
        </p>
      )}
      <RequestTable {...{ lines, connectors, papers, faces }} />
      {buyer.remarks.trim() !== '' && (
        <p className="mt-3 break-words whitespace-pre-wrap">
          <strong>Observações:</strong> {buyer.remarks}
        </p>
      )}
      <footer className="mt-10 grid grid-cols-2 gap-10 break-inside-avoid">
        <p className="border-t border-ink pt-1">Solicitante: assinatura e data</p>
        <p className="border-t border-ink pt-1">Fornecedor: validade da proposta, assinatura e data</p>
      </footer>
    </article>
  )
}

interface DocumentHeaderProps extends Pick<RequestDocumentProps, 'number' | 'date' | 'terms'> {
  /** The list as the fragment of a link; undefined where a QR code cannot hold it. */
  fragment: string | undefined
}

/** The request's number, date, revision and urgency, the supplier, and the list as a QR code. */
function DocumentHeader({ number, date, terms, fragment }: DocumentHeaderProps) {
  const { brand, siteUrl } = useSite()
  const revision = revisionText(terms)
  return (
    <header className="flex items-start justify-between gap-4 border-b border-ink pb-3 sm:gap-6">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-title">Solicitação de orçamento</p>
        <p>
          Nº {number} · {longDate(date)}
          {revision && <strong> · {revision}</strong>}
        </p>
        {terms.isStopped && (
          <p className="mt-1 inline-block border-2 border-ink px-2 font-semibold">URGENTE: equipamento parado</p>
        )}
        <p className="mt-2">
          <strong>{brand.name}</strong> · CNPJ {brand.cnpj}
          <br />
          {brand.phone} · {brand.email.sales}
        </p>
      </div>
      {fragment !== undefined && (
        <div className="w-[25mm] shrink-0 text-center text-label">
          <LatePlace whenFailed="nothing">
            <QrCode prefix={`${siteUrl}${paths.quickOrder}#`} text={fragment} label="QR code da lista" />
          </LatePlace>
          Abrir a lista
        </div>
      )}
    </header>
  )
}
