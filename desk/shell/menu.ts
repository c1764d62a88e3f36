import { BookOpenText, FileText, Inbox, PackageSearch, Settings, Star, TextSearch, type IconNode } from 'lucide'
import { presentTimes } from '#desk/desk-facts.ts'
import type { DeskOptions } from '#desk/http/routes.ts'
import type { Person, Role } from '#domain/desk/person.ts'
import { soonDays } from '#domain/proposal/proposal-state.ts'
import { dayAfter } from '#domain/time.ts'

/** A page within an entry of the menu, shown as a link above its pages. */
export interface MenuPage {
  path: string
  name: string
  about: string
  role?: Role
}

interface MenuEntry {
  path: string
  name: string
  icon: IconNode
  pages?: readonly MenuPage[]
}

/** The desk's menu, in the order of a working day. */
export const menu: readonly MenuEntry[] = [
  { path: '/mensagens', name: 'Mensagens', icon: Inbox },
  { path: '/propostas', name: 'Propostas', icon: FileText },
  { path: '/catalogo', name: 'Catálogo', icon: PackageSearch },
  {
    path: '/conteudo',
    name: 'Conteúdo',
    icon: BookOpenText,
    pages: [
      { path: '/conteudo', name: 'Textos', about: 'A marca, as páginas, os artigos e as listas do catálogo.' },
      { path: '/publicar', name: 'Publicar', about: 'O que vai mudar no site, e o que já mudou.' },
    ],
  },
  { path: '/avaliacoes', name: 'Avaliações', icon: Star },
  { path: '/procuras', name: 'Procuras', icon: TextSearch },
  {
    path: '/administracao',
    name: 'Administração',
    icon: Settings,
    pages: [
      {
        path: '/situacao',
        name: 'Situação',
        about: 'Se o site responde, as cópias de segurança, os e-mails à espera.',
      },
      {
        path: '/atendimento',
        name: 'Atendimento',
        about: 'Respostas prontas, horário, feriados, termos das propostas.',
      },
      { path: '/dados-pessoais', name: 'Dados pessoais', about: 'Pedidos da LGPD: ver, corrigir e apagar.' },
      { path: '/sessoes', name: 'Sessões', about: 'Onde a mesa está aberta, e as chaves de acesso.' },
      { path: '/pessoas', name: 'Pessoas', about: 'Quem entra na mesa, e os links de entrada.', role: 'administra' },
      { path: '/auditoria', name: 'Auditoria', about: 'Quem fez o quê, e quando.', role: 'administra' },
    ],
  },
]

export const isWithin = (path: string, address: string): boolean => address === path || address.startsWith(`${path}/`)

/** The entry to which an address belongs; undefined for an address outside the menu. */
export const entryOf = (address: string): MenuEntry | undefined =>
  menu.find((entry) => [entry, ...(entry.pages ?? [])].some(({ path }) => isWithin(path, address)))

export const pagesFor = (entry: MenuEntry | undefined, { role }: Pick<Person, 'role'>): MenuPage[] =>
  (entry?.pages ?? []).filter((page) => page.role === undefined || page.role === role)

/** The numbers of what waits, by the menu entry's path; and how many messages are late, and their highest id. */
export interface MenuCounts {
  waiting: Readonly<Record<string, number>>
  late: number
  newest: number
}

/** Counts what waits: messages and their reminders, proposals that were accepted or are due, and reviews. */
export async function menuCounts({ store, deskFacts }: Pick<DeskOptions, 'store' | 'deskFacts'>): Promise<MenuCounts> {
  const moment = presentTimes(await deskFacts())
  const { today } = moment
  const [{ ours, late, newest }, proposals, reviews] = await Promise.all([
    store.messages.counts(moment),
    store.proposals.list({ today, dueBy: dayAfter(today, soonDays), page: 1, perPage: 1 }),
    store.reviews.list({ state: 'waiting', page: 1, perPage: 1 }),
  ])
  return { waiting: { '/mensagens': ours, '/propostas': proposals.total, '/avaliacoes': reviews.total }, late, newest }
}
