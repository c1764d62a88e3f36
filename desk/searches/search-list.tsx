import { todayInBrasilia } from '#desk/desk-words.ts'
import { addressWith } from '#desk/http/address-within-desk.ts'
import { choiceFilter, listFilters, pageFilter, textFilter } from '#desk/http/list-filters.ts'
import { fileAnswer, recordAct, type DeskApp, type DeskContext, type RouteOptions } from '#desk/http/routes.ts'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
import {
  FilterForm,
  FilterSearch,
  FilterSelect,
  FilterSubmit,
  ListPages,
  NothingHere,
  type Column,
  Table,
  Tabs,
} from '#desk/parts/list.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import {
  type SearchTerm,
  searchesOf,
  termsInView,
  type TermCounts,
  type TermView,
  totalOf,
  weeksOf,
} from '#domain/demand/term-counts.ts'
import { paths } from '#domain/pages/paths.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { csvTable } from '#server/sheet/csv-sheet.ts'
import type { Shop } from '#server/shop/shop.ts'
import { daysBefore, type Demand, type DemandSpan } from '#server/store/demand.ts'

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

/** The ranges in days. */
const spans = [7, 30, 90, 365] as const

const filtersOfList = listFilters('/procuras', {
  tab: choiceFilter('ver', keysOf(tabNames), 'termos'),
  span: choiceFilter('dias', spans, 30),
  search: textFilter('busca', 60),
  page: pageFilter,
})
type SearchFilters = ReturnType<typeof filtersOfList.read>

/** The address of a term's page. */
export const termAddress = (term: string) => addressWith('/procuras/termo', { termo: term })

/** The range of the last `days` days, up to today in Brasília. */
export function spanOf(days: number): DemandSpan {
  const until = todayInBrasilia()
  return { from: daysBefore(until, days - 1), until }
}

/** The counts of a day, or of a week by its Monday. */
export interface CountedDay {
  day: string
  counts: TermCounts
}

/** A product or a list by name, its address on the site, and how often it was clicked. */
interface NamedPress {
  name: string
  href: string
  times: number
}

/** The list of a tab. */
type SearchList =
  | { kind: 'terms'; terms: readonly SearchTerm[]; total: number; pages: number }
  | { kind: 'presses'; presses: readonly NamedPress[] }
  | { kind: 'time'; rows: readonly CountedDay[] }

const perPage = 50

/** The list of the address's tab. In: all searches of the range, by day; all terms if no page is given. */
async function searchList(
  { tab, search, span, page }: Omit<SearchFilters, 'page'> & { page: number | undefined },
  days: readonly CountedDay[],
  demand: Demand,
  shop: Shop,
): Promise<SearchList> {
  const range = spanOf(span)
  const view = termViews[tab]
  if (view) {
    const terms = termsInView(await demand.terms(range), view, wordsOf(search).join(' '))
    const pages = Math.max(1, Math.ceil(terms.length / perPage))
    const pageOfTerms = page === undefined ? terms : terms.slice((page - 1) * perPage, page * perPage)
    return { kind: 'terms', terms: pageOfTerms, total: terms.length, pages }
  }
  if (tab === 'orcamentos') return { kind: 'presses', presses: products(await demand.presses('quote', range), shop) }
  if (tab === 'listas') return { kind: 'presses', presses: lists(await demand.presses('list', range), shop) }
  return { kind: 'time', rows: tab === 'semanas' ? weeksOf(days) : days.toReversed() }
}

type Presses = Awaited<ReturnType<Demand['presses']>>

function products(presses: Presses, { products: all, siteUrl }: Shop): NamedPress[] {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return presses.map(({ key, times }) => ({ name: names.get(key) ?? key, href: siteUrl + paths.product(key), times }))
}

