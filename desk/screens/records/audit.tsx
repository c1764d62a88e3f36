import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { actName } from '#domain/desk/act-names.ts'
import type { AuditQuery, StoredAct } from '#server/store/audit.ts'
import { Moment } from '#desk/screens/parts/moment.tsx'
import { Cell, Row, Table } from '#desk/screens/parts/table.tsx'

interface AuditProps {
  acts: readonly StoredAct[]
  query: AuditQuery
  operators: readonly string[]
  actions: readonly string[]
  /** Address of the next older page; undefined on the last. */
  older: string | undefined
}

/** The audit: who did what, and when. It can be read and exported, never changed. */
export function Audit({ acts, query, operators, actions, older }: AuditProps) {
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
