import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { catalogueRows } from '#server/content/edit/table/catalogue-row.ts'
import { findingCounts, foundRows } from '#server/content/edit/table/row-query.ts'
import type { DeskApp } from '#desk/routes/desk-routes.ts'
import { CataloguePage } from '#desk/screens/catalogue/catalogue-page.tsx'
import { catalogueFilters, rowsPerPage } from './catalogue-filters.ts'
import type { CatalogueOptions } from './catalogue-options.ts'
import { draftChoice } from './draft-choice.ts'
import { publishedChanges } from './published-changes.ts'

/** The table of all products. */
export function catalogueTableRoutes(app: DeskApp, options: CatalogueOptions): void {
  app.get('/catalogo', async (context) => {
    const { colunas } = context.req.queries()
    // A form sends each column's box as a field; a saved address has one field for all.
    const asked = { ...context.req.query(), ...(colunas && { colunas: colunas.join(',') }) }
    const choice = await draftChoice(context, options)
    const filters = { ...catalogueFilters(asked), draft: choice.draft?.id }
    const published = await publishedChanges(options.store.contentDrafts)
    const today = brasiliaDay(new Date().toISOString())
    const rows = catalogueRows(await options.catalogue.of(choice.draft), today, published)
    const found = foundRows(rows, filters)
    const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
    const page = Math.min(filters.page, pages)
    const shown = {
      filters: { ...filters, page },
      choice,
      rows: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
      total: found.length,
      all: rows.length,
      pages,
      counts: findingCounts(rows),
    }
    return options.show(context, { title: 'Catálogo', screen: <CataloguePage {...shown} /> })
  })
}
