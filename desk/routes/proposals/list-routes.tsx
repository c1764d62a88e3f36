import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalName } from '#server/store/proposals.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { ProposalList } from '#desk/screens/proposals/proposal-list.tsx'
import { proposalFilters, proposalPages, proposalQuery } from './proposal-filters.ts'

/** The list of proposals. */
export function proposalListRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  app.get('/propostas', async (context) => {
    const filters = proposalFilters(context.req.query())
    const today = brasiliaDay(new Date().toISOString())
    const { rows, total } = await store.proposals.list(proposalQuery(filters, today))
    const named = rows.map((row) => ({ ...row, name: proposalName(row) }))
    const shown = { filters, rows: named, total, pages: proposalPages(total), today }
    return show(context, { title: 'Propostas', screen: <ProposalList {...shown} /> })
  })
}
