import type { Delivery } from '#server/inbox/rows.ts'

/** Lines of a digest; what is beyond is counted. */
const mostLines = 300

/** Writes one e-mail about many contacts and reviews: who and what about; the texts stay in the inbox. */
export function writeDigest(deliveries: readonly Delivery[]): { subject: string; text: string } {
  const count = deliveries.length
  const lines = deliveries.slice(0, mostLines).map(line)
  const more = count > mostLines ? [`… e mais ${count - mostLines}.`] : []
  return {
    subject: `Contatos pelo site: ${count} na última hora`,
    text: [
      `Chegaram ${count} mensagens e avaliações em pouco tempo. Para não encher a sua caixa postal, elas vêm juntas.`,
      'Nada foi descartado: cada uma está guardada, inteira, na caixa de entrada do site.',
      '',
      ...lines,
      ...more,
      '',
      '-- ',
      'Para ler: script/inbox contacts --open, script/inbox show NÚMERO, script/inbox reviews --open',
      '',
    ].join('\n'),
  }
}

function line(delivery: Delivery): string {
  const mark = delivery.row.is_suspect ? '  (possível spam)' : ''
  if (delivery.kind === 'contact') {
    const { id, subject, name, email } = delivery.row
    return `Contato nº ${id}: ${subject}, ${name}, ${email}${mark}`
  }
  const { id, product_id, rating, customer_name } = delivery.row
  return `Avaliação nº ${id}: ${product_id}, ${rating} de 5, ${customer_name}${mark}`
}
