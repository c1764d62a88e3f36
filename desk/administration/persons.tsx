import * as v from 'valibot'
import { Button } from '#app/ui/button.tsx'
import { controlClass, TextField } from '#app/ui/form/field.tsx'
import { personSnapshot } from '#desk/access/access.ts'
import { faultsOf, formOf, itemAt } from '#desk/http/form.ts'
import { requireAdministrator } from '#desk/http/guards.ts'
import { recordAct, type DeskContext, Refusal, type DeskApp, type RouteOptions } from '#desk/http/routes.ts'
import { Initials } from '#desk/parts/facts.tsx'
import { ChoiceField, PostForm, Submit, PostButton, type Texts, typedField } from '#desk/parts/form.tsx'
import { TextLink, ButtonLink } from '#desk/parts/links.tsx'
import { Table } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { withNotice } from '#desk/shell/notices.ts'
import { type Person, roleNames, personFormSchema, linkHours } from '#domain/desk/person.ts'

interface PersonFormState {
  typed: Texts
  faults?: Texts | undefined
  /** Whether an authenticating proxy names persons, so that the form asks for their login there. */
  hasProxy: boolean
}

const hints = {
  initials: 'Em branco, são tiradas do nome.',
  role: 'Quem administra também cuida de pessoas, exclusões e configurações.',
  login: 'Como o proxy que autentica chama a pessoa.',
}

function PersonFields({ typed, faults, hasProxy }: PersonFormState) {
  const field = typedField(typed, faults ?? {})
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Nome" {...field('name')} required maxLength={80} />
      <TextField label="Iniciais" {...field('initials')} isOptional maxLength={3} hint={hints.initials} />
      <ChoiceField label="Papel" {...field('role')} hint={hints.role} of={roleNames} />
      {hasProxy && (
        <TextField label="Usuário no proxy" {...field('login')} isOptional maxLength={120} hint={hints.login} />
      )}
    </div>
  )
}

function PersonPage({ person, form }: { person: Person; form: PersonFormState }) {
  const { id, name } = person
  const hidden = { visto: personSnapshot(person) }
  return (
    <div className="grid max-w-2xl gap-8">
      <PostForm action={`/pessoas/${id}`} className="grid justify-items-start gap-4" hidden={hidden}>
        <PersonFields {...form} />
        <Submit label="Salvar" look="primary" />
      </PostForm>
      <Section title="Encerrar" isDivided className="justify-items-start">
        <p className="text-small text-muted">
          {name} não entra mais, e suas sessões, links e chaves de acesso terminam agora. O que fez continua registrado;
          é possível voltar atrás, com um link novo.
        </p>
        <PostButton action={`/pessoas/${id}/encerrar`} label={`Encerrar o acesso de ${name}`} look="danger" />
      </Section>
    </div>
  )
}

