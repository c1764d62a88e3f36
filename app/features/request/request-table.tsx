import type { OrderCatalogue } from '#app/browser/order-catalogue.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { itemPapersText } from '#domain/buyer/item-papers.ts'
import type { RequestLine, RequestRow, UnfoundLine } from '#domain/quote/request.ts'
import type { Faces } from './request-source.ts'

/** What the table needs besides the lines: connectors, and the numbers that an ERP asks for. */
export interface TableFacts {
  connectors: OrderCatalogue['connectors']
  papers: OrderCatalogue['papers']
  faces: Faces
}

/** Style of the columns that the supplier fills in: on paper, and on wide screens. */
const toFill = 'min-w-20 border-l border-rule-strong px-2 py-1 max-sm:hidden print:table-cell'
const head = 'py-1 pr-2'

/**
 * The lines of a request in the buyer's order. On paper the header is repeated on each page where the browser can, and
 * no row is split between pages.
 */
export function RequestTable({ lines, connectors, papers, faces }: TableFacts & { lines: readonly RequestRow[] }) {
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="whole-rows mt-3 w-full border-collapse text-left text-label">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className={`${head} flex-[0.5]`}>
              {lines.some(({ theirs }) => theirs?.item) ? 'Item' : '#'}
            </th>
            <th scope="col" className={`${head} flex-[1.3]`}>
              Código
            </th>
            <th scope="col" className={`${head} flex-5`}>
              Descrição
            </th>
            <th scope="col" className={`${head} text-right`}>
              Qtd.
            </th>
            <th scope="col" className={toFill}>
              Preço unit.
            </th>
            <th scope="col" className={toFill}>
              Prazo
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={line.id} className="break-inside-avoid border-b border-rule-strong align-top">
              <td className={`${head} flex-[0.5] tabular-nums`}>{line.theirs?.item ?? place + 1}</td>
              <td className={`${head} flex-[1.3] font-semibold whitespace-nowrap`}>{line.item?.code}</td>
              <td className={`${head} flex-5`}>
                {line.item ? <Part line={line} {...{ connectors, papers, faces }} /> : <Unfound line={line} />}
              </td>
              <td className={`${head} text-right tabular-nums`}>
                {line.quantity}
                {line.theirs?.unit && <span className="block">{line.theirs.unit}</span>}
              </td>
              <td className={toFill} aria-label="Preço, a preencher" />
              <td className={toFill} aria-label="Prazo, a preencher" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Part({ line, connectors, papers, faces }: TableFacts & { line: RequestLine }) {
  const { item, choice, note } = line
  const [ncm, anvisa] = itemPapersText(papers[item.product.id])
  const numbers = [ncm && `NCM ${ncm}`, anvisa && `ANVISA ${anvisa}`].filter(Boolean).join(' · ')
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        {item.product.name}
        {choice && <span className="block">{choice}</span>}
        <Theirs line={line} />
        {numbers && <span className="block">{numbers}</span>}
        {note && <span className="block italic">Obs.: {note}</span>}
      </div>
      <Face connector={connectors[item.product.id]} faces={faces} />
    </div>
  )
}

/** The buyer's own words, brand and numbers for a line, except the item's number, which the first column has. */
function Theirs({ line: { theirs } }: { line: Pick<RequestRow, 'theirs'> }) {
  const numbers = buyerNumbers({ ...theirs, item: undefined })
  return (
    <>
      {theirs?.text && <span className="block break-words text-muted">Na lista: {theirs.text}</span>}
      {theirs?.brand && <span className="block text-muted">Marca pedida: {theirs.brand}</span>}
      {numbers && <span className="block text-muted">{numbers}</span>}
    </>
  )
}

function Unfound({ line }: { line: UnfoundLine }) {
  const { text, ...others } = line.theirs
  return (
    <>
      <span className="block break-words">{text}</span>
      <span className="block font-medium">Não identificado no catálogo</span>
      <Theirs line={{ theirs: others }} />
      {line.note && <span className="block italic">Obs.: {line.note}</span>}
    </>
  )
}

const height = 24

/** A connector's face, small. */
function Face({ connector, faces }: { connector: string | undefined; faces: Faces }) {
  const face = connector === undefined ? undefined : faces.faces[connector]
  if (!face) return null
  const [wide, high] = face.size
  const scale = height / Math.max(wide, high)
  return (
    <svg aria-hidden="true" width={wide * scale} height={high * scale} className="shrink-0">
      <use href={`${faces.src}#${face.id}`} />
    </svg>
  )
}
