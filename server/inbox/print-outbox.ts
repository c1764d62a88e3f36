import type { ArchivedRows, Channel } from './inbox.ts'
import type { StoredDelivery } from './rows.ts'

/** What is still to be delivered: what somebody has dealt with is not sent any more. */
export function waitingDeliveries({ contacts, product_reviews, deliveries }: ArchivedRows): StoredDelivery[] {
  const open = (rows: { id: number; handled_at: string | null }[]) =>
    new Set<number | null>(rows.filter(({ handled_at }) => handled_at === null).map(({ id }) => id))
  const [openContacts, openReviews] = [open(contacts), open(product_reviews)]
  return deliveries.filter(
    ({ sent_at, contact_id, review_id }) =>
      sent_at === null && (openContacts.has(contact_id) || openReviews.has(review_id)),
  )
}

/** Says what waits and why; what waits for a way out that no setting names is counted only. */
export function outboxText(waiting: StoredDelivery[], configured: readonly Channel[]): string {
  const tried = waiting.filter(({ channel }) => configured.includes(channel)).map(line)
  const untried = (['email', 'webhook'] as const)
    .filter((channel) => !configured.includes(channel))
    .map((channel) => ({ channel, count: waiting.filter((delivery) => delivery.channel === channel).length }))
    .filter(({ count }) => count > 0)
    .map(({ channel, count }) => `${channel}: não configurado (${count} à espera)`)
  const isDone = tried.length === 0 && (configured.length > 0 || waiting.length === 0)
  return [...(isDone ? ['Tudo entregue.'] : tried), ...untried].join('\n')
}

function line({ channel, contact_id, review_id, attempts, last_error }: StoredDelivery): string {
  const what = contact_id === null ? `avaliação ${review_id}` : `mensagem ${contact_id}`
  return `${what} por ${channel}: ${attempts} tentativas${last_error ? `; ${last_error}` : ''}`
}
