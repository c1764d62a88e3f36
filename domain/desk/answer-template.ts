import * as v from 'valibot'
import { field } from '#domain/field-words.ts'
import { brasiliaDay, brazilianDay } from '#domain/text/brasilia-moment.ts'
import { slugText, trimmedText } from '#domain/text/text-schemas.ts'
import { dueDay } from './data-request.ts'

export const templateFields = {
  nome: 'o nome de quem escreveu',
  primeiro_nome: 'o primeiro nome',
  empresa: 'a empresa, ou nada',
  assunto: 'o assunto',
  numero: 'o número da mensagem',
  dia: 'o dia em que a mensagem chegou',
  prazo_legal: 'o último dia para atender a um pedido da LGPD',
  atendente: 'quem responde',
  loja: 'o nome da loja',
  telefone: 'o telefone da loja',
  email: 'o e-mail comercial da loja',
} as const
export type TemplateField = keyof typeof templateFields
type FieldValues = Record<TemplateField, string>

const fieldNames = Object.keys(templateFields)
  .map((name) => `{${name}}`)
  .join(', ')

export const answerTemplateSchema = v.strictObject({
  key: slugText,
  title: field('Nome', trimmedText, 'O que o botão diz.'),
  subject: field('Assunto do e-mail', v.optional(trimmedText), { isWide: true }),
  text: field('Texto', trimmedText, {
    isLong: true,
    lines: 10,
    hint: `Entre colchetes, o que quem responde completa. Entre chaves, o que a mesa preenche: ${fieldNames}, e as promessas da marca.`,
  }),
})
export type AnswerTemplate = v.InferOutput<typeof answerTemplateSchema>

const braces = /\{([^{}]*)\}/g

/** The words between braces that name no field of templates. */
export function unknownFields(text: string): string[] {
  return Array.from(text.matchAll(braces), ([, word = '']) => word).filter((word) => !isField(word))
}

/** Fills a template. A visitor's braces stay as they are; an empty field leaves no double space or blank line. */
export function fillTemplate({ subject, text }: Pick<AnswerTemplate, 'subject' | 'text'>, values: FieldValues) {
  return { subject: subject === undefined ? '' : fillFields(subject, values), text: fillFields(text, values) }
}

/** What is still to be written in a template, brackets included: '[prazo]'. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(/\[[^\][]+\]/g), ([placeholder]) => placeholder)
}

function fillFields(text: string, values: FieldValues): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const filledLine = line.replaceAll(braces, (original, word: string) => (isField(word) ? values[word] : original))
      if (line.trim() !== '' && filledLine.trim() === '') return []
      return filledLine
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/ ([,.;:])/g, '$1')
        .trimEnd()
    })
    .join('\n')
}

const isField = (word: string): word is TemplateField => Object.hasOwn(templateFields, word)

interface Reply {
  /** The message that is answered; `created_at` in ISO 8601. */
  message: { id: number; created_at: string; name: string; company: string | null; subject: string }
  person: string
  brand: { name: string; phone: string; email: { sales: string } }
}

/** The values of a template's fields for an answer to a message. */
export function fieldValues({ message, person, brand }: Reply): FieldValues {
  const received = brasiliaDay(message.created_at)
  return {
    nome: message.name,
    primeiro_nome: firstName(message.name),
    empresa: message.company ?? '',
    assunto: message.subject,
    numero: String(message.id),
    dia: brazilianDay(received),
    prazo_legal: brazilianDay(dueDay(received)),
    atendente: person,
    loja: brand.name,
    telefone: brand.phone,
    email: brand.email.sales,
  }
}

/** The first name, with a title before it: 'Dra. Ana Souza' is greeted 'Dra. Ana'. */
const firstName = (name: string): string => /^(?:\p{L}{1,4}\.\s+)?\S+/u.exec(name.trim())?.[0] ?? name
