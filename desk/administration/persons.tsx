import { TextLink } from '#desk/parts/text-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { controlClass, SelectField, TextField } from '#app/ui/form/field.tsx'
import { type Person, roleNames, personFormSchema, linkHours } from '#domain/desk/person.ts'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Initials } from '#desk/parts/initials.tsx'
import { Options } from '#desk/parts/filter-select.tsx'
import { typedField } from '#desk/parts/typed-field.ts'
import { Table } from '#desk/parts/table.tsx'
import * as v from 'valibot'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { faultsOf, formOf, idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { requireRole } from '#desk/http/session-guard.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'

/** The typed fields of a person's form. */
interface PersonFields {
  name: string
  initials: string
  role: string
  login: string
}
type Faults = Record<string, string>
const noFaults: Faults = {}

interface PersonFieldsetProps {
  values: PersonFields
  faults: Faults
  hasProxy: boolean
}

/** The fields of a person, for adding and for changing one. */
function PersonFieldset({ values, faults, hasProxy }: PersonFieldsetProps) {
  const field = typedField({ ...values }, faults)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Nome" {...field('name')} required maxLength={80} />
      <TextField
        label="Iniciais"
        {...field('initials')}
        isOptional
        maxLength={3}
        hint="Em branco, são tiradas do nome."
      />
      <SelectField
        label="Papel"
        {...field('role')}
        hint="Quem administra também cuida de pessoas, exclusões e configurações."
      >
        <Options of={roleNames} />
      </SelectField>
      {hasProxy && (
        <TextField
          label="Usuário no proxy"
          {...field('login')}
          isOptional
          maxLength={120}
          hint="Como o proxy que autentica chama a pessoa."
        />
      )}
    </div>
  )
}

interface PersonPageProps {
  person: Person
  hasProxy: boolean
  typed?: PersonFields | undefined
  faults?: Faults
}

