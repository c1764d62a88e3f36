import { totalOf } from '#domain/demand/asked-terms.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { SearchPage } from '#desk/screens/searches/search-page.tsx'
import type { SearchView } from '#desk/screens/searches/search-view.ts'
import { searchFilters, spanOf } from './search-filters.ts'
import { searchList } from './search-list.ts'
import { searchesCsv } from './searches-csv.ts'

/** What visitors searched for, as a page and as CSV. */
export function searchListRoutes(app: DeskApp, { store, shop, counting, show }: RouteOptions): void {
  /** In: whether to list all terms instead of a page. */
  async function viewOf(context: DeskContext, isWhole: boolean): Promise<SearchView> {
    const filters = searchFilters(context.req.query())
    const span = spanOf(filters.span)
    const [days, present] = await Promise.all([store.demand.days(span), shop()])
    const page = isWhole ? undefined : filters.page
    const list = await searchList({ ...filters, page }, { demand: store.demand, days, span, shop: present })
    return { filters, total: totalOf(days.map(({ counts }) => counts)), list, counting }
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
