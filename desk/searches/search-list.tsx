import type { ReactNode } from 'react'
import { todayInBrasilia } from '#desk/desk-facts.ts'
import { addressWith } from '#desk/http/address.ts'
import { choiceFilter, listFilters, pageFilter, textFilter } from '#desk/http/list-filters.ts'
import { fileAnswer, recordAct, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
import type { TableProps } from '#desk/parts/list.tsx'
import { FilterForm, FilterSearch, FilterSelect, FilterSubmit, ListPages, Table, Tabs } from '#desk/parts/list.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { maximumTermCharacters } from '#domain/demand/anonymous-term.ts'
import type { SearchTerm, TermCounts, TermView } from '#domain/demand/term-counts.ts'
import { searchesOf, termsInView, totalOf, weeksOf } from '#domain/demand/term-counts.ts'
import { paths } from '#domain/pages/paths.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { dayAfter } from '#domain/time.ts'
import { csvTable } from '#server/sheet/csv-sheet.ts'
import { productById } from '#server/shop/catalogue.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Demand, DemandSpan } from '#server/store/demand.ts'

export const termAddress = (term: string) => addressWith('/procuras/termo', { termo: term })

/** The span of the last `days` days, up to today in Brasília. */
export function spanOf(days: number): DemandSpan {
  const until = todayInBrasilia()
  return { from: dayAfter(until, 1 - days), until }
}

/** The tabs by their names in the address: views of the terms, clicks, or figures over time. */
const tabNames = {
  termos: 'Tudo',
  'sem-resposta': 'Não achou',
  'em-parte': 'Achou em parte',
  'sem-toque': 'Sem toque',
  orcamentos: 'Orçamentos',
  listas: 'Listas',
  semanas: 'Por semana',
  dias: 'Por dia',
} as const
type Tab = keyof typeof tabNames

const termViews: Partial<Record<Tab, TermView>> = {
  termos: 'all',
  'sem-resposta': 'nothing',
  'em-parte': 'relaxed',
  'sem-toque': 'unpressed',
}

const spanDays = [7, 30, 90, 365] as const
const spanNames = Object.fromEntries(spanDays.map((count) => [count, `${count} dias`]))

const searchFilters = listFilters('/procuras', {
  tab: choiceFilter('ver', keysOf(tabNames), 'termos'),
  days: choiceFilter('dias', spanDays, 30),
  search: textFilter('busca', maximumTermCharacters),
  page: pageFilter,
})
type SearchFilters = ReturnType<typeof searchFilters.read>

const perPage = 50

interface SearchList {
  total: number
  table: (from: number, to: number) => ReactNode
  csv: () => string
}

function searchListOf<Row>(table: TableProps<Row>, sheet: Parameters<typeof csvTable<Row>>[0]): SearchList {
  const { rows } = table
  return {
    total: rows.length,
    table: (from, to) => <Table {...table} rows={rows.slice(from, to)} />,
    csv: () => csvTable(sheet, rows),
  }
}

/** The list of the tab in the address. In: all searches of the span, by day. */
async function searchList(filters: SearchFilters, days: readonly CountedDay[], demand: Demand, shop: Shop) {
  const { tab, search } = filters
  const span = spanOf(filters.days)
  const view = termViews[tab]
  if (view) {
    const isAll = searchFilters.address(filters) === '/procuras'
    const empty = isAll ? 'Nenhum termo foi procurado em três dias diferentes ainda.' : 'Nenhum termo assim.'
    return termList(termsInView(await demand.terms(span), view, wordsOf(search).join(' ')), empty)
  }
  if (tab === 'orcamentos') return pressList(quoteWords, quotePresses(await demand.presses('quote', span), shop))
  if (tab === 'listas') return pressList(listWords, listPresses(await demand.presses('list', span), shop))
  const table = tab === 'semanas' ? timeTable(weeksOf(days), 'Semana de') : timeTable(days.toReversed(), 'Dia')
  return searchListOf(table, [['Dia', ({ day }) => day], ...countCells])
}

/** The counts of searches, each with its heading in sheets. */
const countCells = [
  ['Buscas', ({ counts }) => searchesOf(counts)],
  ['Achou', ({ counts }) => counts.found],
  ['Em parte', ({ counts }) => counts.relaxed],
  ['Não achou', ({ counts }) => counts.nothing],
  ['Com toque', ({ counts }) => counts.pressed],
  ['Sem toque', ({ counts }) => counts.unpressed],
] as const satisfies readonly (readonly [string, (row: { counts: TermCounts }) => number])[]

/** The columns of counts on a screen: without 'Achou', which follows from the others. */
const countColumns = countCells.filter(([heading]) => heading !== 'Achou')

const termList = (rows: readonly SearchTerm[], empty: string) =>
  searchListOf(
    {
      caption: 'Termos procurados',
      rows,
      empty,
      keyOf: ({ term }) => term,
      hasCounts: true,
      columns: [
        ['Termo', ({ term }) => <TextLink href={termAddress(term)} isRow label={term} />],
        ...countColumns,
        ['Último dia', ({ lastDay }) => brazilianDay(lastDay)],
      ],
    },
    [['Termo', ({ term }) => term], ...countCells, ['Último dia', ({ lastDay }) => lastDay]],
  )

interface CountedDay {
  day: string
  counts: TermCounts
}

/** Searches by day or week, newest first, with a bar for comparison. */
export function timeTable(rows: readonly CountedDay[], unit: 'Semana de' | 'Dia'): TableProps<CountedDay> {
  const maximum = Math.max(1, ...rows.map((row) => searchesOf(row.counts)))
  return {
    caption: 'Buscas no tempo',
    empty: 'Nenhuma busca contada no período.',
    rows,
    keyOf: ({ day }) => day,
    hasCounts: true,
    columns: [
      [unit, ({ day }) => brazilianDay(day)],
      ...countColumns,
      ['Tendência', (row) => <Bar share={searchesOf(row.counts) / maximum} />],
    ],
  }
}

const barClass = 'mt-2 block h-2 w-full max-w-60 min-w-20 fill-brand'

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className={barClass}>
      <rect width={share * 100} height="8" />
    </svg>
  )
}

