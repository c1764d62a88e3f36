import { addressWith } from '#desk/http/address.ts'
import { idIn } from '#desk/http/form.ts'
import { requireRole } from '#desk/http/guards.ts'
import { fileAnswer, recordAct, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { Submit, ChoiceField } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { type Column, Table } from '#desk/parts/list.tsx'
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

/** The audit: who did what, and when. It can be read and exported, never changed. */
function Audit({ view: { acts, query, operators, actions, older: olderAddress } }: { view: AuditView }) {
  return (
    <div className="grid gap-5">
      <form method="get" className="flex flex-wrap items-end gap-3">
        <ChoiceField
          label="Quem"
          name="quem"
          defaultValue={query.operator}
          className="w-56"
          none="Todos"
          of={Object.fromEntries(operators.map((name) => [name, name]))}
        />
        <ChoiceField
          label="O quê"
          name="ato"
          defaultValue={query.action}
          className="w-72"
          none="Tudo"
          of={Object.fromEntries(actions.map((action) => [action, auditActName(action)]))}
        />
        <Submit label="Filtrar" />
        <ButtonLink label="Exportar CSV" href="/auditoria.csv" look="plain" size="inline" />
      </form>
      <Table caption="Auditoria" rows={acts} keyOf={({ id }) => id} columns={columns} empty="Nada registrado." />
      {olderAddress !== undefined && (
        <p>
          <ButtonLink label="Mais antigos" href={olderAddress} />
        </p>
      )}
      <p className="text-small text-muted">Horário de Brasília. Ninguém altera nem apaga estas linhas pela mesa.</p>
    </div>
  )
}

async function auditView({ audit }: RouteOptions['store'], { quem = '', ato = '', antes }: Record<string, string>) {
  const query = { operator: quem.slice(0, 80), action: ato.slice(0, 40), before: idIn(antes) }
  const [{ acts, hasMore }, choices] = await Promise.all([audit.page(query), audit.choices()])
  const last = acts.at(-1)
  return {
    ...choices,
    acts,
    query,
    older: hasMore && last ? addressWith('/auditoria', { quem, ato, antes: String(last.id) }) : undefined,
  }
}
type AuditView = Awaited<ReturnType<typeof auditView>>

export function auditRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options
  app.use('/auditoria', requireRole('administra', options))
  app.use('/auditoria.csv', requireRole('administra', options))

  app.get('/auditoria', async (context) => {
    const view = await auditView(store, context.req.query())
    return show(context, { title: 'Auditoria', screen: <Audit view={view} /> })
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
