import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { actName } from '#domain/desk/acts.ts'
import type { AuditQuery, AuditEntry } from '#server/store/audit.ts'
import { Moment } from '#desk/parts/moment.tsx'
import { Table } from '#desk/parts/table.tsx'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { sheetText } from '#server/sheet/csv-sheet.ts'
import { addressWith } from '#desk/http/address-within-desk.ts'
import { fileAnswer } from '#desk/http/download.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { Options } from '#desk/parts/filter-select.tsx'
import { requireRole } from '#desk/http/session-guard.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

interface AuditProps {
  acts: readonly AuditEntry[]
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
          <Options of={Object.fromEntries(operators.map((name) => [name, name]))} />
        </SelectField>
        <SelectField label="O quê" name="ato" defaultValue={query.action} className="w-72">
          <option value="">Tudo</option>
          <Options of={Object.fromEntries(actions.map((action) => [action, actName(action)]))} />
        </SelectField>
        <Button type="submit">Filtrar</Button>
        <a href="/auditoria.csv" className={buttonClass({ look: 'plain', size: 'inline' })}>
          Exportar CSV
        </a>
      </form>
      {acts.length === 0 ? (
        <p className="text-muted">Nada registrado.</p>
      ) : (
        <Table
          caption="Auditoria"
          rows={acts}
          keyOf={({ id }) => id}
          columns={[
            ['Quando', ({ at }) => <Moment at={at} />],
            ['Quem', ({ operator }) => operator],
            ['O que fez', ({ action }) => actName(action)],
            ['Nº', ({ target }) => target ?? '–'],
            ['Detalhe', ({ note }) => note ?? '–'],
          ]}
        />
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
    const { quem = '', ato = '', antes } = context.req.query()
    const query = { operator: quem.slice(0, 80), action: ato.slice(0, 40), before: idIn(antes) }
    const [{ acts, hasMore }, choices] = await Promise.all([store.audit.page(query), store.audit.choices()])
    const last = acts.at(-1)
    const older = hasMore && last ? addressWith('/auditoria', { quem, ato, antes: String(last.id) }) : undefined
    return show(context, { title: 'Auditoria', screen: <Audit acts={acts} query={query} older={older} {...choices} /> })
  })

  app.get('/auditoria.csv', async (context) => {
    await store.audit.record({ operator: sessionOf(context).person.name, action: 'exported-audit', target: null })
    const rows = (await store.audit.all()).map(({ id, at, operator, action, target, note }) =>
      [id, brasiliaMoment(at), operator, actName(action), target, note].map((cell) => String(cell ?? '')),
    )
    const heading = ['Registro', 'Quando (Brasília)', 'Quem', 'O que fez', 'Número', 'Detalhe']
    return fileAnswer(context, 'auditoria.csv', sheetText(heading, rows))
  })
}
