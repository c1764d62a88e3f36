import { Tabs } from '#desk/parts/tabs.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { searchesAddress, type SearchFilters, type SearchTab, spans, termViewOf } from './search-address.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { searchesOf } from '#domain/demand/asked-terms.ts'
import { Choice } from '#desk/parts/choice.tsx'
import { FilterSearch, ShowFound } from '#desk/parts/filter-fields.tsx'
import { ListPages } from '#desk/parts/list-pages.tsx'
import { PressTable, TermTable, TimeTable } from './search-tables.tsx'
import type { SearchView } from './search-view.ts'

/** The label of each tab. */
export const tabNames: Record<SearchTab, string> = {
  termos: 'Tudo',
  'sem-resposta': 'Não achou',
  'em-parte': 'Achou em parte',
  'sem-toque': 'Sem toque',
  orcamentos: 'Orçamentos',
  listas: 'Listas',
  semanas: 'Por semana',
  dias: 'Por dia',
}

/** What visitors searched for: by term, by click, by day and week. */
export function SearchPage({ view: { filters, total, unanswered, list, counting } }: { view: SearchView }) {
  return (
    <div className="grid gap-5">
      <Summary {...{ total, unanswered, counting }} days={filters.span} />
      <Tabs
        label="O que mostrar"
        tabs={keysOf(tabNames).map((tab) => ({
          name: tabNames[tab],
          href: searchesAddress({ ...filters, tab, page: 1 }),
          isHere: filters.tab === tab,
        }))}
      />
      <Filters filters={filters} />
      {list.kind === 'terms' && (
        <>
          <TermTable terms={list.terms} filters={filters} total={list.total} />
          <ListPages
            page={filters.page}
            pages={list.pages}
            addressOf={(page) => searchesAddress({ ...filters, page })}
          />
        </>
      )}
      {list.kind === 'presses' && <PressTable presses={list.presses} tab={filters.tab} />}
      {list.kind === 'time' && <TimeTable rows={list.rows} tab={filters.tab} />}
      <p className="max-w-prose text-small text-muted">
        Contado sem saber de quem: sem endereço, cookie ou identificador. Um termo só aparece depois de procurado em
        três dias diferentes; textos que podem falar de uma pessoa não são guardados e entram só no total.
      </p>
    </div>
  )
}

function Summary({
  total,
  unanswered: { terms, hidden },
  days,
  counting,
}: Pick<SearchView, 'total' | 'unanswered' | 'counting'> & { days: number }) {
  const searches = searchesOf(total)
  const told = total.pressed + total.unpressed
  return (
    <div className="grid max-w-prose gap-1">
      <p className="text-lead">
        Em {days} dias: <strong>{counted(searches, 'busca', 'buscas')}</strong>
        {searches > 0 &&
          `; ${share(total.nothing, searches)} sem resposta, ${share(total.relaxed, searches)} achadas em parte`}
        .
        {told > 0 &&
          ` De ${counted(told, 'acompanhada', 'acompanhadas')} no navegador, ${share(total.unpressed, told)} não levaram a nenhum produto.`}
      </p>
      {terms > 0 && (
        <p>
          <strong>{counted(terms, 'termo diferente não achou', 'termos diferentes não acharam')} nada</strong>
          {hidden > 0 &&
            `; ${counted(hidden, 'ainda não aparece', 'ainda não aparecem')}: falta quem procure em três dias`}
          .
        </p>
      )}
      {counting !== 'consent' && <p className="text-small text-muted">{countingText[counting]}</p>}
    </div>
  )
}

const countingText = {
  off: 'O site está com a contagem desligada: nada novo chega aqui.',
  server:
    'São contadas as buscas que o servidor responde. Toques, orçamentos e as buscas que o navegador responde só com o consentimento de quem visita.',
} as const

function Filters({ filters: { tab, span, search } }: { filters: SearchFilters }) {
  return (
    <form method="get" action="/procuras" role="search" className="grid items-end gap-3 sm:flex sm:flex-wrap">
      {tab !== 'termos' && <input type="hidden" name="ver" value={tab} />}
      {termViewOf[tab] && <FilterSearch label="Com as palavras" value={search} />}
      <Choice label="Período" name="dias" value={span}>
        {spans.map((days) => (
          <option key={days} value={days}>
            {days} dias
          </option>
        ))}
      </Choice>
      <ShowFound />
      <a
        href={searchesAddress({ tab, span, search, page: 1 }, '/procuras.csv')}
        className={buttonClass({ look: 'plain', size: 'inline' })}
      >
        Exportar CSV
      </a>
    </form>
  )
}

const counted = (number: number, one: string, many: string) =>
  `${number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`
const share = (part: number, whole: number) => `${part.toLocaleString('pt-BR')} (${Math.round((part / whole) * 100)} %)`
