import * as v from 'valibot'
import {
  type AnswerTemplate,
  answerTemplateSchema,
  templateFields,
  unknownFields,
} from '#domain/desk/answer-template.ts'
import {
  type BusinessHours,
  type Holidays,
  businessHoursSchema,
  holidaysSchema,
  weekdays,
  type Weekday,
} from '#domain/desk/calendar/business-calendar.ts'
import { clockText } from '#domain/desk/calendar/opening-hours.ts'
import { promisedMinutes } from '#domain/desk/calendar/promise.ts'
import { acceptedWordsSchema } from '#domain/editing/kinds/service.ts'
import { type ProposalSettings, proposalSettingsSchema } from '#domain/proposal/proposal-settings.ts'
import type { Brand } from '#domain/shop/brand.ts'
import { fault, type ContentFault } from '#server/content-error.ts'
import { repeatedKeys } from '#server/content/check/names.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { fillPlaceholders, promisePlaceholders, type Placeholders } from '#server/content/load/fill-brand.ts'

export interface DeskContent {
  hours: BusinessHours
  holidays: Holidays
  proposals: ProposalSettings
  /** The templates of answers with the brand's promises filled in; the fields of a message are filled in later. */
  templates: AnswerTemplate[]
  /** The minutes of business hours within which the site promises an answer; undefined without a promise. */
  promisedMinutes: number | undefined
}

const hoursFile = 'content/desk/horario.yaml'
const holidaysFile = 'content/desk/feriados.yaml'
const templatesFile = 'content/desk/respostas.yaml'
const wordsFile = 'content/desk/palavras.yaml'
const proposalsFile = 'content/desk/propostas.yaml'

/** Loads `content/desk/`; undefined with faults, which are pushed. Throws a ContentError for an unreadable file. */
export async function loadDesk(files: ContentFiles, brand: Pick<Brand, 'promises'>, faults: ContentFault[]) {
  const load = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
    files.parsed(file.replace('content/', ''), schema, faults)
  const [hours, holidays, rawTemplates, proposals] = await Promise.all([
    load(hoursFile, businessHoursSchema),
    load(holidaysFile, holidaysSchema),
    load(templatesFile, v.array(answerTemplateSchema)),
    load(proposalsFile, proposalSettingsSchema),
    // The accepted words serve the spelling check alone. A shop made by an earlier version has no such file.
    (await files.has('desk/palavras.yaml')) ? load(wordsFile, acceptedWordsSchema) : undefined,
  ])
  if (!hours || !holidays || !rawTemplates || !proposals) return undefined
  const deskFaults: ContentFault[] = [
    ...promiseFaults(hours, brand),
    ...periodFaults(hours),
    ...templateFaults(rawTemplates, promisePlaceholders(brand)),
  ]
  faults.push(...deskFaults)
  if (deskFaults.length > 0) return undefined
  const value = hours.promise === undefined ? undefined : brand.promises[hours.promise]?.value
  return {
    hours,
    holidays,
    proposals,
    templates: rawTemplates.map((template) => withPromises(template, promisePlaceholders(brand))),
    promisedMinutes: value === undefined ? undefined : promisedMinutes(value),
  }
}

function promiseFaults({ promise }: BusinessHours, { promises }: Pick<Brand, 'promises'>): ContentFault[] {
  if (promise === undefined) return []
  const value = promises[promise]?.value
  if (value === undefined) {
    const problem = `há ${promise}, que não é promessa de content/brand.yaml; escreva a palavra de uma delas, ou apague a linha`
    return [fault(hoursFile, 'promise', 'conteudo-palavra-que-nao-ha', problem)]
  }
  if (promisedMinutes(value) !== undefined) return []
  const problem = `a promessa ${promise} é "${value}"; espera-se um prazo como "30 minutos" ou "2 horas"`
  return [fault(hoursFile, 'promise', 'conteudo-valor', problem)]
}

/** Faults for a day's periods that overlap or are not in order: the opening hours would be counted wrongly. */
const periodFaults = ({ week }: BusinessHours): ContentFault[] =>
  weekdays.flatMap((day) =>
    week[day].flatMap((period, index) => {
      const before = week[day][index - 1]
      if (before === undefined || before.until <= period.from) return []
      const problem = `há ${periodText(period)} depois de ${periodText(before)}; espera-se que cada trecho comece quando o anterior já terminou: escreva-os em ordem, sem sobrepor`
      return [fault(hoursFile, `week.${day}.${index}`, 'conteudo-valor', problem)]
    }),
  )

function templateFaults(templates: readonly AnswerTemplate[], promises: Placeholders): ContentFault[] {
  const keys = templates.map(({ key }) => key)
  const unknownFieldFaults = (path: string, text: string) =>
    unknownFields(text)
      .filter((word) => !promises.has(word))
      .map((word) => fault(templatesFile, path, 'conteudo-palavra-que-nao-ha', unknownField(word)))
  return [
    ...repeatedKeys(templatesFile, keys),
    ...templates.flatMap(({ subject = '', text }, index) => [
      ...unknownFieldFaults(`${index}.subject`, subject),
      ...unknownFieldFaults(`${index}.text`, text),
    ]),
  ]
}

function unknownField(word: string): string {
  const fieldNames = Object.keys(templateFields).map((field) => `{${field}}`)
  return `há {${word}}, que não é campo da mensagem nem promessa; os campos são ${fieldNames.join(', ')}`
}

function withPromises({ subject, text, ...template }: AnswerTemplate, words: Placeholders): AnswerTemplate {
  // Fields of the message stay in the text until there is a message.
  const fill = (sentence: string) => fillPlaceholders(sentence, words, () => undefined)
  return { ...template, ...(subject !== undefined && { subject: fill(subject) }), text: fill(text) }
}

const periodText = ({ from, until }: BusinessHours['week'][Weekday][number]) => `${clockText(from)}-${clockText(until)}`
