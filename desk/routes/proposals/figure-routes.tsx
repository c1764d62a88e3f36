import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { ProposalFigures } from '#desk/screens/proposals/proposal-figures.tsx'

/** The figures of the last months' proposals. */
export function proposalFigureRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  app.get('/propostas/numeros', async (context) => {
    const [months, notCarried] = await Promise.all([store.proposals.months(), store.proposals.notCarried()])
    const screen = <ProposalFigures months={months} notCarried={notCarried} />
    return show(context, { title: 'Propostas em números', screen })
  })
}
