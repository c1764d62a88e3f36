import { searchesOf, type TermCounts } from '#domain/demand/asked-terms.ts'
import { toCsv } from '#server/sheet/csv-records.ts'
import type { SearchList } from '#desk/screens/searches/search-view.ts'

const countColumns = ['Buscas', 'Achou', 'Achou em parte', 'Não achou', 'Com toque', 'Sem toque']

/** The list of a tab as CSV that spreadsheets treat as text. */
export function searchesCsv(list: SearchList): string {
  if (list.kind === 'presses')
    return toCsv(
      ['Nome', 'Endereço', 'Vezes'],
      list.presses.map(({ name, href, times }) => ({ Nome: name, Endereço: href, Vezes: times })),
    )
  if (list.kind === 'time')
    return toCsv(
      ['Dia', ...countColumns],
      list.rows.map(({ day, counts }) => ({ Dia: day, ...countCells(counts) })),
    )
  return toCsv(
    ['Termo', ...countColumns, 'Último dia'],
    list.terms.map(({ term, counts, lastDay }) => ({ Termo: term, ...countCells(counts), 'Último dia': lastDay })),
  )
}

function countCells(counts: TermCounts): Record<string, number> {
  return {
    Buscas: searchesOf(counts),
    Achou: counts.found,
    'Achou em parte': counts.relaxed,
    'Não achou': counts.nothing,
    'Com toque': counts.pressed,
    'Sem toque': counts.unpressed,
  }
}
