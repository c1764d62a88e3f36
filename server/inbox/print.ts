import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import type { Removed } from './inbox.ts'
import type { ArchivedRows } from './sql/archived-rows.ts'
import type { StoredAct, StoredContact, StoredReview } from './rows.ts'

/** Rows for an operator in a terminal. */

export function contactLine({ id, created_at, name, subject, handled_at, is_suspect }: StoredContact): string {
  return columns([
    id,
    brasiliaMoment(created_at),
    handled_at ? 'atendida' : 'aberta',
    subject,
    name,
    is_suspect && '(possível spam)',
  ])
}

export function reviewLine({ id, created_at, product_id, rating, customer_name, ...row }: StoredReview): string {
  return columns([
    id,
    brasiliaMoment(created_at),
    reviewState(row),
    product_id,
    `${rating}/5`,
    customer_name,
    row.is_suspect && '(possível spam)',
  ])
}

export function contactCard(row: StoredContact): string {
  const { id, created_at, name, company, email, phone, subject, message, is_suspect, handled_at } = row
  const fields = {
    'Mensagem nº': String(id),
    'Recebida em': inBrasilia(created_at),
    Nome: name,
    Empresa: company,
    'E-mail': email,
    Telefone: phone,
    Assunto: subject,
    'Possível spam': yesNo(is_suspect),
    'Atendida em': handled_at === null ? 'ainda não' : brasiliaMoment(handled_at),
  }
  return `${card(fields)}\n\n${message}`
}

export function reviewCard(row: StoredReview): string {
  const { id, created_at, product_id, customer_name, customer_email, rating, title, comment, handled_at } = row
  const fields = {
    'Avaliação nº': String(id),
    'Recebida em': inBrasilia(created_at),
    Produto: product_id,
    Nota: `${rating} de 5`,
    Nome: customer_name,
    'E-mail': customer_email,
    Título: title,
    'Possível spam': yesNo(row.is_suspect),
    Situação: reviewState(row),
    'Decidida em': handled_at === null ? 'ainda não' : brasiliaMoment(handled_at),
  }
  return `${card(fields)}\n\n${comment}`
}

export function auditLine({ at, operator, action, target, note }: StoredAct): string {
  return columns([brasiliaMoment(at), operator, action, target ?? false, note ?? false])
}

/** Lines with times, below a remark on the time zone; `none` where there is no line. */
export function datedLines(lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : ['Horário de Brasília', ...lines].join('\n')
}

/** A list with one line, or as JSON one object, for each row. */
export function listText<Row extends { handled_at: string | null }>(
  rows: Row[],
  line: (row: Row) => string,
  { asJson, onlyOpen }: { asJson: boolean; onlyOpen: boolean },
): string {
  const listed = rows.filter((row) => !onlyOpen || row.handled_at === null)
  return asJson ? json(listed) : datedLines(listed.map(line), 'Nada na caixa de entrada.')
}

export function removedText({ contacts, reviews, isOverwritten }: Removed): string {
  const removed = `Apagado: ${counted(contacts, reviews)}. As cópias de segurança ainda contêm o que foi apagado.`
  if (contacts + reviews === 0) return 'Não havia nada a apagar: 0 mensagens e 0 avaliações.'
  if (isOverwritten) return removed
  return `${removed}\nO disco ainda pode conter os bytes apagados: repita o comando com o servidor parado; no PostgreSQL, execute VACUUM.`
}

export function countText({ contacts, product_reviews }: ArchivedRows): string {
  return counted(contacts.length, product_reviews.length)
}

export function reviewState({ approved, handled_at }: Pick<StoredReview, 'approved' | 'handled_at'>): string {
  if (approved) return 'publicada'
  return handled_at ? 'recusada' : 'aberta'
}

/** A count with its noun in the singular or plural: '1 tentativa', '0 tentativas'. */
export function numbered(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export const yesNo = (is: boolean) => (is ? 'sim' : 'não')

export const json = (value: unknown) => JSON.stringify(value, null, 2)

function counted(contacts: number, reviews: number): string {
  return `${numbered(contacts, 'mensagem', 'mensagens')} e ${numbered(reviews, 'avaliação', 'avaliações')}`
}

const inBrasilia = (moment: string) => `${brasiliaMoment(moment)} (horário de Brasília)`

const columns = (cells: (string | number | false)[]) => cells.filter((cell) => cell !== false).join('  ')

const card = (fields: Record<string, string | null>) =>
  Object.entries(fields)
    .map(([label, value]) => `${label.padEnd(16)}${value ?? ''}`.trimEnd())
    .join('\n')
