import { Button } from '#app/ui/button.tsx'
import type { Person } from '#domain/desk/person.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { noFaults, PersonFieldset, type Faults, type PersonFields } from './person-fields.tsx'

interface PersonPageProps {
  person: Person
  hasProxy: boolean
  typed?: PersonFields | undefined
  faults?: Faults
}

/** The page of a person: their data, and the end of their access. */
export function PersonPage({ person, hasProxy, typed, faults = noFaults }: PersonPageProps) {
  const { id, name, initials, role, login } = person
  return (
    <div className="grid max-w-2xl gap-8">
      <PostForm action={`/pessoas/${id}`} className="grid justify-items-start gap-4">
        <PersonFieldset
          values={typed ?? { name, initials, role, login: login ?? '' }}
          faults={faults}
          hasProxy={hasProxy}
        />
        <Button type="submit" look="primary">
          Salvar
        </Button>
      </PostForm>
      <section className="grid justify-items-start gap-3 border-t border-rule pt-5">
        <h2 className="text-lead font-semibold">Encerrar</h2>
        <p className="text-small text-muted">
          {name} não entra mais, e suas sessões e links terminam agora. O que fez continua registrado; é possível voltar
          atrás.
        </p>
        <PostForm action={`/pessoas/${id}/encerrar`}>
          <Button type="submit" look="danger">
            Encerrar o acesso de {name}
          </Button>
        </PostForm>
      </section>
    </div>
  )
}

/** A sign-in link, shown once. */
export function NewLink({ name, address, minutes }: { name: string; address: string; minutes: number }) {
  return (
    <div className="grid max-w-2xl gap-4">
      <p>
        Envie este link a <strong>{name}</strong> por um meio em que só essa pessoa lê. Vale uma vez, por {minutes}{' '}
        minutos, e não será mostrado de novo.
      </p>
      <p className="rounded border border-rule-strong bg-sheet p-4 text-small break-all select-all">{address}</p>
      <p>
        <a href="/pessoas" className="text-petrol-deep underline underline-offset-4">
          Voltar às pessoas
        </a>
      </p>
    </div>
  )
}
