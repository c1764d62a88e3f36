import * as v from 'valibot'
import type { Brand } from '#domain/brand.ts'
import { answerTemplateSchema, templateFields, unknownFields, type AnswerTemplate } from '#domain/desk/answer.ts'
import { businessHoursSchema, holidaysSchema, type BusinessHours } from '#domain/desk/calendar/business-calendar.ts'
import { promisedMinutes } from '#domain/desk/calendar/promise.ts'
import { proposalSettingsSchema } from '#domain/proposal/proposal-settings.ts'
import type { ContentFault } from '#server/content-error.ts'
import { keysTwice } from '#server/content/check/registries.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { promiseWords } from '#server/content/load/fill-brand.ts'
import { fillWords, type Words } from '#server/content/load/fill-words.ts'
import type { DeskContent } from './desk-content.ts'

export const hoursFile = 'content/desk/horario.yaml'
const holidaysFile = 'content/desk/feriados.yaml'
const templatesFile = 'content/desk/respostas.yaml'
const proposalsFile = 'content/desk/propostas.yaml'

/**
 * Loads `content/desk/`: business hours, holidays, terms of proposals, and templates of answers with the brand's
 * promises filled in. An unknown field is a fault. Faults are pushed, and the result is then undefined; only for a file
 * that cannot be read is a ContentError thrown.
 */
export async function loadDesk(
  files: ContentFiles,
  brand: Pick<Brand, 'promises'>,
  faults: ContentFault[],
): Promise<DeskContent | undefined> {
  const load = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
    files.parsed(file.replace('content/', ''), schema, faults)
  const [hours, holidays, written, proposals] = await Promise.all([
    load(hoursFile, businessHoursSchema),
    load(holidaysFile, holidaysSchema),
    load(templatesFile, v.array(answerTemplateSchema)),
    load(proposalsFile, proposalSettingsSchema),
  ])
  if (!hours || !holidays || !written || !proposals) return undefined
  const own: ContentFault[] = [...promiseFaults(hours, brand), ...templateFaults(written, promiseWords(brand))]
  faults.push(...own)
  if (own.length > 0) return undefined
  const value = hours.promise === undefined ? undefined : brand.promises[hours.promise]?.value
  return {
    hours,
    holidays,
    proposals,
    templates: written.map((template) => withPromises(template, promiseWords(brand))),
    promisedMinutes: value === undefined ? undefined : promisedMinutes(value),
  }
}

function promiseFaults({ promise }: BusinessHours, { promises }: Pick<Brand, 'promises'>): ContentFault[] {
  if (promise === undefined) return []
  const fault = (code: ContentFault['code'], problem: string) => [{ file: hoursFile, path: 'promise', code, problem }]
  const value = promises[promise]?.value
  if (value === undefined)
    return fault(
      'conteudo-palavra-que-nao-ha',
      `há ${promise}, que não é promessa de content/brand.yaml; escreva a palavra de uma delas, ou apague a linha`,
    )
  if (promisedMinutes(value) !== undefined) return []
  return fault(
    'conteudo-valor',
    `a promessa ${promise} é "${value}"; espera-se um prazo como "30 minutos" ou "2 horas"`,
  )
}

function templateFaults(templates: readonly AnswerTemplate[], promises: Words): ContentFault[] {
  const unknown = (path: string, said: string) =>
    unknownFields(said)
      .filter((word) => !promises.has(word))
      .map((word) => ({
        file: templatesFile,
        path,
        code: 'conteudo-palavra-que-nao-ha' as const,
        problem: unknownField(word),
      }))
  return [
    ...keysTwice(
      templatesFile,
      templates.map(({ key }) => key),
    ),
    ...templates.flatMap(({ subject = '', text }, index) => [
      ...unknown(`${index}.subject`, subject),
      ...unknown(`${index}.text`, text),
    ]),
  ]
}

function unknownField(word: string): string {
  const known = Object.keys(templateFields).map((field) => `{${field}}`)
  return `há {${word}}, que não é campo da mensagem nem promessa; os campos são ${known.join(', ')}`
}

function withPromises({ subject, text, ...template }: AnswerTemplate, words: Words): AnswerTemplate {
  // Fields of the message stay in the text until there is a message.
  const fill = (said: string) => fillWords(said, words, () => undefined)
  return { ...template, ...(subject !== undefined && { subject: fill(subject) }), text: fill(text) }
}
