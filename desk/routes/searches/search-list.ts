import { shownTerms, weeksOf } from '#domain/demand/asked-terms.ts'
import { paths } from '#domain/pages/paths.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import type { Demand, DemandSpan } from '#server/store/demand.ts'
import type { Shop } from '#server/shop/shop.ts'
import { termViewOf, type SearchFilters } from '#desk/screens/searches/search-address.ts'
import type { CountedDay, NamedPress, SearchList } from '#desk/screens/searches/search-view.ts'

const perPage = 50

interface ListSources {
  demand: Demand
  /** All searches of the range, by day. */
  days: readonly CountedDay[]
  span: DemandSpan
  shop: Pick<Shop, 'products' | 'categories' | 'siteUrl'>
}

/** The list of the address's tab; all terms if no page is given. */
export async function searchList(
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
