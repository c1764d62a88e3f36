import type { Person } from '#domain/desk/person.ts'
import { turnNames, turnOn } from '#domain/desk/turn.ts'
import { originNames } from '#domain/desk/ways.ts'
import type { Contact } from '#domain/forms/contact.ts'
import { contactLabels } from '#domain/forms/limits.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { toCsv } from '#server/sheet/csv-records.ts'
import type { Message } from '#server/store/messages.ts'

const fields = Object.entries(contactLabels) as [keyof Contact, string][]

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
    ...Object.fromEntries(fields.map(([field, label]) => [label, message[field]])),
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
  ...fields.map(([, label]) => label),
]
