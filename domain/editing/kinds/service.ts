import * as v from 'valibot'
import { answerTemplateSchema } from '#domain/desk/answer-template.ts'
import { businessHoursSchema, holidaysSchema } from '#domain/desk/calendar/business-calendar.ts'
import { contentKind, permanentHint } from '#domain/editing/kind.ts'
import { field } from '#domain/field-words.ts'
import { proposalSettingsSchema } from '#domain/proposal/proposal-settings.ts'

export const cannedAnswers = contentKind({
  name: 'respostas',
  title: 'Respostas prontas',
  description: 'O texto com que uma resposta começa, na página da mensagem.',
  storage: { kind: 'list', path: 'desk/respostas.yaml', key: 'key' },
  schema: answerTemplateSchema,
  hiddenFields: ['key'],
  nameField: 'title',
  adding: { title: 'Nova resposta pronta', hint: permanentHint, initialValues: () => ({}) },
})

export const businessHours = contentKind({
  name: 'horario',
  title: 'Horário',
  description: 'Quando a loja responde: por ele conta o prazo de cada resposta, e a página de contato o mostra.',
  storage: { kind: 'file', path: 'desk/horario.yaml' },
  schema: businessHoursSchema,
})

export const holidays = contentKind({
  name: 'feriados',
  title: 'Feriados',
  description: 'Os dias em que ninguém responde: neles o prazo não corre.',
  storage: { kind: 'file', path: 'desk/feriados.yaml' },
  schema: holidaysSchema,
})

export const proposalTerms = contentKind({
  name: 'propostas',
  title: 'Termos das propostas',
  description: 'Com que validade, pagamento, frete e impostos uma proposta nova começa.',
  storage: { kind: 'file', path: 'desk/propostas.yaml' },
  schema: proposalSettingsSchema,
})

export const acceptedWordsSchema = v.strictObject({
  words: field(
    'Palavras',
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}'’.-]{0,59}$/u, 'uma palavra, sem espaços'))),
      v.maxLength(5000),
    ),
    { item: 'palavra', isTitled: true, lines: 12, hint: 'Uma por linha.' },
  ),
})

/** content/desk/palavras.yaml: words of the trade that the dictionary of the spelling does not know. */
export const acceptedWords = contentKind({
  name: 'palavras',
  title: 'Palavras aceitas',
  description: 'O que a conferência da ortografia aponta e está certo: nomes, siglas, termos do ramo.',
  storage: { kind: 'file', path: 'desk/palavras.yaml', isOptional: true },
  schema: acceptedWordsSchema,
})

export const serviceKinds = [cannedAnswers, businessHours, holidays, proposalTerms]
