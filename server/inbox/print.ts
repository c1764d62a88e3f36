import type { StoredContact, StoredReview } from './rows.ts'

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
