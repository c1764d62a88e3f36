import { readEnvironment } from '#server/environment.ts'
import { configuredChannels } from '#server/inbox/channel-names.ts'
import { Situation } from '#desk/screens/records/situation.tsx'
import type { DeskApp, RouteOptions } from './desk-routes.ts'

/** How things stand. */
export function situationRoutes(app: DeskApp, { store, shop, show }: RouteOptions): void {
  app.get('/situacao', async (context) => {
    const environment = readEnvironment(process.env)
    const [{ release }, { waiting }] = await Promise.all([shop(), store.outboxState(configuredChannels(environment))])
    const rows = [
      { name: 'Caixa de entrada', value: environment.DATABASE_URL ? 'PostgreSQL' : 'arquivo no servidor' },
      { name: 'Entregas que esperam', value: String(waiting) },
      { name: 'Versão publicada do site', value: release },
      { name: 'Node', value: process.versions.node },
    ]
    return show(context, { title: 'Situação', screen: <Situation rows={rows} /> })
  })
}
