import type { ArchivedRows, Removed } from './inbox.ts'
import type { StoredAct, StoredContact, StoredReview } from './rows.ts'

/** Rows as an operator reads them in a terminal. */

export function contactLine({ id, created_at, name, subject, handled_at, is_suspect }: StoredContact): string {
  return columns([
    id,
    day(created_at),
    handled_at ? 'atendida' : 'aberta',
    subject,
    name,
    is_suspect && '(possível spam)',
  ])
}

export function reviewLine({ id, created_at, product_id, rating, customer_name, ...row }: StoredReview): string {
  return columns([
    id,
    day(created_at),
    state(row),
    product_id,
    `${rating}/5`,
    customer_name,
    row.is_suspect && '(possível spam)',
  ])
}

export function contactCard({ message, ...row }: StoredContact): string {
  return `${fields(row)}\n\n${message}`
}

export function reviewCard({ comment, ...row }: StoredReview): string {
  return `${fields(row)}\n\n${comment}`
}

export function auditLine({ at, operator, action, target }: StoredAct): string {
  return columns([day(at), operator, action, target ?? false])
}

/** A list, one line or one object a row. */
export function listText<Row extends { handled_at: string | null }>(
  rows: Row[],
  line: (row: Row) => string,
  { asJson, onlyOpen }: { asJson: boolean; onlyOpen: boolean },
): string {
  const listed = rows.filter((row) => !onlyOpen || row.handled_at === null)
  if (asJson) return json(listed)
  return listed.length === 0 ? 'Nada na caixa de entrada.' : listed.map(line).join('\n')
}

export function removedText({ contacts, reviews, isOverwritten }: Removed): string {
  const removed = `Apagadas: ${contacts} mensagens e ${reviews} avaliações. As cópias de segurança ainda as contêm.`
  if (isOverwritten) return removed
  return `${removed}\nO disco ainda pode conter os bytes apagados: repita o comando com o servidor parado; no PostgreSQL, execute VACUUM.`
}

export function countText({ contacts, product_reviews }: ArchivedRows): string {
  return `${contacts.length} mensagens e ${product_reviews.length} avaliações`
}

export const json = (value: unknown) => JSON.stringify(value, null, 2)

function state({ approved, handled_at }: Pick<StoredReview, 'approved' | 'handled_at'>): string {
  if (approved) return 'publicada'
  return handled_at ? 'recusada' : 'aberta'
}

const day = (moment: string) => moment.slice(0, 16).replace('T', ' ')

const columns = (cells: (string | number | false)[]) => cells.filter((cell) => cell !== false).join('  ')

const fields = (row: object) =>
  Object.entries(row)
    .map(([name, value]) => `${name.padEnd(16)}${String(value ?? '')}`)
    .join('\n')
