import { addressWith } from '#desk/http/address.ts'
import { idIn } from '#desk/http/form.ts'
import { requireAdministrator } from '#desk/http/guards.ts'
import { fileAnswer, recordAct, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { namedByThemselves } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { type Column, FilterForm, FilterSelect, FilterSubmit, Table } from '#desk/parts/list.tsx'
import { auditActName } from '#domain/desk/acts.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { csvTable } from '#server/sheet/csv-sheet.ts'
import type { AuditEntry } from '#server/store/audit.ts'

const columns: readonly Column<AuditEntry>[] = [
  ['Quando', ({ at }) => <Moment at={at} />],
  ['Quem', ({ operator }) => operator],
  ['O que fez', ({ action }) => auditActName(action)],
  ['Nº', ({ target }) => target ?? '–'],
  ['Detalhe', ({ note }) => note ?? '–'],
]

interface AuditProps {
  acts: readonly AuditEntry[]
  query: { operator: string; action: string }
  operators: readonly string[]
  actions: readonly string[]
  older: string | undefined
}

function Audit({ acts, query, operators, actions, older }: AuditProps) {
  const actionNames = Object.fromEntries(actions.map((action) => [action, auditActName(action)]))
  return (
    <div className="grid gap-5">
      <FilterForm action="/auditoria">
        <FilterSelect label="Quem" name="quem" value={query.operator} none="Todos" of={namedByThemselves(operators)} />
        <FilterSelect label="O quê" name="ato" value={query.action} none="Tudo" of={actionNames} />
        <FilterSubmit />
        <ButtonLink label="Exportar CSV" href="/auditoria.csv" look="plain" />
      </FilterForm>
      <Table caption="Auditoria" rows={acts} keyOf={({ id }) => id} columns={columns} empty="Nada registrado." />
      {older !== undefined && (
        <p>
          <ButtonLink label="Mais antigos" href={older} />
        </p>
      )}
      <p className="text-small text-muted">Horário de Brasília. Ninguém altera nem apaga estas linhas pela mesa.</p>
    </div>
  )
}

export function auditRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options
  app.use('/auditoria', requireAdministrator(options))
  app.use('/auditoria.csv', requireAdministrator(options))

  app.get('/auditoria', async (context) => {
    const { quem = '', ato = '', antes } = context.req.query()
    const query = { operator: quem.slice(0, 80), action: ato.slice(0, 40), before: idIn(antes) }
    const [{ acts, hasMore }, choices] = await Promise.all([store.audit.page(query), store.audit.choices()])
    const last = acts.at(-1)
    const older = hasMore && last ? addressWith('/auditoria', { quem, ato, antes: String(last.id) }) : undefined
    return show(context, { title: 'Auditoria', screen: <Audit {...choices} {...{ acts, query, older }} /> })
  })

  app.get('/auditoria.csv', async (context) => {
    await recordAct(context, options, 'exported-audit')
    return fileAnswer(context, 'auditoria.csv', csvTable(csvColumns, await store.audit.all()))
  })
}

const csvColumns: Parameters<typeof csvTable<AuditEntry>>[0] = [
  ['Registro', ({ id }) => id],
  ['Quando (Brasília)', ({ at }) => brasiliaMoment(at)],
  ['Quem', ({ operator }) => operator],
  ['O que fez', ({ action }) => auditActName(action)],
  ['Número', ({ target }) => target],
  ['Detalhe', ({ note }) => note],
]
