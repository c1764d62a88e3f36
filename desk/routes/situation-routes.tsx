import { judgeSituation } from '#domain/desk/situation/judge-situation.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { requireRole } from '#desk/http/session-guard.ts'
import { Situation } from '#desk/screens/records/situation.tsx'
import type { DeskApp, RouteOptions } from './desk-routes.ts'

/** The page with the state of the systems, and the acts that it offers. */
export function situationRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, situation, show } = options
  const administers = requireRole('administra', options)

  app.get('/situacao', async (context) => {
    const facts = await situation.look()
    const canAct = sessionOf(context).person.role === 'administra'
    const screen = <Situation judgements={judgeSituation(facts)} versions={facts.versions} canAct={canAct} />
    return show(context, { title: 'Situação', screen })
  })

  app.post('/situacao/entregas', administers, async (context) => {
    const count = await situation.retryDeliveries()
    await store.audit.record({ operator: sessionOf(context).person.name, action: 'retried-deliveries', target: count })
    return context.redirect(`/situacao?feito=entregas&n=${count}`, 303)
  })

  app.post('/situacao/copia', administers, async (context) => {
    const said = await situation.verifyCopy().catch((error: unknown) => {
      throw new Refusal('copy', 409, error instanceof Error ? error.message : 'A cópia não pôde ser conferida.')
    })
    await store.audit.record({
      operator: sessionOf(context).person.name,
      action: 'verified-copy',
      target: null,
      note: said,
    })
    return context.redirect('/situacao?feito=copia', 303)
  })
}
