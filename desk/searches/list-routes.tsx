import { shownTerms, weeksOf, searchesOf, type TermCounts, totalOf } from '#domain/demand/asked-terms.ts'
import { paths } from '#domain/pages/paths.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import type { Demand, DemandSpan } from '#server/store/demand.ts'
import type { Shop } from '#server/shop/shop.ts'
import { termViewOf, type SearchFilters } from './search-address.ts'
import type { CountedDay, NamedPress, SearchList, SearchView } from './search-view.ts'
import { toCsv } from '#server/sheet/csv-sheet.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { SearchPage } from './search-page.tsx'
import { searchFilters, spanOf } from './search-filters.ts'

const perPage = 50

interface ListSources {
  demand: Demand
  /** All searches of the range, by day. */
  days: readonly CountedDay[]
  span: DemandSpan
  shop: Pick<Shop, 'products' | 'categories' | 'siteUrl'>
}

/** The list of the address's tab; all terms if no page is given. */
async function searchList(
  { tab, search, page }: Pick<SearchFilters, 'tab' | 'search'> & { page: number | undefined },
  { demand, days, span, shop }: ListSources,
): Promise<SearchList> {
  const view = termViewOf[tab]
  if (view) {
    const terms = shownTerms(await demand.terms(span), view, wordsOf(search).join(' '))
    const pages = Math.max(1, Math.ceil(terms.length / perPage))
    const shown = page === undefined ? terms : terms.slice((page - 1) * perPage, page * perPage)
    return { kind: 'terms', terms: shown, total: terms.length, pages }
  }
  if (tab === 'orcamentos') return { kind: 'presses', presses: products(await demand.presses('quote', span), shop) }
  if (tab === 'listas') return { kind: 'presses', presses: lists(await demand.presses('list', span), shop) }
  return { kind: 'time', rows: tab === 'semanas' ? weeksOf(days) : days.toReversed() }
}

type Presses = Awaited<ReturnType<Demand['presses']>>

function products(presses: Presses, { products: all, siteUrl }: Pick<Shop, 'products' | 'siteUrl'>): NamedPress[] {
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return presses.map(({ key, times }) => ({ name: names.get(key) ?? key, href: siteUrl + paths.product(key), times }))
}

/** Leaves out paths that are not lists of the shop, because anybody can post one. */
function lists(presses: Presses, { categories, siteUrl }: Pick<Shop, 'categories' | 'siteUrl'>): NamedPress[] {
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

const countColumns = ['Buscas', 'Achou', 'Achou em parte', 'Não achou', 'Com toque', 'Sem toque']

/** The list of a tab as CSV that spreadsheets treat as text. */
function searchesCsv(list: SearchList): string {
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

/** What visitors searched for, as a page and as CSV. */
export function searchListRoutes(app: DeskApp, { store, shop, counting, show }: RouteOptions): void {
  /** In: whether to list all terms instead of a page. */
  async function viewOf(context: DeskContext, isWhole: boolean): Promise<SearchView> {
    const filters = searchFilters(context.req.query())
    const span = spanOf(filters.span)
    const { demand } = store
    const [days, unanswered, present] = await Promise.all([demand.days(span), demand.unanswered(span), shop()])
    const page = isWhole ? undefined : filters.page
    const list = await searchList({ ...filters, page }, { demand, days, span, shop: present })
    return { filters, total: totalOf(days.map(({ counts }) => counts)), unanswered, list, counting }
  }

  app.get('/procuras', async (context) => {
    const view = await viewOf(context, false)
    return show(context, { title: 'Procuras', screen: <SearchPage view={view} /> })
  })

  app.get('/procuras.csv', async (context) => {
    const { person } = sessionOf(context)
    await store.audit.record({ operator: person.name, action: 'export-csv', target: null, note: 'procuras' })
    context.header('Content-Disposition', 'attachment; filename="procuras.csv"')
    return context.body(searchesCsv((await viewOf(context, true)).list), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    })
  })
}
