import type { Delivery } from '#server/store/deliveries.ts'
import type { Letter } from './letter.ts'
import type { MailShop } from './mail-shop.ts'

/** The most lines in one e-mail; further entries are only counted. */
const mostLines = 300

/** One e-mail about many contacts and reviews: a line for each, with its sender; the texts stay in the inbox. */
export function digestLetter(deliveries: readonly Delivery[], shop: MailShop): Letter {
  const count = deliveries.length
  const more = count > mostLines ? [`… e mais ${count - mostLines}.`] : []
  return {
    subject: `Contatos pelo site: ${count} na última hora`,
    replyTo: null,
    title: `Contatos pelo site: ${count} na última hora`,
    paragraphs: [
      count === 1
        ? 'Chegou mais uma, depois de muitas em pouco tempo.'
        : `Chegaram ${count} mensagens e avaliações em pouco tempo. Para não encher a sua caixa postal, elas vêm juntas.`,
      'Nada foi descartado: cada uma está guardada, inteira, na caixa de entrada do site.',
    ],
    lines: [...deliveries.slice(0, mostLines).map((delivery) => line(delivery, shop)), ...more],
    notes: [{ text: 'Leia, responda e modere na mesa, em /mensagens e /avaliacoes.' }],
  }
}

function line(delivery: Delivery, { nameOf }: MailShop): string {
  const mark = delivery.row.is_suspect ? '  (possível spam)' : ''
  if (delivery.kind === 'review') {
    const { id, product_id, rating, customer_name } = delivery.row
    return `Avaliação nº ${id}: ${nameOf(product_id) ?? product_id}, ${rating} de 5, ${customer_name}${mark}`
  }
  const { id, subject, name, email } = delivery.row
  return `Contato nº ${id}: ${[subject, name, email].filter(Boolean).join(', ')}${mark}`
}
