import { Button, buttonClass } from '#app/ui/button.tsx'
import { roleNames, type Person } from '#domain/desk/person.ts'
import { Initials } from '#desk/screens/parts/initials.tsx'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { Cell, Row, Table } from '#desk/screens/parts/table.tsx'
import { noFaults, PersonFieldset, type Faults, type PersonFields } from './person-fields.tsx'

interface PersonsProps {
  persons: readonly Person[]
  hasProxy: boolean
  /** The typed fields that were refused. */
  typed?: PersonFields
  faults?: Faults
}

const blank: PersonFields = { name: '', initials: '', role: 'atende', login: '' }

/** The persons who work at the desk. */
export function Persons({ persons, hasProxy, typed = blank, faults = noFaults }: PersonsProps) {
  return (
    <div className="grid gap-8">
      <Table caption="Pessoas" headings={['Pessoa', 'Papel', 'Situação', 'Ações']}>
        {persons.map((person) => (
          <Row key={person.id} isQuiet={!person.isActive}>
            <Cell label="Pessoa">
              <span className="flex items-center gap-3">
                <Initials person={person} /> {person.name}
              </span>
            </Cell>
            <Cell label="Papel">{roleNames[person.role]}</Cell>
            <Cell label="Situação">{person.isActive ? 'Entra na mesa' : 'Não entra mais'}</Cell>
            <Cell label="Ações">
              <PersonActions person={person} />
            </Cell>
          </Row>
        ))}
      </Table>
      <section className="grid max-w-2xl gap-4">
        <h2 className="text-lead font-semibold">Nova pessoa</h2>
        <PostForm action="/pessoas" className="grid justify-items-start gap-4">
          <PersonFieldset values={typed} faults={faults} hasProxy={hasProxy} />
          <Button type="submit" look="primary">
            Adicionar
          </Button>
        </PostForm>
      </section>
    </div>
  )
}

function PersonActions({ person: { id, name, isActive } }: { person: Person }) {
  if (!isActive)
    return (
      <PostForm action={`/pessoas/${id}/voltar`}>
        <Button type="submit" size="small" aria-label={`Deixar entrar de novo: ${name}`}>
          Deixar entrar de novo
        </Button>
      </PostForm>
    )
  return (
    <span className="flex flex-wrap gap-2">
      <a href={`/pessoas/${id}`} className={buttonClass({ size: 'small' })} aria-label={`Editar ${name}`}>
        Editar
      </a>
      <PostForm action={`/pessoas/${id}/link`}>
        <Button type="submit" size="small" aria-label={`Fazer um link de entrada para ${name}`}>
          Link de entrada
        </Button>
      </PostForm>
    </span>
  )
}
