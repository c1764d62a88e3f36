import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { AuditAct } from '#domain/desk/acts.ts'
import { personFormSchema, type Person, type Role, linkHours } from '#domain/desk/person.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { readEnvironment } from '#server/environment.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { openStore } from '#server/store/store.ts'
import { print } from '#server/terminal.ts'
import { openAccess, type Access } from './access/access.ts'
import { builtDesk } from './build/built-desk.ts'
import { deskAddress, accessFolder, readDeskSettings } from './settings.ts'

type Source = Record<string, string | undefined>

const usage = `Uso: script/desk                          serve a mesa
     script/desk build                    só prepara as telas, para um serviço que não pode gravar no código
     script/desk link [--name 'Ana']      faz um link de entrada, que vale uma vez por ${linkHours} horas;
                   [--administra]         quem ainda não há é cadastrado; a primeira pessoa administra
     script/desk sessions                 lista as sessões abertas
     script/desk sessions end ID          encerra uma`

/** Runs a command. In: the words after script/desk; the environment. Out: the text to print. Throws a SetupError. */
export async function runDeskCommand(words: string[], source: Source): Promise<string> {
  const { values, positionals } = readWords(words)
  const command = positionals.join(' ').replace(/ [1-9]\d{0,8}$/, ' ID')
  if (command === 'build') return `As telas da mesa estão prontas em ${await builtDesk()}`
  if (!['link', 'sessions', 'sessions end ID'].includes(command)) throw new SetupError(usage)
  const environment = readEnvironment(source)
  const mayCreate = command === 'link'
  const store = await openStore(environment, { mayCreate })
  const access = await openAccess(accessFolder(readDeskSettings(source), environment), store, { mayCreate })
  const record = (action: AuditAct, target: number) =>
    store.audit.record({ operator: operatorName(), action, target, note: 'script/desk' })
  try {
    if (command === 'sessions') return await sessionList(access)
    if (command === 'link') {
      const person = await personFor(access, values)
      await record('made-link', person.id)
      return await linkText(access, person, source)
    }
    const id = Number(positionals.at(-1))
    if (!(await access.sessions.end(id))) throw new SetupError(`Não há sessão aberta com o número ${id}.`)
    await record('ended-session', id)
    return `Sessão ${id} encerrada.`
  } finally {
    await Promise.all([store.close(), access.close()])
  }
}

/** The person for a sign-in link; an unknown person is added, one whose access has ended gets access again. */
async function personFor(access: Access, { name, administra = false }: ReturnType<typeof readWords>['values']) {
  const persons = await access.persons.all()
  const personName = name ?? (persons.length === 1 ? persons[0]?.name : undefined)
  if (personName === undefined)
    throw new SetupError(
      `De quem é o link? script/desk link --name 'Ana'${persons.map((person) => `\n  ${person.name}`).join('')}`,
    )
  const role = administra ? 'administra' : firstRole(persons)
  const known = personNamed(persons, personName)
  if (known) {
    if (!known.isActive) await access.persons.reactivate(known.id)
    if (administra && known.role !== 'administra') await access.persons.change(known.id, { ...known, role })
    return { ...known, isActive: true, role: administra ? role : known.role }
  }
  const form = v.safeParse(personFormSchema, { name: personName, role })
  if (!form.success) throw new SetupError(form.issues.map(({ message }) => message).join('\n'))
  const added = await access.persons.add(form.output)
  if (!added) throw new SetupError(`${personName} acaba de ser cadastrado por outra pessoa. Repita o comando.`)
  return added
}

async function linkText(access: Access, person: Person, source: Source): Promise<string> {
  const settings = readDeskSettings(source)
  const { url } = deskAddress(settings, settings.DESK_PORT)
  return `${url}/entrar/${await access.links.make(person.id)}\nPara ${person.name}, que ${person.role}: vale uma vez, por ${linkHours} horas.`
}

async function sessionList(access: Access): Promise<string> {
  const sessions = await access.sessions.all()
  const lines = sessions.map(({ id, person, device, createdAt, seenAt }) =>
    [id, person.name, device, `entrou ${brasiliaMoment(createdAt)}`, `vista ${brasiliaMoment(seenAt)}`].join('  '),
  )
  return lines.length === 0 ? 'Nenhuma sessão aberta.' : ['Horário de Brasília', ...lines].join('\n')
}

/** The account that runs the command; with sudo the person's own. */
const operatorName = (): string => (process.env.SUDO_USER || userInfo().username).slice(0, 80)

function readWords(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { name: { type: 'string' }, administra: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch {
    throw new SetupError(usage)
  }
}

const personNamed = (persons: readonly Person[], name: string): Person | undefined =>
  persons.find((person) => person.name.toLowerCase() === name.trim().toLowerCase())

const firstRole = (persons: readonly Person[]): Role =>
  persons.some(({ isActive, role }) => isActive && role === 'administra') ? 'atende' : 'administra'

if (import.meta.main) await runMain(async () => print(await runDeskCommand(process.argv.slice(2), process.env)))