function NewLink({ name, address }: { name: string; address: string }) {
  return (
    <div className="grid max-w-2xl gap-4">
      <p>
        Envie este link a <strong>{name}</strong> por um meio em que só essa pessoa lê. Vale uma vez, por {linkHours}{' '}
        horas, e não será mostrado de novo.
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

function Persons({ persons, form }: { persons: readonly Person[]; form: PersonFormState }) {
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
      <Section title="Nova pessoa" className="max-w-2xl">
        <PostForm action="/pessoas" className="grid justify-items-start gap-4">
          <PersonFields {...form} />
          <Submit label="Adicionar" look="primary" />
        </PostForm>
      </Section>
    </div>
  )
}

function PersonActions({ person: { id, name, isActive } }: { person: Person }) {
  if (!isActive)
    return (
      <PostButton action={`/pessoas/${id}/voltar`} size="small" aria-label={`Deixar entrar de novo: ${name}`}>
        Deixar entrar de novo
      </PostButton>
    )
  return (
    <span className="flex flex-wrap gap-2">
      <ButtonLink label="Editar" href={`/pessoas/${id}`} aria-label={`Editar ${name}`} size="small" />
      <PostButton action={`/pessoas/${id}/link`} size="small" aria-label={`Fazer um link de entrada para ${name}`}>
        Link de entrada
      </PostButton>
    </span>
  )
}

const duplicateName = { name: 'Já há uma pessoa com este nome ou usuário' }
const personChanged = 'Alguém mudou este cadastro depois que você abriu a página. Veja como está e repita.'
const lastAdministrator =
  'Antes, dê o papel de administrar a outra pessoa: sem ninguém que administre, a mesa ficaria trancada.'

export function personRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, show } = options
  const hasProxy = options.settings.DESK_USER_HEADER !== undefined
  app.use('/pessoas/*', requireAdministrator(options))

  const showPersons = async (context: DeskContext, typed: Texts, faults?: Texts) => {
    const screen = <Persons persons={await access.persons.all()} form={{ typed, faults, hasProxy }} />
    return show(context, { title: 'Pessoas', screen, status: faults ? 400 : 200 })
  }
  const showPerson = (context: DeskContext, person: Person, typed: Texts, faults?: Texts) => {
    const screen = <PersonPage person={person} form={{ typed, faults, hasProxy }} />
    return show(context, { title: person.name, screen, status: faults ? 400 : 200 })
  }

  app.get('/pessoas', (context) => showPersons(context, { role: 'atende' }))

  app.post('/pessoas', async (context) => {
    const typed = await formOf(context)
    const form = v.safeParse(personFormSchema, typed)
    const added = form.success ? await access.persons.add(form.output) : undefined
    if (!added) return showPersons(context, typed, form.success ? duplicateName : faultsOf(form.issues))
    await recordAct(context, options, 'added-person', added.id)
    return context.redirect(withNotice('/pessoas', 'pessoa'), 303)
  })

  app.get('/pessoas/:id', async (context) => {
    const person = await personAt(context, options)
    const { name, initials, role, login } = person
    return showPerson(context, person, { name, initials, role, login: login ?? '' })
  })

  app.post('/pessoas/:id', async (context) => {
    const person = await personAt(context, options)
    const typed = await formOf(context)
    const form = v.safeParse(personFormSchema, typed)
    if (!form.success) return showPerson(context, person, typed, faultsOf(form.issues))
    const outcome = await access.persons.change(person.id, form.output, typed.visto ?? '')
    if (outcome === 'changed') throw new Refusal('person-changed', 409, personChanged)
    if (outcome !== 'done')
      return showPerson(context, person, typed, outcome === 'last' ? { role: lastAdministrator } : duplicateName)
    const { name, role } = form.output
    const changes = [
      person.name !== name && `${person.name} → ${name}`,
      person.role !== role && `${person.role} → ${role}`,
    ]
    const note = changes.filter(Boolean).join('; ') || null
    await recordAct(context, options, 'changed-person', person.id, note)
    return context.redirect(withNotice('/pessoas', 'pessoa'), 303)
  })
}

export function personAccessRoutes(app: DeskApp, options: RouteOptions): void {
  const { access, place, show } = options

  app.post('/pessoas/:id/link', async (context) => {
    const { id, name, isActive } = await personAt(context, options)
    if (!isActive)
      throw new Refusal('ended-person', 409, 'Esta pessoa não entra mais. Deixe-a entrar de novo primeiro.')
    const address = `${place.url}/entrar/${await access.links.make(id)}`
    await recordAct(context, options, 'made-link', id)
    return show(context, { title: 'Link de entrada', screen: <NewLink name={name} address={address} /> })
  })

  app.post('/pessoas/:id/encerrar', async (context) => {
    const { id } = await personAt(context, options)
    if ((await access.persons.end(id)) === 'last') throw new Refusal('last-administrator', 409, lastAdministrator)
    await recordAct(context, options, 'ended-person', id)
    return context.redirect(withNotice('/pessoas', 'pessoa-encerrada'), 303)
  })

  app.post('/pessoas/:id/voltar', async (context) => {
    const { id } = await personAt(context, options)
    await access.persons.reactivate(id)
    await recordAct(context, options, 'took-person-back', id)
    return context.redirect(withNotice('/pessoas', 'pessoa-de-volta'), 303)
  })
}

const personAt = (context: DeskContext, { access }: RouteOptions) =>
  itemAt(
    context,
    async (id) => (await access.persons.all()).find((person) => person.id === id),
    () => new Refusal('no-such-person', 404, 'Não há esta pessoa.'),
  )
