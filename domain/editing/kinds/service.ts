import { answerTemplateSchema, templateFields } from '#domain/desk/answer-template.ts'
import { businessHoursSchema, holidaysSchema } from '#domain/desk/calendar/business-calendar.ts'
import { contentKind } from '#domain/editing/kind.ts'
import { proposalSettingsSchema } from '#domain/proposal/proposal-settings.ts'
import { acceptedWordsSchema } from '#domain/text/text-schemas.ts'

/** content/desk/respostas.yaml: canned answers. */
export const cannedAnswers = contentKind({
  name: 'respostas',
  title: 'Respostas prontas',
  description: 'O texto com que uma resposta começa, na página da mensagem.',
  storage: { kind: 'list', path: 'desk/respostas.yaml', key: 'key' },
  schema: answerTemplateSchema,
  hiddenFields: ['key'],
  nameField: 'title',
  words: {
    title: { label: 'Nome', hint: 'O que o botão diz.' },
    subject: { label: 'Assunto do e-mail', isWide: true },
    text: {
      label: 'Texto',
      isLong: true,
      lines: 10,
      hint: `Entre colchetes, o que quem responde completa. Entre chaves, o que a mesa preenche: ${Object.keys(
        templateFields,
      )
        .map((field) => `{${field}}`)
        .join(', ')}, e as promessas da marca.`,
    },
  },
  adding: {
    title: 'Nova resposta pronta',
    hint: 'Vazio, sai do nome. Não muda depois.',
    start: () => ({}),
  },
})

const dayHint = 'Um trecho por linha, como 08:00-18:00. Vazio: não há expediente.'

/** content/desk/horario.yaml: when the shop answers. */
export const businessHours = contentKind({
  name: 'horario',
  title: 'Horário',
  description: 'Quando a loja responde: por ele conta o prazo de cada resposta, e a página de contato o mostra.',
  storage: { kind: 'file', path: 'desk/horario.yaml' },
  schema: businessHoursSchema,
  words: {
    promise: {
      label: 'Promessa que vale para a resposta',
      registry: 'promises',
      hint: 'Uma das de Marca, Promessas. Vazia: sem prazo.',
    },
    week: { label: 'Semana, pelo relógio de Brasília' },
    'week.domingo': { label: 'Domingo', hint: dayHint },
    'week.segunda': { label: 'Segunda', hint: dayHint },
    'week.terca': { label: 'Terça', hint: dayHint },
    'week.quarta': { label: 'Quarta', hint: dayHint },
    'week.quinta': { label: 'Quinta', hint: dayHint },
    'week.sexta': { label: 'Sexta', hint: dayHint },
    'week.sabado': { label: 'Sábado', hint: dayHint },
  },
})

/** content/desk/feriados.yaml: days on which nobody answers. */
export const holidays = contentKind({
  name: 'feriados',
  title: 'Feriados',
  description: 'Os dias em que ninguém responde: neles o prazo não corre.',
  storage: { kind: 'file', path: 'desk/feriados.yaml' },
  schema: holidaysSchema,
  words: {
    own: { label: 'Do estado, da cidade e da loja', item: 'dia' },
    national: { label: 'Nacionais', item: 'feriado' },
    '*.name': { label: 'Nome' },
    '*.date': { label: 'Todo ano no dia', hint: 'Mês e dia: 12-25. Preencha um só dos três.' },
    '*.easter': {
      label: 'Dias depois da Páscoa',
      hint: 'Antes dela, com sinal de menos: -2 é a Sexta-feira Santa.',
    },
    '*.once': { label: 'Uma só vez, no dia', isDay: true },
  },
})

/** content/desk/propostas.yaml: what a new proposal begins with. */
export const proposalTerms = contentKind({
  name: 'propostas',
  title: 'Termos das propostas',
  description: 'Com que validade, pagamento, frete e impostos uma proposta nova começa.',
  storage: { kind: 'file', path: 'desk/propostas.yaml' },
  schema: proposalSettingsSchema,
  words: {
    validity: { label: 'Validade, em dias' },
    payment: { label: 'Pagamento', isWide: true },
    instalments: { label: 'Parcelas' },
    delivery: { label: 'Prazo de entrega' },
    freight: { label: 'Frete', options: { included: 'incluso', customer: 'por conta do cliente' } },
    taxes: { label: 'Impostos', isLong: true },
    remarks: { label: 'Observações', isLong: true },
    link: { label: 'Dias em que o link abre' },
  },
})

/** content/desk/palavras.yaml: words of the trade that the dictionary of the spelling does not know. */
export const acceptedWords = contentKind({
  name: 'palavras',
  title: 'Palavras aceitas',
  description: 'O que a conferência da ortografia aponta e está certo: nomes, siglas, termos do ramo.',
  storage: { kind: 'file', path: 'desk/palavras.yaml', isOptional: true },
  schema: acceptedWordsSchema,
  words: { words: { label: 'Palavras', item: 'palavra', isTitled: true, lines: 12, hint: 'Uma por linha.' } },
})

/** The kinds of the desk's page of settings for answering, in its order. */
export const serviceKinds = [cannedAnswers, businessHours, holidays, proposalTerms]
