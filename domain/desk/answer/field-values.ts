import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { FieldValues } from './answer-template.ts'
import { dueDay } from '#domain/desk/data-request.ts'

interface Answered {
  /** The message; `created_at` in ISO 8601. */
  message: { id: number; created_at: string; name: string; company: string | null; subject: string }
  /** Name of the person who answers. */
  person: string
  brand: { name: string; phone: string; email: { sales: string } }
}

/** The values of a template's fields in an answer to a message. */
export function fieldValues({ message, person, brand }: Answered): FieldValues {
  const received = brasiliaDay(message.created_at)
  return {
    nome: message.name,
    primeiro_nome: firstName(message.name),
    empresa: message.company ?? '',
    assunto: message.subject,
    numero: String(message.id),
    dia: dayText(received),
    prazo_legal: dayText(dueDay(received)),
    atendente: person,
    loja: brand.name,
    telefone: brand.phone,
    email: brand.email.sales,
  }
}

/** The first name, with a title before it: 'Dra. Ana Souza' is greeted 'Dra. Ana'. */
function firstName(name: string): string {
  return /^(?:\p{L}{1,4}\.\s+)?\S+/u.exec(name.trim())?.[0] ?? name
}

/** '24/11/2026' for 2026-11-24. */
function dayText(day: string): string {
  return day.split('-').toReversed().join('/')
}
