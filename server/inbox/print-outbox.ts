import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import type { Channel } from './inbox.ts'
import type { ArchivedRows } from './sql/archived-rows.ts'
import { datedLines, numbered } from './print.ts'
import type { StoredDelivery } from './rows.ts'

const channelNames: Record<Channel, string> = {
  email: 'e-mail',
  webhook: 'webhook',
  confirmation: 'confirmação ao cliente',
  answer: 'resposta ao cliente',
}

/**
 * The deliveries that still have to be made: not those about handled rows, except answers, nor confirmations that the
 * settings turn off.
 */
export function waitingDeliveries(
  { contacts, product_reviews, deliveries }: ArchivedRows,
  configured: readonly Channel[],
): StoredDelivery[] {
  const open = (rows: { id: number; handled_at: string | null }[]) =>
    new Set<number | null>(rows.filter(({ handled_at }) => handled_at === null).map(({ id }) => id))
  const [openContacts, openReviews] = [open(contacts), open(product_reviews)]
  return deliveries.filter(
    ({ channel, sent_at, contact_id, review_id }) =>
      sent_at === null &&
      (channel !== 'confirmation' || configured.includes(channel)) &&
      (channel === 'answer' || openContacts.has(contact_id) || openReviews.has(review_id)),
  )
}

/**
 * A text with the waiting deliveries of the configured channels and their errors. E-mail and webhook are only counted
 * where they are not configured.
 */
export function outboxText(waiting: StoredDelivery[], configured: readonly Channel[]): string {
  const tried = waiting.filter(({ channel }) => configured.includes(channel)).map(line)
  const untried = (['email', 'webhook'] as const)
    .filter((channel) => !configured.includes(channel))
    .map((channel) => ({ channel, count: waiting.filter((delivery) => delivery.channel === channel).length }))
    .filter(({ count }) => count > 0)
    .map(({ channel, count }) => `${channelNames[channel]}: não configurado (${count} à espera)`)
  const isDone = tried.length === 0 && (configured.length > 0 || waiting.length === 0)
  const known = isDone ? ['Nada à espera de envio.'] : datedLines(tried, '').split('\n').filter(Boolean)
  return [...known, ...untried].join('\n')
}

function line({ channel, contact_id, review_id, attempts, due_at, last_error }: StoredDelivery): string {
  const what = contact_id === null ? `avaliação ${review_id}` : `mensagem ${contact_id}`
  const how = channel === 'email' || channel === 'webhook' ? `por ${channelNames[channel]}` : channelNames[channel]
  const tries = attempts === 0 ? 'ainda não tentada' : numbered(attempts, 'tentativa', 'tentativas')
  const next = attempts === 0 ? '' : `; tenta de novo em ${brasiliaMoment(due_at)}`
  return `${what}, ${how}: ${tries}${next}${last_error ? `; motivo: ${last_error}` : ''}`
}