/** The page of a person: their data, and the end of their access. */
function PersonPage({ person, hasProxy, typed, faults = noFaults }: PersonPageProps) {
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
          {name} não entra mais, e suas sessões, links e chaves de acesso terminam agora. O que fez continua registrado;
          é possível voltar atrás, com um link novo.
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
function NewLink({ name, address, hours }: { name: string; address: string; hours: number }) {
  return (
    <div className="grid max-w-2xl gap-4">
      <p>
        Envie este link a <strong>{name}</strong> por um meio em que só essa pessoa lê. Vale uma vez, por {hours} horas,
        e não será mostrado de novo.
      </p>
      <label className="grid gap-1.5 text-small font-medium">
        Link de entrada
        <textarea id="link" rows={2} readOnly defaultValue={address} className={controlClass} />
      </label>
      <Button type="button" hidden data-copies="link" aria-live="polite" className="justify-self-start">
        Copiar o link
      </Button>
      <p>
        <TextLink href="/pessoas">Voltar às pessoas</TextLink>
      </p>
    </div>
  )
}

interface PersonsProps {
  persons: readonly Person[]
  hasProxy: boolean
  /** The typed fields that were refused. */
  typed?: PersonFields
  faults?: Faults
}

const blank: PersonFields = { name: '', initials: '', role: 'atende', login: '' }

/** The persons who work at the desk. */
function Persons({ persons, hasProxy, typed = blank, faults = noFaults }: PersonsProps) {
  return (
    <div className="grid gap-8">
      <Table
        caption="Pessoas"
        rows={persons}
        keyOf={({ id }) => id}
        isQuiet={({ isActive }) => !isActive}
        columns={[
          [
            'Pessoa',
            (person) => (
              <span className="flex items-center gap-3">
                <Initials person={person} /> {person.name}
              </span>
            ),
          ],
          ['Papel', ({ role }) => roleNames[role]],
          ['Situação', ({ isActive }) => (isActive ? 'Entra na mesa' : 'Não entra mais')],
          ['Ações', (person) => <PersonActions person={person} />],
        ]}
      />
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

const duplicateName = { name: 'Já há uma pessoa com este nome ou usuário' }
const lastAdministrator =
  'Antes, dê o papel de administrar a outra pessoa: sem ninguém que administre, a mesa ficaria trancada.'

/** The persons of the desk, for administrators. */
export function personRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, show } = options
  const hasProxy = options.settings.DESK_USER_HEADER !== undefined
  app.use('/pessoas', requireRole('administra', options))
  app.use('/pessoas/*', requireRole('administra', options))

  app.get('/pessoas', async (context) =>
    show(context, { title: 'Pessoas', screen: <Persons persons={await access.persons.all()} hasProxy={hasProxy} /> }),
  )

  app.post('/pessoas', async (context) => {
    const typed = fieldsIn(await formOf(context))
    const form = v.safeParse(personFormSchema, typed)
    const added = form.success ? await access.persons.add(form.output) : undefined
    if (added)
      return recordAndRedirect(context, options, {
        action: 'added-person',
        target: added.id,
        to: '/pessoas?feito=pessoa',
      })
    const faults = form.success ? duplicateName : faultsOf(form.issues)
    const screen = <Persons persons={await access.persons.all()} hasProxy={hasProxy} typed={typed} faults={faults} />
    return show(context, { title: 'Pessoas', screen, status: 400 })
  })

  app.get('/pessoas/:id', async (context) => {
    const person = await personAt(context, options)
    return show(context, { title: person.name, screen: <PersonPage person={person} hasProxy={hasProxy} /> })
  })

  app.post('/pessoas/:id', async (context) => {
    const person = await personAt(context, options)
    const typed = fieldsIn(await formOf(context))
    const form = v.safeParse(personFormSchema, typed)
    const outcome = form.success ? await access.persons.change(person.id, form.output) : 'faulty'
    if (outcome === 'done' && form.success) {
      const { name, role } = form.output
      const changes = [
        [person.name, name],
        [person.role, role],
      ].filter(([before, after]) => before !== after)
      const note = changes.map((change) => change.join(' → ')).join('; ') || null
      return recordAndRedirect(context, options, {
        action: 'changed-person',
        target: person.id,
        note,
        to: '/pessoas?feito=pessoa',
      })
    }
    const faults = form.success
      ? outcome === 'last'
        ? { role: lastAdministrator }
        : duplicateName
      : faultsOf(form.issues)
    const screen = <PersonPage person={person} hasProxy={hasProxy} typed={typed} faults={faults} />
    return show(context, { title: person.name, screen, status: 400 })
  })
}

/** Makes a sign-in link for a person, ends their access, and gives it back. */
export function personAccessRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, store, place, show } = options

  app.post('/pessoas/:id/link', async (context) => {
    const { id, name, isActive } = await personAt(context, options)
    if (!isActive)
      throw new Refusal('ended-person', 409, 'Esta pessoa não entra mais. Deixe-a entrar de novo primeiro.')
    const address = `${place.url}/entrar/${await access.links.make(id)}`
    await store.audit.record({ operator: sessionOf(context).person.name, action: 'made-link', target: id })
    return show(context, {
      title: 'Link de entrada',
      screen: <NewLink name={name} address={address} hours={linkHours} />,
    })
  })

  app.post('/pessoas/:id/encerrar', async (context) => {
    const { id } = await personAt(context, options)
    const outcome = await access.persons.end(id)
    if (outcome === 'last') throw new Refusal('last-administrator', 409, lastAdministrator)
    return recordAndRedirect(context, options, {
      action: 'ended-person',
      target: id,
      to: '/pessoas?feito=pessoa-encerrada',
    })
  })

  app.post('/pessoas/:id/voltar', async (context) => {
    const { id } = await personAt(context, options)
    await access.persons.reactivate(id)
    return recordAndRedirect(context, options, {
      action: 'took-person-back',
      target: id,
      to: '/pessoas?feito=pessoa-de-volta',
    })
  })
}

async function recordAndRedirect(
  context: DeskContext,
  { store }: Pick<RouteOptions, 'store'>,
  { to, ...act }: { action: string; target: number; note?: string | null; to: string },
): Promise<Response> {
  await store.audit.record({ operator: sessionOf(context).person.name, ...act })
  return context.redirect(to, 303)
}

async function personAt(context: DeskContext, { access }: Pick<RouteOptions, 'access'>) {
  const id = idIn(context.req.param('id'))
  const person = (await access.persons.all()).find((one) => one.id === id)
  if (!person) throw new Refusal('no-such-person', 404, 'Não há esta pessoa.')
  return person
}

function fieldsIn({ name = '', initials = '', role = '', login = '' }: Record<string, string>): PersonFields {
  return { name, initials, role, login }
}
