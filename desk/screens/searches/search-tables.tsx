import type { ReactNode } from 'react'
import { searchesOf, type AskedTerm } from '#domain/demand/asked-terms.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { Cell, Row, Table } from '#desk/screens/parts/table.tsx'
import { searchesAddress, termAddress, type SearchFilters, type SearchTab } from './search-address.ts'
import type { CountedDay, NamedPress } from './search-view.ts'

const countHeadings = ['Buscas', 'Não achou', 'Em parte', 'Com toque', 'Sem toque']

interface TermTableProps {
  terms: readonly AskedTerm[]
  filters: SearchFilters
  /** On all pages. */
  total: number
}

/** Terms with how their searches ended; each leads to what can be done about it. */
export function TermTable({ terms, filters, total }: TermTableProps) {
  if (terms.length === 0)
    return (
      <Nothing>
        {searchesAddress(filters) === '/procuras'
          ? 'Nenhum termo foi procurado em três dias diferentes ainda.'
          : 'Nenhum termo assim.'}
      </Nothing>
    )
  return (
    <>
      <p className="text-label text-muted">
        {total} {total === 1 ? 'termo' : 'termos'}
      </p>
      <Table caption="Termos procurados" headings={['Termo', ...countHeadings, 'Último dia']}>
        {terms.map(({ term, counts, lastDay }) => (
          <Row key={term}>
            <Cell label="Termo">
              <a
                href={termAddress(term)}
                data-row
                className="inline-flex min-h-6 items-center font-medium text-petrol-deep underline underline-offset-4 touch:min-h-11"
              >
                {term}
              </a>
            </Cell>
            <CountCells counts={counts} />
            <Cell label="Último dia">{brazilianDay(lastDay)}</Cell>
          </Row>
        ))}
      </Table>
    </>
  )
}

/** Products by quotes, or lists by products that were opened from them. */
export function PressTable({ presses, tab }: { presses: readonly NamedPress[]; tab: SearchTab }) {
  const isQuote = tab === 'orcamentos'
  if (presses.length === 0)
    return (
      <Nothing>
        {isQuote ? 'Nenhum pedido de orçamento contado no período.' : 'Nenhum produto aberto de uma lista no período.'}
      </Nothing>
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

/** Searches by day or week, the newest first, with a bar that shows the trend. */
export function TimeTable({ rows, tab }: { rows: readonly CountedDay[]; tab: SearchTab }) {
  if (rows.length === 0) return <Nothing>Nenhuma busca contada no período.</Nothing>
  const most = Math.max(1, ...rows.map(({ counts }) => searchesOf(counts)))
  const unit = tab === 'semanas' ? 'Semana de' : 'Dia'
  return (
    <Table caption="Buscas no tempo" headings={[unit, ...countHeadings, '']}>
      {rows.map(({ day, counts }) => (
        <Row key={day}>
          <Cell label={unit}>{brazilianDay(day)}</Cell>
          <CountCells counts={counts} />
          <Cell label="">
            <svg
              aria-hidden
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="block h-2 w-full min-w-24 max-w-60 fill-petrol"
            >
              <rect width={(searchesOf(counts) / most) * 100} height="8" />
            </svg>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

function CountCells({ counts }: Pick<CountedDay, 'counts'>) {
  const values = [searchesOf(counts), counts.nothing, counts.relaxed, counts.pressed, counts.unpressed]
  return countHeadings.map((heading, place) => (
    <Cell key={heading} label={heading}>
      <span className="tabular-nums">{values[place]}</span>
    </Cell>
  ))
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="border-t border-rule py-8 text-lead font-semibold">{children}</p>
}
