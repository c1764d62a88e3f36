import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { actName } from '#domain/desk/acts.ts'
import type { AuditQuery, StoredAct } from '#server/store/audit.ts'
import { Moment } from '#desk/parts/moment.tsx'
import { Cell, Row, Table } from '#desk/parts/table.tsx'
import * as v from 'valibot'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { toCsv } from '#server/sheet/csv-sheet.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { wholeNumber } from '#desk/http/form.ts'
import { requireRole } from '#desk/http/session-guard.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

interface AuditProps {
  acts: readonly StoredAct[]
  query: AuditQuery
  operators: readonly string[]
  actions: readonly string[]
  /** Address of the next older page; undefined on the last. */
  older: string | undefined
}

/** The audit: who did what, and when. It can be read and exported, never changed. */
function Audit({ acts, query, operators, actions, older }: AuditProps) {
  return (
    <div className="grid gap-5">
      <form method="get" className="flex flex-wrap items-end gap-3">
        <SelectField label="Quem" name="quem" defaultValue={query.operator} className="w-56">
          <option value="">Todos</option>
          {operators.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label="O quê" name="ato" defaultValue={query.action} className="w-72">
          <option value="">Tudo</option>
          {actions.map((action) => (
            <option key={action} value={action}>
              {actName(action)}
            </option>
          ))}
        </SelectField>
        <Button type="submit">Filtrar</Button>
        <a href="/auditoria.csv" className={buttonClass({ look: 'plain', size: 'inline' })}>
          Exportar CSV
        </a>
      </form>
      {acts.length === 0 ? (
        <p className="text-muted">Nada registrado.</p>
      ) : (
        <Table caption="Auditoria" headings={['Quando', 'Quem', 'O que fez', 'Nº', 'Detalhe']}>
          {acts.map(({ id, at, operator, action, target, note }) => (
            <Row key={id}>
              <Cell label="Quando">
                <Moment at={at} />
              </Cell>
              <Cell label="Quem">{operator}</Cell>
              <Cell label="O que fez">{actName(action)}</Cell>
              <Cell label="Nº">{target ?? '–'}</Cell>
              <Cell label="Detalhe">{note ?? '–'}</Cell>
            </Row>
          ))}
        </Table>
      )}
      {older !== undefined && (
        <p>
          <a href={older} className={buttonClass({})}>
            Mais antigos
          </a>
        </p>
      )}
      <p className="text-small text-muted">Horário de Brasília. Ninguém altera nem apaga estas linhas pela mesa.</p>
    </div>
  )
}

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
