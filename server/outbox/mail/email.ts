import { contactLabels, reviewLabels } from '#domain/forms/fields.ts'
import { paths } from '#domain/pages/paths.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import type { Sender } from '#server/outbox/sender.ts'
import type { Delivery } from '#server/store/deliveries.ts'
import type { Letter } from './letter.ts'
import type { MailShop } from './mail-shop.ts'
import { openSmtp, type SmtpOptions } from './smtp.ts'

type Contact = Extract<Delivery, { kind: 'contact' }>['row']
type Review = Extract<Delivery, { kind: 'review' }>['row']

/** The e-mail about a contact or a review, for the people of the shop who answer it. */
export function deliveryLetter(delivery: Delivery, shop: MailShop): Letter {
  const letter = delivery.kind === 'review' ? aboutReview(delivery.row, shop) : aboutContact(delivery.row, shop)
  const subject = letter.subject.replaceAll(/\s+/g, ' ')
  if (!delivery.row.is_suspect) return { ...letter, subject }
  return {
    ...letter,
    subject: `[Possível spam] ${subject}`,
    warning: 'Possível spam: o formulário foi preenchido rápido demais ou como um robô o preencheria.',
  }
}

function aboutContact(row: Contact, { brand }: MailShop): Letter {
  const number = brazilianPhone(row.phone ?? '')
  const greeting = `Olá, ${row.name}! Aqui é da ${brand.name}. Recebemos a sua mensagem pelo site.`
  return {
    subject: `Contato pelo site: ${row.subject}, ${row.name}`,
    replyTo: row.email,
    title: 'Contato pelo site',
    fields: withoutEmpty([
      ...labelledFields(contactLabels, row, 'message', {
        ...(row.email !== null && { email: mailLink(row.email) }),
        ...(number !== undefined && { phone: `tel:+${number}` }),
      }),
      { label: 'Recebido em', value: momentText(row.created_at) },
    ]),
    quotation: row.message,
    actions:
      number === undefined
        ? []
        : [{ label: 'Responder pelo WhatsApp', href: whatsappUrl(number, greeting), isWhatsapp: true }],
    notes: [`Contato nº ${row.id}: responda na mesa, em /mensagens/${row.id}, ou a este e-mail.`],
  }
}

function aboutReview(row: Review, shop: MailShop): Letter {
  const { name, href, picture } = productOf(row.product_id, shop)
  return {
    subject: `Avaliação para aprovar: ${name}, ${row.rating} de 5, ${row.customer_name}`,
    replyTo: row.customer_email,
    title: 'Avaliação para aprovar',
    ...(href !== undefined && picture !== undefined && { picture: { src: picture, alt: name, href } }),
    fields: withoutEmpty([
      ...labelledFields(reviewLabels, { ...row, product_id: name, rating: `${row.rating} de 5` }, 'comment', {
        ...(href !== undefined && { product_id: href }),
        ...(row.customer_email && { customer_email: mailLink(row.customer_email) }),
      }),
      { label: 'Recebida em', value: momentText(row.created_at) },
    ]),
    quotation: row.comment,
    ...(href !== undefined && { actions: [{ label: 'Ver o produto no site', href }] }),
    notes: [`Avaliação nº ${row.id}: publique ou recuse na mesa, em /avaliacoes/${row.id}.`],
  }
}

/** A product's name, link and picture. One that has left the catalogue is named by its id and has no link. */
function productOf(id: string, { nameOf, pictureOf, siteUrl }: MailShop) {
  const name = nameOf(id)
  if (name === undefined) return { name: id }
  const path = paths.product(id)
  return { name, href: siteUrl + path, picture: siteUrl + pictureOf(path) }
}

/** The fields of a row with their labels, without the long text, which is quoted below them. */
function labelledFields<Labels extends Record<string, string>>(
  labels: Labels,
  row: Record<keyof Labels, string | null>,
  quoted: keyof Labels,
  links: Partial<Record<keyof Labels, string>>,
) {
  return (Object.keys(labels) as (keyof Labels)[])
    .filter((field) => field !== quoted)
    .map((field) => {
      const href = links[field]
      return { label: String(labels[field]), value: row[field], ...(href !== undefined && { href }) }
    })
}

const withoutEmpty = (fields: readonly { label: string; value: string | null; href?: string }[]) =>
  fields.flatMap(({ value, ...field }) => (value === null ? [] : [{ ...field, value }]))

const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`

const momentText = (iso: string) => `${brasiliaMoment(iso)} (horário de Brasília)`

/** The most entries that an e-mail lists; further ones are only counted. */
const maximumLines = 300

/** One e-mail about many contacts and reviews: a line for each, with its sender; the texts stay in the inbox. */
export function digestLetter(deliveries: readonly Delivery[], shop: MailShop): Letter {
  const count = deliveries.length
  const more = count > maximumLines ? [`… e mais ${count - maximumLines}.`] : []
  return {
    subject: `Contatos pelo site: ${count} na última hora`,
    replyTo: null,
    title: `Contatos pelo site: ${count} na última hora`,
    paragraphs: [
      `Chegaram ${count} mensagens e avaliações em pouco tempo. Para não encher a sua caixa postal, elas vêm juntas.`,
      'Nada foi descartado: cada uma está guardada, inteira, na caixa de entrada do site.',
    ],
    lines: [...deliveries.slice(0, maximumLines).map((delivery) => digestLine(delivery, shop)), ...more],
    notes: ['Leia, responda e modere na mesa, em /mensagens e /avaliacoes.'],
  }
}

function digestLine(delivery: Delivery, { nameOf }: MailShop): string {
  const mark = delivery.row.is_suspect ? '  (possível spam)' : ''
  if (delivery.kind === 'review') {
    const { id, product_id, rating, customer_name } = delivery.row
    return `Avaliação nº ${id}: ${nameOf(product_id) ?? product_id}, ${rating} de 5, ${customer_name}${mark}`
  }
  const { id, subject, name, email } = delivery.row
  return `Contato nº ${id}: ${[subject, name, email].filter(Boolean).join(', ')}${mark}`
}

interface EmailOptions extends Omit<SmtpOptions, 'maxConnections'> {
  to: readonly string[]
  perHour: number
  shop: () => MailShop
}

/** Sends deliveries to the shop by SMTP. One that is repeated has the same Message-ID, a repeated digest a new one. */
export function emailSender({ to, perHour, shop, ...smtpOptions }: EmailOptions): Sender {
  const smtp = openSmtp({ ...smtpOptions, maxConnections: 1 }, shop)
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return {
    // Deliveries go one by one, so that each has its own moment in the outbox, by which `digest` counts them.
    concurrency: 1,
    send: (delivery: Delivery) => smtp.send(deliveryLetter(delivery, shop()), { to, key: delivery.key, headers }),
    digest: { perHour, send: (deliveries) => smtp.send(digestLetter(deliveries, shop()), { to, headers }) },
    close: smtp.close,
  }
}
