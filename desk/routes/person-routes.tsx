import * as v from 'valibot'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { faultsOf, formOf, idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { requireRole } from '#desk/http/session-guard.ts'
import { NewLink, PersonPage } from '#desk/screens/persons/person-page.tsx'
import type { PersonFields } from '#desk/screens/persons/person-fields.tsx'
import { Persons } from '#desk/screens/persons/persons.tsx'
import { personFormSchema } from '#domain/desk/person.ts'
import { linkMinutes } from '#domain/desk/session-life.ts'
import type { DeskApp, RouteOptions } from './desk-routes.ts'

const taken = { name: 'Já há uma pessoa com este nome ou usuário' }
const lastOne = 'Antes, dê o papel de administrar a outra pessoa: sem ninguém que administre, a mesa ficaria trancada.'

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
    if (added) return done(context, options, { action: 'added-person', target: added.id, to: '/pessoas?feito=pessoa' })
    const faults = form.success ? taken : faultsOf(form.issues)
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
    const what = form.success ? await access.persons.change(person.id, form.output) : 'faulty'
    if (what === 'done' && form.success) {
      const note = person.role === form.output.role ? null : `${person.role} → ${form.output.role}`
      return done(context, options, { action: 'changed-person', target: person.id, note, to: '/pessoas?feito=pessoa' })
    }
    const faults = form.success ? (what === 'last' ? { role: lastOne } : taken) : faultsOf(form.issues)
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
      screen: <NewLink name={name} address={address} minutes={linkMinutes} />,
    })
  })

  app.post('/pessoas/:id/encerrar', async (context) => {
    const { id } = await personAt(context, options)
    const what = await access.persons.end(id)
    if (what === 'last') throw new Refusal('last-administrator', 409, lastOne)
    return done(context, options, { action: 'ended-person', target: id, to: '/pessoas?feito=pessoa-encerrada' })
  })

  app.post('/pessoas/:id/voltar', async (context) => {
    const { id } = await personAt(context, options)
    await access.persons.takeBack(id)
    return done(context, options, { action: 'took-person-back', target: id, to: '/pessoas?feito=pessoa-de-volta' })
  })
}

async function done(
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