interface NamedPress {
  name: string
  href: string
  times: number
}

const quoteWords = {
  caption: 'Toques em pedir orçamento, por produto',
  headings: ['Produto', 'Toques em orçamento'],
  empty: 'Nenhum pedido de orçamento contado no período.',
} as const
const listWords = {
  caption: 'Produtos abertos, por lista',
  headings: ['Lista', 'Produtos abertos'],
  empty: 'Nenhum produto aberto de uma lista no período.',
} as const

function pressList(pressWords: typeof quoteWords | typeof listWords, rows: readonly NamedPress[]): SearchList {
  const {
    headings: [nameHeading, timesHeading],
    ...words
  } = pressWords
  return searchListOf(
    {
      ...words,
      rows,
      keyOf: ({ href }) => href,
      columns: [
        [nameHeading, ({ name, href }) => <TextLink href={href}>{name}</TextLink>],
        [timesHeading, ({ times }) => times],
      ],
    },
    [
      ['Nome', ({ name }) => name],
      ['Endereço', ({ href }) => href],
      ['Vezes', ({ times }) => times],
    ],
  )
}

type Presses = Awaited<ReturnType<Demand['presses']>>

/** Requested quotes by product; a product that is gone has only its id. */
const quotePresses = (presses: Presses, shop: Shop): NamedPress[] =>
  presses.map(({ key, times }) => ({
    name: productById(shop, key)?.name ?? key,
    href: shop.siteUrl + paths.product(key),
    times,
  }))

/** Opened products by list. Leaves out paths that are not lists of the shop, because anybody can post one. */
function listPresses(presses: Presses, { categories, siteUrl }: Shop): NamedPress[] {
  const names = new Map([
    [paths.accessories, 'Acessórios e componentes'],
    [paths.equipment, 'Equipamentos'],
    ...categories.map(({ slug, h1Title }): [string, string] => [paths.category(slug), h1Title]),
  ])
  return presses.flatMap(({ key, times }) => {
    const name = names.get(key)
    return name === undefined ? [] : [{ name, href: siteUrl + key, times }]
  })
}

