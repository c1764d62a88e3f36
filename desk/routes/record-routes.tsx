import * as v from 'valibot'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { actName } from '#domain/desk/act-names.ts'
import { toCsv } from '#server/sheet/csv-records.ts'
import type { AuditQuery } from '#server/store/audit.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { wholeNumber } from '#desk/http/form.ts'
import { requireRole } from '#desk/http/session-guard.ts'
import { Audit } from '#desk/screens/records/audit.tsx'
import type { DeskApp, RouteOptions } from './desk-routes.ts'

/** The audit, for administrators. */
export function recordRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options
  app.use('/auditoria', requireRole('administra', options))
  app.use('/auditoria.csv', requireRole('administra', options))

  app.get('/auditoria', async (context) => {
    const query = auditQueryOf(context.req.query())
    const [{ acts, hasMore }, choices] = await Promise.all([store.audit.page(query), store.audit.choices()])
    const last = acts.at(-1)
    const older = hasMore && last ? auditAddress(query, last.id) : undefined
    return show(context, { title: 'Auditoria', screen: <Audit acts={acts} query={query} older={older} {...choices} /> })
  })

  app.get('/auditoria.csv', async (context) => {
    await store.audit.record({ operator: sessionOf(context).person.name, action: 'exported-audit', target: null })
    const rows = (await store.audit.all()).map(({ id, at, operator, action, target, note }) => ({
      Registro: id,
      'Quando (Brasília)': brasiliaMoment(at),
      Quem: operator,
      'O que fez': actName(action),
      Número: target,
      Detalhe: note ?? null,
    }))
    context.header('Content-Disposition', 'attachment; filename="auditoria.csv"')
    return context.body(toCsv(['Registro', 'Quando (Brasília)', 'Quem', 'O que fez', 'Número', 'Detalhe'], rows), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
    })
  })
}

/** In: the query of an address. Out: the filters of the audit; an invalid `antes` is ignored. */
function auditQueryOf(query: Record<string, string>): AuditQuery {
  const { quem = '', ato = '', antes } = query
  const before = v.safeParse(wholeNumber, antes)
  return { operator: quem.slice(0, 80), action: ato.slice(0, 40), before: before.success ? before.output : undefined }
}

/** The address of the acts with lower ids, with the same filters. */
function auditAddress({ operator, action }: AuditQuery, before: number): string {
  const query = new URLSearchParams({ quem: operator, ato: action, antes: String(before) })
  return `/auditoria?${query.toString()}`
}
