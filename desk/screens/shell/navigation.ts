import {
  BookOpenText,
  CircleGauge,
  FileText,
  PackageSearch,
  History,
  Inbox,
  MonitorSmartphone,
  Send,
  ShieldUser,
  Star,
  TextSearch,
  Users,
} from 'lucide'
import type { IconNode } from 'lucide'
import type { Role } from '#domain/desk/person.ts'

interface Place {
  path: string
  name: string
  icon: IconNode
  /** The role that sees the section; undefined: everybody. */
  role?: Role
}

/** The sections of the desk, in the order of a working day. */
export const navigation: readonly Place[] = [
  { path: '/mensagens', name: 'Mensagens', icon: Inbox },
  { path: '/propostas', name: 'Propostas', icon: FileText },
  { path: '/catalogo', name: 'Catálogo', icon: PackageSearch },
  { path: '/conteudo', name: 'Conteúdo', icon: BookOpenText },
  { path: '/avaliacoes', name: 'Avaliações', icon: Star },
  { path: '/procuras', name: 'Procuras', icon: TextSearch },
  { path: '/dados-pessoais', name: 'Dados pessoais', icon: ShieldUser },
  { path: '/publicar', name: 'Publicar', icon: Send },
  { path: '/situacao', name: 'Situação', icon: CircleGauge },
  { path: '/pessoas', name: 'Pessoas', icon: Users, role: 'administra' },
  { path: '/sessoes', name: 'Sessões', icon: MonitorSmartphone },
  { path: '/auditoria', name: 'Auditoria', icon: History, role: 'administra' },
]
