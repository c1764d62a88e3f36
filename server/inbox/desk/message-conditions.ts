import type { Turn } from '#domain/desk/turn.ts'
import type { Dialect, Statement } from '#server/inbox/sql/dialect.ts'
import type { MessageQuery } from './messages.ts'
import { Values } from './setting.ts'

/** The SQL condition that a message has a turn today. In: the turn, and the placeholder of today's date. */
export function turnIs(turn: Turn, today: string): string {
  if (turn === 'ours') return `(turn = 'ours' OR (turn = 'theirs' AND remind_on <= ${today}))`
  if (turn === 'theirs') return `(turn = 'theirs' AND (remind_on IS NULL OR remind_on > ${today}))`
  return `turn = '${turn}'`
}

/** A query's conditions for WHERE. */
export function messageConditions(
  { contains }: Dialect,
  query: MessageQuery,
): { where: string; values: Statement['values'] } {
  const values = new Values()
  const { turn, inCharge, origin, subject, lateSince, isReminded, terms = [], today } = query
  const conditions: string[] = []
  if (turn !== undefined) conditions.push(turnIs(turn, turn === 'ours' || turn === 'theirs' ? values.place(today) : ''))
  if (inCharge !== undefined)
    conditions.push(inCharge === 'nobody' ? 'in_charge IS NULL' : `in_charge = ${values.place(inCharge)}`)
  if (origin !== undefined) conditions.push(`origin = ${values.place(origin)}`)
  if (subject !== undefined) conditions.push(`subject = ${values.place(subject)}`)
  if (lateSince !== undefined) conditions.push(`turn = 'ours' AND turn_since < ${values.place(lateSince)}`)
  if (isReminded) conditions.push(`turn <> 'closed' AND remind_on <= ${values.place(today)}`)
  for (const term of terms) conditions.push(contains('search_text', values.place(term)))
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), values: values.all }
}
