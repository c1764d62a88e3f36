import type { OrderCatalogue } from '#app/browser/order-catalogue.ts'
import { useSite } from '#app/site.tsx'
import { ColumnHeads } from '#app/ui/blocks/column-heads.tsx'
import { ConnectorFace } from '#app/ui/connector-face.tsx'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { itemPapersText } from '#domain/buyer/item-papers.ts'
import { maximumQrCharacters } from '#domain/order-list/limits.ts'
import { fragmentWithin } from '#domain/order-list/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import {
  type RequestLine,
  type RequestRow,
  type UnfoundLine,
  buyerFacts,
  revisionText,
  type Buyer,
  type RequestTerms,
} from '#domain/quote/request.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'

/** The file with all connectors' faces (drawn fronts); by connector's key, the id of its face there and the size. */
export interface FaceFile {
  src: string
  byKey: Record<string, { id: string; size: readonly [width: number, height: number] }>
}

interface TableData {
  connectors: OrderCatalogue['connectors']
  papers: OrderCatalogue['papers']
  faces: FaceFile
}

/** The supplier's columns, on paper and wide screens; `flex-…` of others is for paper in WebKit only (print.css). */
const supplierCellClass = 'min-w-20 border-l border-rule-strong px-2 py-1 max-sm:hidden print:table-cell'
const cellClass = 'py-1 pr-2'

/** The lines of a request as a table; on paper each page repeats the header where the browser can, no row is split. */
function RequestTable({ lines, ...data }: TableData & { lines: readonly RequestRow[] }) {
  const isNumbered = lines.some(({ buyerLine }) => buyerLine?.item)
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="whole-rows mt-3 w-full border-collapse text-left text-label">
        <thead>
          <tr className="border-b border-ink">
            <ColumnHeads
              className={cellClass}
              columns={{
                [isNumbered ? 'Item' : '#']: 'flex-[0.5]',
                Código: 'flex-[1.3]',
                Descrição: 'flex-5',
                'Qtd.': 'text-right',
              }}
            />
            <ColumnHeads className={supplierCellClass} columns={{ 'Preço unit.': '', Prazo: '' }} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id} className="break-inside-avoid border-b border-rule-strong align-top">
              <td className={`${cellClass} flex-[0.5] tabular-nums`}>{line.buyerLine?.item ?? index + 1}</td>
              <td className={`${cellClass} flex-[1.3] font-semibold whitespace-nowrap`}>{line.item?.code}</td>
              <td className={`${cellClass} flex-5`}>
                {line.item ? <FoundLine line={line} {...data} /> : <UnfoundLineText line={line} />}
              </td>
              <td className={`${cellClass} text-right tabular-nums`}>
                {line.quantity}
                {line.buyerLine?.unit && <span className="block">{line.buyerLine.unit}</span>}
              </td>
              <td className={supplierCellClass} aria-label="Preço, a preencher" />
              <td className={supplierCellClass} aria-label="Prazo, a preencher" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FoundLine({ line, connectors, papers, faces }: TableData & { line: RequestLine }) {
  const { item, choice, note } = line
  const [ncm, anvisa] = itemPapersText(papers[item.product.id])
  const numbers = [ncm && `NCM ${ncm}`, anvisa && `ANVISA ${anvisa}`].filter(Boolean).join(' · ')
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        {item.product.name}
        {choice && <span className="block">{choice}</span>}
        <BuyerWords line={line} />
        {numbers && <span className="block">{numbers}</span>}
        {note && <span className="block italic">Obs.: {note}</span>}
      </div>
      <Face connector={connectors[item.product.id]} faces={faces} />
    </div>
  )
}

function BuyerWords({ line: { buyerLine } }: { line: Pick<RequestRow, 'buyerLine'> }) {
  const numbers = buyerNumbers({ ...buyerLine, item: undefined })
  return (
    <>
      {buyerLine?.text && <span className="block break-words text-muted">Na lista: {buyerLine.text}</span>}
      {buyerLine?.brand && <span className="block text-muted">Marca pedida: {buyerLine.brand}</span>}
      {numbers && <span className="block text-muted">{numbers}</span>}
    </>
  )
}

function UnfoundLineText({ line }: { line: UnfoundLine }) {
  const { text, ...others } = line.buyerLine
  return (
    <>
      <span className="block break-words">{text}</span>
      <span className="block font-medium">Não identificado no catálogo</span>
      <BuyerWords line={{ buyerLine: others }} />
      {line.note && <span className="block italic">Obs.: {line.note}</span>}
    </>
  )
}

/** The length of a face's longer side in pixels. */
const faceSize = 24

function Face({ connector, faces }: { connector: string | undefined; faces: FaceFile }) {
  const face = connector === undefined ? undefined : faces.byKey[connector]
  if (!face) return null
  const [width, height] = face.size
  const scale = faceSize / Math.max(width, height)
  const source = { src: `${faces.src}#${face.id}`, width: width * scale, height: height * scale }
  return <ConnectorFace face={source} className="shrink-0" />
}

const QrCode = lazyComponent(async () => (await import('#app/qr-code.tsx')).QrCode)

interface RequestDocumentProps extends TableData {
  number: string
  /** The day of the request in the visitor's time zone, ISO. */
  date: string
  buyer: Buyer
  terms: RequestTerms
  lines: readonly RequestRow[]
}

export function RequestDocument(props: RequestDocumentProps) {
  const { buyer, terms, lines } = props
  const facts = buyerFacts({ ...buyer, remarks: '' })
  const changes = revisionText(terms) === '' ? '' : terms.changes.trim()
  const fragment = fragmentWithin(lines, maximumQrCharacters)
  return (
    <article
      aria-label="Documento"
      className="document min-w-0 rounded border border-rule bg-sheet p-4 text-small sm:p-6 text-ink print:border-0 print:p-0"
    >
      <DocumentHeader {...props} fragment={fragment} />
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
      <RequestTable {...props} />
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

function DocumentHeader({ number, date, terms, fragment }: DocumentHeaderProps) {
  const { brand, siteUrl } = useSite()
  const revision = revisionText(terms)
  return (
    <header className="flex items-start justify-between gap-4 border-b border-ink pb-3 sm:gap-6">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-title font-semibold">Solicitação de orçamento</p>
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
          <LazyBoundary whenFailed="nothing">
            <QrCode prefix={`${siteUrl}${paths.quickOrder}#`} text={fragment} label="QR code da lista" />
          </LazyBoundary>
          Abrir a lista
        </div>
      )}
    </header>
  )
}
