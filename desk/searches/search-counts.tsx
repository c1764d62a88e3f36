import { todayInBrasilia } from '#desk/desk-words.ts'
import { addressWith } from '#desk/http/address-with.ts'
import { NothingHere, Table } from '#desk/parts/list.tsx'
import { searchesOf, type TermCounts } from '#domain/demand/term-counts.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { dayAfter } from '#domain/time.ts'
import type { DemandSpan } from '#server/store/demand.ts'

/** The address of a term's page. */
export const termAddress = (term: string) => addressWith('/procuras/termo', { termo: term })

/** The span of the last `days` days, up to today in Brasília. */
export function spanOf(days: number): DemandSpan {
  const until = todayInBrasilia()
  return { from: dayAfter(until, 1 - days), until }
}

/** The counts of a day, or of a week by its Monday. */
export interface CountedDay {
  day: string
  counts: TermCounts
}

/** What is counted of searches, by its heading in sheets. */
export const countCells = [
  ['Buscas', ({ counts }) => searchesOf(counts)],
  ['Achou', ({ counts }) => counts.found],
  ['Em parte', ({ counts }) => counts.relaxed],
  ['Não achou', ({ counts }) => counts.nothing],
  ['Com toque', ({ counts }) => counts.pressed],
  ['Sem toque', ({ counts }) => counts.unpressed],
] as const satisfies readonly (readonly [string, (row: { counts: TermCounts }) => number])[]

/** The columns of counts on a screen, where what was simply found is left to be seen from the others. */
export const countColumns = countCells.filter(([heading]) => heading !== 'Achou')

/** Searches by day or week, newest first, with a bar for comparison. */
export function TimeTable({ rows, unit }: { rows: readonly CountedDay[]; unit: 'Semana de' | 'Dia' }) {
  if (rows.length === 0) return <NothingHere>Nenhuma busca contada no período.</NothingHere>
  const maximum = Math.max(1, ...rows.map((row) => searchesOf(row.counts)))
  return (
    <Table
      caption="Buscas no tempo"
      columns={[
        [unit, ({ day }) => brazilianDay(day)],
        ...countColumns,
        ['Tendência', (row) => <Bar share={searchesOf(row.counts) / maximum} />],
      ]}
      rows={rows}
      keyOf={({ day }) => day}
      hasCounts
    />
  )
}

/** A bar for a share of the maximum. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="mt-2 block h-2 w-full max-w-60 min-w-20 fill-brand"
    >
      <rect width={share * 100} height="8" />
    </svg>
  )
}
