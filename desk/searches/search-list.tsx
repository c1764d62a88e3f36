import { choiceFilter, listFilters, pageFilter, textFilter } from '#desk/http/list-filters.ts'
import { fileAnswer, recordAct, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
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
  type TermView,
  totalOf,
  weeksOf,
} from '#domain/demand/term-counts.ts'
import { paths } from '#domain/pages/paths.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { csvTable } from '#server/sheet/csv-sheet.ts'
import { productById } from '#server/shop/catalogue.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Demand } from '#server/store/demand.ts'
import { countCells, countColumns, spanOf, termAddress, TimeTable, type CountedDay } from './search-counts.tsx'

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

/** The spans to choose from, in days. */
const spanDays = [7, 30, 90, 365] as const

const searchFilters = listFilters('/procuras', {
  tab: choiceFilter('ver', keysOf(tabNames), 'termos'),
  days: choiceFilter('dias', spanDays, 30),
  search: textFilter('busca', 60),
  page: pageFilter,
})
type SearchFilters = ReturnType<typeof searchFilters.read>

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

/** The list of the address's tab. In: all searches of the span, by day; all terms if no page is given. */
async function searchList(
  { tab, search, days, page }: Omit<SearchFilters, 'page'> & { page?: number },
  countedDays: readonly CountedDay[],
  demand: Demand,
  shop: Shop,
): Promise<SearchList> {
  const span = spanOf(days)
  const view = termViews[tab]
  if (view) {
    const terms = termsInView(await demand.terms(span), view, wordsOf(search).join(' '))
    const pages = Math.max(1, Math.ceil(terms.length / perPage))
    const pageOfTerms = page === undefined ? terms : terms.slice((page - 1) * perPage, page * perPage)
    return { kind: 'terms', terms: pageOfTerms, total: terms.length, pages }
  }
  if (tab === 'orcamentos') return { kind: 'presses', presses: quotePresses(await demand.presses('quote', span), shop) }
  if (tab === 'listas') return { kind: 'presses', presses: listPresses(await demand.presses('list', span), shop) }
  return { kind: 'time', rows: tab === 'semanas' ? weeksOf(countedDays) : countedDays.toReversed() }
}

type Presses = Awaited<ReturnType<Demand['presses']>>

/** Requested quotes by product; one that is gone has only its id. */
function quotePresses(presses: Presses, shop: Shop): NamedPress[] {
  return presses.map(({ key, times }) => ({
    name: productById(shop, key)?.name ?? key,
    href: shop.siteUrl + paths.product(key),
    times,
  }))
}

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
  const { store, shop, show, counting } = options
  const { demand } = store

  app.get('/procuras', async (context) => {
    const view = await searchesView(searchFilters.read(context.req.query()), demand, await shop())
    return show(context, { title: 'Procuras', screen: <SearchesPage view={view} counting={counting} /> })
  })

  app.get('/procuras.csv', async (context) => {
    await recordAct(context, options, 'export-csv', null, 'procuras')
    const { page: _page, ...filters } = searchFilters.read(context.req.query())
    const list = await searchList(filters, await demand.days(spanOf(filters.days)), demand, await shop())
    return fileAnswer(context, 'procuras.csv', searchesCsv(list))
  })
}

/** Everything that the page shows. */
async function searchesView(filters: SearchFilters, demand: Demand, shop: Shop) {
  const span = spanOf(filters.days)
  const countedDays = await demand.days(span)
  return {
    filters,
    list: await searchList(filters, countedDays, demand, shop),
    /** All searches of the span. */
    total: totalOf(countedDays.map(({ counts }) => counts)),
    /** The number of terms that found nothing, and of those not shown yet. */
    unanswered: await demand.unanswered(span),
  }
}
type SearchesView = Awaited<ReturnType<typeof searchesView>>

/** Whether the site counts searches, and whether browsers report clicks. */
type Counting = RouteOptions['counting']

function SearchesPage({ view, counting }: { view: SearchesView; counting: Counting }) {
  const { filters, list } = view
  const { tab } = filters
  return (
    <div className="grid gap-5">
      <Summary view={view} counting={counting} />
      <Tabs
        label="O que mostrar"
        tabs={keysOf(tabNames).map((key) => ({
          name: tabNames[key],
          href: searchFilters.address({ ...filters, tab: key, page: 1 }),
          isCurrent: tab === key,
        }))}
      />
      <Filters filters={filters} />
      {list.kind === 'terms' && (
        <>
          <TermTable terms={list.terms} total={list.total} isAll={searchFilters.address(filters) === '/procuras'} />
          <ListPages
            page={filters.page}
            pages={list.pages}
            addressOf={(page) => searchFilters.address({ ...filters, page })}
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
  return (
    <FilterForm action="/procuras" hidden={{ ver: tab === 'termos' ? '' : tab }}>
      {termViews[tab] && <FilterSearch label="Com as palavras" value={search} />}
      <FilterSelect
        label="Período"
        name="dias"
        value={days}
        of={Object.fromEntries(spanDays.map((count) => [count, `${count} dias`]))}
      />
      <FilterSubmit />
      <ButtonLink
        label="Exportar CSV"
        href={searchFilters.address({ ...filters, page: 1 }, '/procuras.csv')}
        look="plain"
        size="inline"
      />
    </FilterForm>
  )
}

const shareText = (part: number, whole: number) => `${numberText(part)} (${Math.round((part / whole) * 100)} %)`

const termColumns: readonly Column<SearchTerm>[] = [
  [
    'Termo',
    ({ term }) => (
      <TextLink href={termAddress(term)} isRow>
        {term}
      </TextLink>
    ),
  ],
  ...countColumns,
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
