import * as v from 'valibot'
import { slugText, trimmedText } from '#domain/text/text-schemas.ts'

/** The fields that a template may name between braces, and what replaces them. */
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
export type FieldValues = Record<TemplateField, string>

/** content/desk/respostas.yaml: templates of answers, to be read, completed and sent. */
export const answerTemplateSchema = v.strictObject({
  key: slugText,
  title: trimmedText,
  subject: v.optional(trimmedText),
  text: trimmedText,
})
export type AnswerTemplate = v.InferOutput<typeof answerTemplateSchema>

const braces = /\{([^{}]*)\}/g

/** The words between braces that are no field. */
export function unknownFields(text: string): string[] {
  return Array.from(text.matchAll(braces), ([, word = '']) => word).filter((word) => !isField(word))
}

/**
 * Fills a template with the fields of a message. A visitor's text is inserted as it is and not searched again: braces
 * in a name stay braces. An empty field leaves neither a double space nor a blank line behind.
 */
export function fillTemplate(
  { subject, text }: Pick<AnswerTemplate, 'subject' | 'text'>,
  values: FieldValues,
): { subject: string; text: string } {
  return { subject: subject === undefined ? '' : filled(subject, values), text: filled(text, values) }
}

/** The words between brackets, which the person who sends the answer has to complete. */
export function openPlaces(text: string): string[] {
  return Array.from(text.matchAll(/\[[^\][]+\]/g), ([place]) => place)
}

function filled(text: string, values: FieldValues): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const done = line.replaceAll(braces, (written, word: string) => (isField(word) ? values[word] : written))
      const isEmptied = line.trim() !== '' && done.trim() === ''
      return isEmptied
        ? []
        : [
            done
              .replaceAll(/ {2,}/g, ' ')
              .replaceAll(/ ([,.;:])/g, '$1')
              .trimEnd(),
          ]
    })
    .join('\n')
}

const isField = (word: string): word is TemplateField => Object.hasOwn(templateFields, word)
