import type { Delivery } from '#server/inbox/rows.ts'

/** A delivery as a person reads it. */
export interface Message {
  subject: string
  text: string
  /** Whom an answer goes to, if they left an address. */
  replyTo: string | null
}

/** Writes the e-mail about a contact or a review, for the people who answer it. */
export function writeMessage(delivery: Delivery): Message {
  const { subject, text, replyTo } =
    delivery.kind === 'contact' ? aboutContact(delivery.row) : aboutReview(delivery.row)
  const mark = delivery.row.is_suspect ? '[Possível spam] ' : ''
  return { subject: `${mark}${subject}`.replaceAll(/\s+/g, ' '), text, replyTo }
}

function aboutContact(row: Extract<Delivery, { kind: 'contact' }>['row']): Message {
  return {
    subject: `Contato pelo site: ${row.subject}, ${row.name}`,
    replyTo: row.email,
    text: paragraphs(
      [
        ['Nome', row.name],
        ['Empresa', row.company],
        ['E-mail', row.email],
        ['Telefone', row.phone],
        ['Assunto', row.subject],
        ['Recebido em', inBrasilia(row.created_at)],
      ],
      row.message,
      `Contato nº ${row.id}. Depois de responder: script/inbox handled ${row.id}`,
    ),
  }
}

function aboutReview(row: Extract<Delivery, { kind: 'review' }>['row']): Message {
  return {
    subject: `Avaliação para aprovar: ${row.product_id}, ${row.rating} de 5, ${row.customer_name}`,
    replyTo: row.customer_email,
    text: paragraphs(
      [
        ['Produto', row.product_id],
        ['Nota', `${row.rating} de 5`],
        ['Nome', row.customer_name],
        ['E-mail', row.customer_email],
        ['Título', row.title],
        ['Recebida em', inBrasilia(row.created_at)],
      ],
      row.comment,
      `Avaliação nº ${row.id}. Para publicar: script/inbox approve-review ${row.id}\nPara recusar: script/inbox reject-review ${row.id}`,
    ),
  }
}

function paragraphs(fields: [label: string, value: string | null][], body: string, note: string): string {
  const lines = fields.flatMap(([label, value]) => (value === null ? [] : `${label}: ${value}`))
  return `${lines.join('\n')}\n\n${body}\n\n-- \n${note}\n`
}

function inBrasilia(moment: string): string {
  const time = new Date(moment).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return `${time} (horário de Brasília)`
}
