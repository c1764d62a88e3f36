import type { Person } from '#domain/desk/person.ts'
import { turnNames, turnOn } from '#domain/desk/turn.ts'
import { originNames } from '#domain/desk/ways.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { toCsv } from '#server/sheet/csv-records.ts'
import type { Message } from '#server/store/messages.ts'

interface Exported {
  messages: readonly Message[]
  persons: readonly Person[]
  /** The day in Brasília, on which a reminder may be due. */
  today: string
}

/** Messages as CSV that spreadsheets treat as text. */
export function messagesCsv({ messages, persons, today }: Exported): string {
  const rows = messages.map((message) => ({
    Número: message.id,
    'Recebida em (Brasília)': brasiliaMoment(message.created_at),
    'Veio por': originNames[message.origin],
    'De quem é a vez': turnNames[turnOn(today, { turn: message.turn, remindOn: message.remind_on })],
    'Com quem': persons.find(({ id }) => id === message.in_charge)?.name ?? '',
    Lembrete: message.remind_on ?? '',
    Nome: message.name,
    Empresa: message.company,
    'E-mail': message.email,
    Telefone: message.phone,
    Assunto: message.subject,
    Mensagem: message.message,
  }))
  return toCsv(columns, rows)
}

const columns = [
  'Número',
  'Recebida em (Brasília)',
  'Veio por',
  'De quem é a vez',
  'Com quem',
  'Lembrete',
  'Nome',
  'Empresa',
  'E-mail',
  'Telefone',
  'Assunto',
  'Mensagem',
]
