import type { OrderCatalogue } from '#app/browser/lists/order-catalogue.ts'
import type { RequestLine } from '#domain/quote/request-line.ts'
import type { Faces } from './request-source.ts'

/** What the table draws connectors from. */
export interface TableFaces {
  connectors: OrderCatalogue['connectors']
  faces: Faces
}

/** The columns that the supplier fills in: on paper, and on wide screens. */
const toFill = 'min-w-20 border-l border-rule-strong px-2 py-1 max-sm:hidden print:table-cell'

/** The lines of a request; the header is repeated on each page and no row is cut. */
export function RequestTable({ lines, connectors, faces }: TableFaces & { lines: readonly RequestLine[] }) {
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="mt-3 w-full border-collapse text-left text-label">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-1 pr-2">
              #
            </th>
            <th scope="col" className="py-1 pr-2">
              Código
            </th>
            <th scope="col" className="py-1 pr-2">
              Descrição
            </th>
            <th scope="col" className="py-1 pr-2 text-right">
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
              <td className="py-1 pr-2 tabular-nums">{place + 1}</td>
              <td className="py-1 pr-2 font-semibold whitespace-nowrap">{line.item.code}</td>
              <td className="py-1 pr-2">
                <div className="flex items-start justify-between gap-2">
                  <div className="min-w-0">
                    {line.item.product.name}
                    {line.choice && <span className="block">{line.choice}</span>}
                    {line.note && <span className="block italic">Obs.: {line.note}</span>}
                  </div>
                  <Face connector={connectors[line.item.product.id]} faces={faces} />
                </div>
              </td>
              <td className="py-1 pr-2 text-right tabular-nums">{line.quantity}</td>
              <td className={toFill} aria-label="Preço, a preencher" />
              <td className={toFill} aria-label="Prazo, a preencher" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
