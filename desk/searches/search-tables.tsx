import { NothingHere } from '#desk/parts/nothing-here.tsx'
import type { ReactNode } from 'react'
import { searchesOf, type AskedTerm } from '#domain/demand/asked-terms.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { Cell, Row, Table } from '#desk/parts/table.tsx'
import { searchesAddress, termAddress, type SearchFilters, type SearchTab } from './search-address.ts'
import type { CountedDay, NamedPress } from './search-view.ts'

const countHeadings = ['Buscas', 'Não achou', 'Em parte', 'Com toque', 'Sem toque']

interface TermTableProps {
  terms: readonly AskedTerm[]
  filters: SearchFilters
  /** The number of terms on all pages. */
  total: number
}

/** Terms with the outcomes of their searches; each links to its page. */
export function TermTable({ terms, filters, total }: TermTableProps) {
  if (terms.length === 0)
    return (
      <NothingHere>
        {searchesAddress(filters) === '/procuras'
          ? 'Nenhum termo foi procurado em três dias diferentes ainda.'
          : 'Nenhum termo assim.'}
      </NothingHere>
    )
  return (
    <>
      <p className="text-label text-muted">
        {total} {total === 1 ? 'termo' : 'termos'}
      </p>
      <Table caption="Termos procurados" headings={['Termo', ...countHeadings, 'Último dia']}>
        {terms.map(({ term, counts, lastDay }) => (
          <CountRow key={term} counts={counts} last={<Labelled label="Último dia">{brazilianDay(lastDay)}</Labelled>}>
            <a
              href={termAddress(term)}
              data-row
              className="inline-flex min-h-6 items-center font-medium text-petrol-deep underline underline-offset-4 touch:min-h-11"
            >
              {term}
            </a>
          </CountRow>
        ))}
      </Table>
    </>
  )
}

/** Products by requested quotes, or lists by opened products. */
export function PressTable({ presses, tab }: { presses: readonly NamedPress[]; tab: SearchTab }) {
  const isQuote = tab === 'orcamentos'
  if (presses.length === 0)
    return (
      <NothingHere>
        {isQuote ? 'Nenhum pedido de orçamento contado no período.' : 'Nenhum produto aberto de uma lista no período.'}
      </NothingHere>
    )
  return (
    <Table
      caption={isQuote ? 'Toques em pedir orçamento, por produto' : 'Produtos abertos, por lista'}
      headings={isQuote ? ['Produto', 'Toques em orçamento'] : ['Lista', 'Produtos abertos']}
    >
      {presses.map(({ name, href, times }) => (
        <Row key={href}>
          <Cell label={isQuote ? 'Produto' : 'Lista'}>
            <a href={href} className="inline-flex min-h-6 items-center underline underline-offset-4 touch:min-h-11">
              {name}
            </a>
          </Cell>
          <Cell label="Vezes">
            <span className="tabular-nums">{times}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** Searches by day or week, newest first, with a bar for comparison. */
export function TimeTable({ rows, tab }: { rows: readonly CountedDay[]; tab: SearchTab }) {
  if (rows.length === 0) return <NothingHere>Nenhuma busca contada no período.</NothingHere>
  const most = Math.max(1, ...rows.map(({ counts }) => searchesOf(counts)))
  const unit = tab === 'semanas' ? 'Semana de' : 'Dia'
  return (
    <Table caption="Buscas no tempo" headings={[unit, ...countHeadings, 'Tendência']}>
      {rows.map(({ day, counts }) => (
        <CountRow key={day} counts={counts} last={<Bar share={searchesOf(counts) / most} />}>
          {brazilianDay(day)}
        </CountRow>
      ))}
    </Table>
  )
}

interface CountRowProps extends Pick<CountedDay, 'counts'> {
  /** The heading of the row. */
  children: ReactNode
  /** The cell after the numbers. */
  last: ReactNode
}

/** A row of counts; on narrow screens the numbers stand side by side below the heading. */
function CountRow({ counts, children, last }: CountRowProps) {
  const values = [searchesOf(counts), counts.nothing, counts.relaxed, counts.pressed, counts.unpressed]
  return (
    <tr className="border-b border-rule align-top max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:gap-y-1 max-md:py-3">
      <td className="py-2.5 pr-4 font-medium break-words max-md:col-span-3 max-md:py-0">{children}</td>
      {countHeadings.map((heading, place) => (
        <td key={heading} className="py-2.5 pr-4 max-md:p-0">
          <Labelled label={heading}>{values[place]}</Labelled>
        </td>
      ))}
      <td className="py-2.5 max-md:p-0">{last}</td>
    </tr>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="block text-label text-muted md:hidden">{label}</span>
      <span className="tabular-nums">{children}</span>
    </>
  )
}

/** A bar for a share of the maximum. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="mt-2 block h-2 w-full max-w-60 min-w-20 fill-petrol"
    >
      <rect width={share * 100} height="8" />
    </svg>
  )
}
