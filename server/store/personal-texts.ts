import { dataRequestNames, outsideStorages, type DataRequestKind } from '#domain/desk/data-request.ts'
import { originNames } from '#domain/desk/message-ways.ts'
import { contactLabels, reviewLabels, senderFields } from '#domain/forms/fields.ts'
import { proposalStateLabel } from '#domain/proposal/proposal-state.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { DataRequest, PersonData } from './personal-data.ts'

/** What the shop has from a person, as a text for them. Mentions, notes and who did the work are left out. */
export function personText({ messages, reviews, deliveries, proposals }: PersonData): string {
  if (messages.length + reviews.length + proposals.length === 0)
    return 'Não há nada desta pessoa na caixa de entrada do site.'
  return [
    ...messages.map(messageText),
    ...reviews.map(reviewText),
    ...(proposals.length > 0
      ? [`Propostas a esta pessoa, ou que a citam: ${proposals.map(proposalText).join(', ')}.`]
      : []),
    `E-mails e avisos sobre isso: ${deliveries.length}, dos quais ${deliveries.filter(({ sent_at }) => sent_at !== null).length} enviados.`,
  ].join('\n\n----\n\n')
}

/** The data of `personText` as JSON, with each delivery. */
export const personJson = ({ messages, reviews, deliveries, proposals }: PersonData): object => ({
  mensagens: messages.map(({ message, answers }) => ({
    numero: message.id,
    recebida_em: message.created_at,
    origem: message.origin,
    ...withLabelKeys(contactLabels, message),
    respostas: answers.map(({ at, way, subject, text }) => ({ em: at, por: way, assunto: subject, texto: text })),
  })),
  avaliacoes: reviews.map((review) => ({
    numero: review.id,
    recebida_em: review.created_at,
    ...withLabelKeys(reviewLabels, review),
    publicada: review.approved,
    resposta_da_loja: review.shop_reply,
  })),
  propostas: proposals.map(({ id, state, sent_at }) => ({
    numero: id,
    situacao: proposalStateLabel[state],
    enviada_em: sent_at,
  })),
  envios: deliveries.map(({ channel, sent_at }) => ({ por: channel, enviado_em: sent_at })),
})

/** Fields with their labels as keys of JSON: 'E-mail' is `email`. */
const withLabelKeys = <Labels extends Record<string, string>>(
  labels: Labels,
  row: Record<keyof Labels, string | number | null>,
): Record<string, string | number | null> =>
  Object.fromEntries(
    (Object.keys(labels) as (keyof Labels)[]).map((field) => [
      normalize(String(labels[field])).replaceAll(/\W/g, ''),
      row[field],
    ]),
  )

function messageText({ message, answers }: PersonData['messages'][number]): string {
  const texts = ([...senderFields, 'subject'] as const).flatMap((field) => {
    const value = message[field]
    return value === null ? [] : [`${contactLabels[field]}: ${value}`]
  })
  const replies = answers.map(({ at, text }) => `Respondemos em ${brasiliaMoment(at)}:\n${text}`)
  const head = `Mensagem nº ${message.id}, de ${brasiliaMoment(message.created_at)} (${originNames[message.origin]})`
  return [head, texts.join('\n'), message.message, ...replies].join('\n\n')
}

function reviewText(review: PersonData['reviews'][number]): string {
  const state = review.approved ? 'publicada' : 'não publicada'
  const email = review.customer_email === null ? [] : [`E-mail: ${review.customer_email}`]
  const reply = review.shop_reply === null ? [] : [`Resposta da loja: ${review.shop_reply}`]
  return [
    `Avaliação nº ${review.id}, de ${brasiliaMoment(review.created_at)} (${state})`,
    [`Nome: ${review.customer_name}`, ...email, `Produto: ${review.product_id}`, `Nota: ${review.rating} de 5`].join(
      '\n',
    ),
    `${review.title}\n${review.comment}`,
    ...reply,
  ].join('\n\n')
}

/** A proposal without its customer: it may be to somebody else and only mention the person. */
function proposalText({ id, state, sent_at }: PersonData['proposals'][number]): string {
  const sent = sent_at === null ? '' : `, enviada em ${brasiliaMoment(sent_at)}`
  return `nº ${id} (${proposalStateLabel[state]}${sent})`
}

/** The text that confirms a request: what was done, where, and what is kept. */
export function proofText({ id, kind, received_at, ticked, outcome }: DataRequest, shopName: string, now: string) {
  const { messages, reviews, proposals } = outcome ?? { messages: [], reviews: [], proposals: undefined }
  const { deleted = [], anonymised = [], kept = [], revised = [] } = proposals ?? {}
  const rows = [
    messages.length > 0 && `mensagens nº ${messages.join(', ')}`,
    reviews.length > 0 && `avaliações nº ${reviews.join(', ')}`,
    deleted.length > 0 && `rascunhos de propostas nº ${deleted.join(', ')}`,
  ].filter(Boolean)
  const resultTexts: Record<DataRequestKind, string> = {
    eliminacao: `Apagamos do site: ${rows.join(' e ') || 'não havia nada'}. O que foi apagado não volta, nem com uma cópia de segurança; as cópias que ainda o contêm vencem no prazo delas.`,
    correcao: 'Corrigimos os seus dados no site, como pediu.',
    acesso: 'Segue, com esta mensagem, tudo o que guardamos de você no site.',
  }
  const outsideLines = ticked.map((place) => `- ${outsideStorages[place]}`)
  return [
    `Pedido nº ${id} (${dataRequestNames[kind]}), recebido em ${brasiliaMoment(received_at)} e atendido em ${brasiliaMoment(now)}.`,
    resultTexts[kind],
    anonymised.length > 0 &&
      `Das propostas enviadas nº ${anonymised.join(', ')}, que não viraram venda, tiramos o seu nome, e-mail, telefone e palavras. Itens e preços ficam, sem dizer de quem eram, e os links já não abrem.`,
    revised.length > 0 &&
      `Das propostas nº ${revised.join(', ')}, que antes foram enviadas a você e seguiram para outra pessoa, tiramos o seu nome, e-mail, telefone e palavras.`,
    kept.length > 0 &&
      `As propostas aceitas nº ${kept.join(', ')} ficam, porque viraram venda e a lei manda guardar os documentos dela (LGPD, art. 16, I). Os links delas já não abrem.`,
    outsideLines.length > 0 && `Também olhamos:\n${outsideLines.join('\n')}`,
    'O que a lei manda guardar, como notas fiscais, fica pelo prazo que ela determina.',
    shopName,
  ]
    .filter(Boolean)
    .join('\n\n')
}