/** Leaves out paths that are not lists of the shop, because anybody can post one. */
function lists(presses: Presses, { categories, siteUrl }: Shop): NamedPress[] {
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

const countCells = [
  ['Buscas', ({ counts }) => searchesOf(counts)],
  ['Achou', ({ counts }) => counts.found],
  ['Achou em parte', ({ counts }) => counts.relaxed],
  ['Não achou', ({ counts }) => counts.nothing],
  ['Com toque', ({ counts }) => counts.pressed],
  ['Sem toque', ({ counts }) => counts.unpressed],
] as const satisfies readonly (readonly [string, (row: { counts: TermCounts }) => number])[]

/** The list of a tab as CSV. */
function searchesCsv(list: SearchList): string {
  if (list.kind === 'time') return csvTable([['Dia', ({ day }) => day], ...countCells], list.rows)
  if (list.kind === 'terms')
    return csvTable(
      [['Termo', ({ term }) => term], ...countCells, ['Último dia', ({ lastDay }) => lastDay]],
      list.terms,
    )
  return csvTable(
    [
      ['Nome', ({ name }) => name],
      ['Endereço', ({ href }) => href],
      ['Vezes', ({ times }) => times],
    ],
    list.presses,
  )
}

/** What visitors searched for, as a page and as CSV. */
export function searchListRoutes(app: DeskApp, options: RouteOptions): void {
  app.get('/procuras', async (context) => {
    const screen = <SearchPage view={await searchesView(context, options)} counting={options.counting} />
    return options.show(context, { title: 'Procuras', screen })
  })

  app.get('/procuras.csv', async (context) => {
    await recordAct(context, options, 'export-csv', null, 'procuras')
    return fileAnswer(context, 'procuras.csv', searchesCsv((await searchesView(context, options, true)).list))
  })
}

/** What the page shows. In: whether it shows all terms, and not a page of them. */
async function searchesView(context: DeskContext, { store: { demand }, shop }: RouteOptions, isWhole = false) {
  const filters = filtersOfList.read(context.req.query())
  const range = spanOf(filters.span)
  const days = await demand.days(range)
  const page = isWhole ? undefined : filters.page
  return {
    filters,
    list: await searchList({ ...filters, page }, days, demand, await shop()),
    /** All searches of the range. */
    total: totalOf(days.map(({ counts }) => counts)),
    /** The number of terms that found nothing, and of those not shown yet. */
    unanswered: await demand.unanswered(range),
  }
}
type SearchesView = Awaited<ReturnType<typeof searchesView>>

/** Whether the site counts searches, and whether browsers report clicks. */
type Counting = RouteOptions['counting']

function SearchPage({ view, counting }: { view: SearchesView; counting: Counting }) {
  const { filters, list } = view
  const { tab } = filters
  return (
    <div className="grid gap-5">
      <Summary view={view} counting={counting} />
      <Tabs
        label="O que mostrar"
        tabs={keysOf(tabNames).map((one) => ({
          name: tabNames[one],
          href: filtersOfList.address({ ...filters, tab: one, page: 1 }),
          isCurrent: tab === one,
        }))}
      />
      <Filters filters={filters} />
      {list.kind === 'terms' && (
        <>
          <TermTable terms={list.terms} total={list.total} isAll={filtersOfList.address(filters) === '/procuras'} />
          <ListPages
            page={filters.page}
            pages={list.pages}
            addressOf={(page) => filtersOfList.address({ ...filters, page })}
          />
        </>
      )}
      {list.kind === 'presses' && <PressTable presses={list.presses} isQuote={tab === 'orcamentos'} />}
      {list.kind === 'time' && <TimeTable rows={list.rows} unit={tab === 'semanas' ? 'Semana de' : 'Dia'} />}
      <p className="max-w-prose text-small text-muted">
        Contado sem saber de quem: sem endereço, cookie ou identificador. Um termo só aparece depois de procurado em
        três dias diferentes; textos que podem falar de uma pessoa não são guardados e entram só no total.
      </p>
    </div>
  )
}

function Summary({ view, counting }: { view: SearchesView; counting: Counting }) {
  const { filters, total, unanswered } = view
  const { terms, hidden } = unanswered
  const searches = searchesOf(total)
  const followed = total.pressed + total.unpressed
  return (
    <div className="grid max-w-prose gap-1">
      <p className="text-lead">
        Em {filters.span} dias: <strong>{counted(searches, 'busca', 'buscas')}</strong>
        {searches > 0 &&
          `; ${share(total.nothing, searches)} sem resposta, ${share(total.relaxed, searches)} achadas em parte`}
        .
        {followed > 0 &&
          ` De ${counted(followed, 'acompanhada', 'acompanhadas')} no navegador, ${share(total.unpressed, followed)} não levaram a nenhum produto.`}
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
  const { tab, span, search } = filters
  return (
    <FilterForm action="/procuras" hidden={{ ver: tab === 'termos' ? '' : tab }}>
      {termViews[tab] && <FilterSearch label="Com as palavras" value={search} />}
      <FilterSelect
        label="Período"
        name="dias"
        value={span}
        of={Object.fromEntries(spans.map((days) => [days, `${days} dias`]))}
      />
      <FilterSubmit />
      <ButtonLink
        label="Exportar CSV"
        href={filtersOfList.address({ ...filters, page: 1 }, '/procuras.csv')}
        look="plain"
        size="inline"
      />
    </FilterForm>
  )
}

const share = (part: number, whole: number) => `${numberText(part)} (${Math.round((part / whole) * 100)} %)`

const counts: readonly Column<{ counts: TermCounts }>[] = [
  ['Buscas', (row) => searchesOf(row.counts)],
  ['Não achou', (row) => row.counts.nothing],
  ['Em parte', (row) => row.counts.relaxed],
  ['Com toque', (row) => row.counts.pressed],
  ['Sem toque', (row) => row.counts.unpressed],
]

const termColumns: readonly Column<SearchTerm>[] = [
  [
    'Termo',
    ({ term }) => (
      <TextLink href={termAddress(term)} isRow>
        {term}
      </TextLink>
    ),
  ],
  ...counts,
  ['Último dia', ({ lastDay }) => brazilianDay(lastDay)],
]

/** Terms with the outcomes of their searches; each links to its page. In: the number of terms on all pages. */
function TermTable({ terms, total, isAll }: { terms: readonly SearchTerm[]; total: number; isAll: boolean }) {
  if (terms.length === 0)
    return (
      <NothingHere>
        {isAll ? 'Nenhum termo foi procurado em três dias diferentes ainda.' : 'Nenhum termo assim.'}
      </NothingHere>
    )
  return (
    <>
      <p className="text-label text-muted">{counted(total, 'termo', 'termos')}</p>
      <Table caption="Termos procurados" columns={termColumns} rows={terms} keyOf={({ term }) => term} hasCounts />
    </>
  )
}

/** Products by requested quotes, or lists by opened products. */
function PressTable({ presses, isQuote }: { presses: readonly NamedPress[]; isQuote: boolean }) {
  if (presses.length === 0)
    return (
      <NothingHere>
        {isQuote ? 'Nenhum pedido de orçamento contado no período.' : 'Nenhum produto aberto de uma lista no período.'}
      </NothingHere>
    )
  return (
    <Table
      caption={isQuote ? 'Toques em pedir orçamento, por produto' : 'Produtos abertos, por lista'}
      columns={[
        [isQuote ? 'Produto' : 'Lista', ({ name, href }) => <TextLink href={href}>{name}</TextLink>],
        [isQuote ? 'Toques em orçamento' : 'Produtos abertos', ({ times }) => times],
      ]}
      rows={presses}
      keyOf={({ href }) => href}
    />
  )
}

/** Searches by day or week, newest first, with a bar for comparison. */
export function TimeTable({ rows, unit }: { rows: readonly CountedDay[]; unit: 'Semana de' | 'Dia' }) {
  if (rows.length === 0) return <NothingHere>Nenhuma busca contada no período.</NothingHere>
  const maximum = Math.max(1, ...rows.map((row) => searchesOf(row.counts)))
  return (
    <Table
      caption="Buscas no tempo"
      columns={[
        [unit, ({ day }) => brazilianDay(day)],
        ...counts,
        ['Tendência', (row) => <Bar share={searchesOf(row.counts) / maximum} />],
      ]}
      rows={rows}
      keyOf={({ day }) => day}
      hasCounts
    />
  )
}

/** A bar for a share of the maximum. */
function Bar({ share: part }: { share: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="mt-2 block h-2 w-full max-w-60 min-w-20 fill-brand"
    >
      <rect width={part * 100} height="8" />
    </svg>
  )
}
