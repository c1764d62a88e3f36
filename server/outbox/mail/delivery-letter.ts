import { paths } from '#domain/pages/paths.ts'
import { whatsappUrl } from '#domain/quote/links.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import type { Delivery } from '#server/store/deliveries.ts'
import type { Letter } from './letter.ts'
import type { MailShop } from './mail-shop.ts'

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
    fields: given([
      { label: 'Nome', value: row.name },
      { label: 'Empresa', value: row.company },
      { label: 'E-mail', value: row.email, ...(row.email !== null && { href: mailLink(row.email) }) },
      { label: 'Telefone', value: row.phone, ...(number !== undefined && { href: `tel:+${number}` }) },
      { label: 'Assunto', value: row.subject },
      { label: 'Recebido em', value: moment(row.created_at) },
    ]),
    quotation: row.message,
    actions:
      number === undefined
        ? []
        : [{ label: 'Responder pelo WhatsApp', href: whatsappUrl(number, greeting), isWhatsapp: true }],
    notes: [{ text: `Contato nº ${row.id}. Depois de responder:`, command: `script/inbox handled ${row.id}` }],
  }
}

function aboutReview(row: Review, shop: MailShop): Letter {
  const { name, href, picture } = productOf(row.product_id, shop)
  return {
    subject: `Avaliação para aprovar: ${name}, ${row.rating} de 5, ${row.customer_name}`,
    replyTo: row.customer_email,
    title: 'Avaliação para aprovar',
    ...(href !== undefined && picture !== undefined && { picture: { src: picture, alt: name, href } }),
    fields: given([
      { label: 'Produto', value: name, ...(href !== undefined && { href }) },
      { label: 'Nota', value: `${row.rating} de 5` },
      { label: 'Nome', value: row.customer_name },
      { label: 'E-mail', value: row.customer_email, ...(row.customer_email && { href: mailLink(row.customer_email) }) },
      { label: 'Título', value: row.title },
      { label: 'Recebida em', value: moment(row.created_at) },
    ]),
    quotation: row.comment,
    ...(href !== undefined && { actions: [{ label: 'Ver o produto no site', href }] }),
    notes: [
      { text: `Avaliação nº ${row.id}. Para publicar:`, command: `script/inbox approve-review ${row.id}` },
      { text: 'Para recusar:', command: `script/inbox reject-review ${row.id}` },
    ],
  }
}

/** A product's name, address and picture. A product that has left the catalogue is named by its id and has no link. */
function productOf(
  id: string,
  { nameOf, pictureOf, siteUrl }: MailShop,
): { name: string; href?: string; picture?: string } {
  const name = nameOf(id)
  if (name === undefined) return { name: id }
  const path = paths.product(id)
  return { name, href: siteUrl + path, picture: siteUrl + pictureOf(path) }
}

function given(fields: readonly { label: string; value: string | null; href?: string }[]) {
  return fields.flatMap(({ value, ...field }) => (value === null ? [] : [{ ...field, value }]))
}

const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`

const moment = (iso: string) => `${brasiliaMoment(iso)} (horário de Brasília)`