export function searchListRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, shop, show, counting } = options
  const { demand } = store

  app.get('/procuras', async (context) => {
    const filters = searchFilters.read(context.req.query())
    const span = spanOf(filters.days)
    const countedDays = await demand.days(span)
    const view = {
      filters,
      list: await searchList(filters, countedDays, demand, await shop()),
      total: totalOf(countedDays.map(({ counts }) => counts)),
      /** The number of terms that found nothing; of them, `hidden` were searched for too rarely to be shown. */
      unanswered: await demand.unanswered(span),
      counting,
    }
    return show(context, { title: 'Procuras', screen: <SearchesPage view={view} /> })
  })

  app.get('/procuras.csv', async (context) => {
    await recordAct(context, options, 'export-csv', null, 'procuras')
    const filters = searchFilters.read(context.req.query())
    const list = await searchList(filters, await demand.days(spanOf(filters.days)), demand, await shop())
    return fileAnswer(context, 'procuras.csv', list.csv())
  })
}

interface SearchesView {
  filters: SearchFilters
  list: SearchList
  total: TermCounts
  unanswered: Awaited<ReturnType<Demand['unanswered']>>
  /** Whether the site counts searches, and whether browsers report clicks. */
  counting: RouteOptions['counting']
}

function SearchesPage({ view }: { view: SearchesView }) {
  const { filters, list } = view
  const { tab, page } = filters
  const isOfTerms = termViews[tab] !== undefined
  return (
    <div className="grid gap-5">
      <Summary view={view} />
      <Tabs
        label="O que mostrar"
        tabs={keysOf(tabNames).map((key) => ({
          name: tabNames[key],
          href: searchFilters.address({ ...filters, tab: key, page: 1 }),
          isCurrent: tab === key,
        }))}
      />
      <Filters filters={filters} />
      {isOfTerms && list.total > 0 && <p className="text-label text-muted">{counted(list.total, 'termo', 'termos')}</p>}
      {isOfTerms ? list.table((page - 1) * perPage, page * perPage) : list.table(0, list.total)}
      {isOfTerms && <ListPages {...searchFilters.pages(filters, list.total, perPage)} />}
      <p className="max-w-prose text-small text-muted">
        Contado sem saber de quem: sem endereço, cookie ou identificador. Um termo só aparece depois de procurado em
        três dias diferentes; textos que podem falar de uma pessoa não são guardados e entram só no total.
      </p>
    </div>
  )
}

function Summary({ view: { filters, total, unanswered, counting } }: { view: SearchesView }) {
  const { terms, hidden } = unanswered
  const searches = searchesOf(total)
  const followed = total.pressed + total.unpressed
  return (
    <div className="grid max-w-prose gap-1">
      <p className="text-lead">
        Em {filters.days} dias: <strong>{counted(searches, 'busca', 'buscas')}</strong>
        {searches > 0 &&
          `; ${shareText(total.nothing, searches)} sem resposta, ${shareText(total.relaxed, searches)} achadas em parte`}
        .
        {followed > 0 &&
          ` De ${counted(followed, 'acompanhada', 'acompanhadas')} no navegador, ${shareText(total.unpressed, followed)} não levaram a nenhum produto.`}
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

function Filters({ filters }: { filters: SearchFilters }) {
  const { tab, days, search } = filters
  const csvAddress = searchFilters.address({ ...filters, page: 1 }, '/procuras.csv')
  return (
    <FilterForm action="/procuras" hidden={{ ver: tab === 'termos' ? '' : tab }}>
      {termViews[tab] && <FilterSearch label="Com as palavras" value={search} />}
      <FilterSelect label="Período" name="dias" value={days} of={spanNames} />
      <FilterSubmit />
      <ButtonLink label="Exportar CSV" href={csvAddress} look="plain" />
    </FilterForm>
  )
}

const shareText = (part: number, whole: number) => `${numberText(part)} (${Math.round((part / whole) * 100)} %)`
