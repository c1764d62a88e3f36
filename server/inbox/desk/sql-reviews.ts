import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { normalize } from '#domain/text/normalize.ts'
import { deskActSchema, id, parseRows, storedReviewSchema } from '#server/inbox/rows.ts'
import type { SqlStore, Statement } from '#server/inbox/sql/dialect.ts'
import { listedColumns, parseListed } from './message-list.ts'
import { reviewChangeSteps, reviewUndoSteps, type ReviewWrite } from './review-steps.ts'
import {
  reviewStates,
  type ReviewFile,
  type ReviewOutcome,
  type ReviewPage,
  type ReviewQuery,
  type ReviewState,
  type Reviews,
} from './reviews.ts'
import { Values } from './setting.ts'

const maximumOthers = 50

const conditions: Record<ReviewState, string> = {
  waiting: 'handled_at IS NULL',
  published: 'approved = true',
  refused: 'handled_at IS NOT NULL AND approved = false',
}

const commentSchema = v.object({ id, comment: v.string() })
const countsSchema = v.object({ ...v.entriesFromList(reviewStates, id), total: id })

/** The reviews of a store, for the desk. */
export function sqlReviews(store: SqlStore): Reviews {
  const { dialect, statements } = store

  async function outcome({ reviewId, written, batch }: ReviewWrite): Promise<ReviewOutcome> {
    if (typeof written === 'number') return { kind: 'done', version: written, batch }
    const present = await reviewFile(store, reviewId)
    return present === undefined || written === 'gone' ? { kind: 'gone' } : { kind: 'conflict', present }
  }

  return {
    list: (query) => listReviews(store, query),
    file: (number) => reviewFile(store, number),
    change: async (seen, change, by) =>
      outcome(
        await statements.transaction(() => reviewChangeSteps(dialect, seen, { change, by, batch: randomUUID() })),
      ),
    undo: async (batch, by) =>
      outcome(await statements.transaction(() => reviewUndoSteps(dialect, batch, { by, batch: randomUUID() }))),
  }
}

async function listReviews(
  { dialect, statements }: SqlStore,
  { state, productId, page, perPage }: ReviewQuery,
): Promise<ReviewPage> {
  const table = dialect.tables.product_reviews
  const values = new Values()
  const wished = [
    ...(state === undefined ? [] : [conditions[state]]),
    ...(productId === undefined ? [] : [`product_id = ${values.place(productId)}`]),
  ]
  const where = wished.length === 0 ? 'true' : wished.join(' AND ')
  const counted = (name: string, condition: string) =>
    `CAST(coalesce(sum(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0) AS integer) AS ${name}`
  const counting: Statement = {
    text: `SELECT ${reviewStates.map((name) => counted(name, conditions[name])).join(', ')}, ${counted('total', where)} FROM ${table}`,
    values: [...values.all],
  }
  const listing: Statement = {
    text: `SELECT * FROM ${table} WHERE ${where}
      ORDER BY CASE WHEN handled_at IS NULL THEN 0 ELSE 1 END, id DESC
      LIMIT ${values.place(perPage)} OFFSET ${values.place((page - 1) * perPage)}`,
    values: values.all,
  }
  const [[counts], rows] = [
    parseRows(countsSchema, await statements.read(counting)),
    parseRows(storedReviewSchema, await statements.read(listing)),
  ]
  if (counts === undefined) throw new Error('a count without a row')
  const { total, ...states } = counts
  return { rows, total, counts: states }
}

async function reviewFile({ dialect, statements }: SqlStore, reviewId: number): Promise<ReviewFile | undefined> {
  const { product_reviews: reviews, contacts, desk_acts: acts } = dialect.tables
  const read = (text: string, values: Statement['values']) => statements.read({ text, values })
  const [review] = parseRows(storedReviewSchema, await read(`SELECT * FROM ${reviews} WHERE id = $1`, [reviewId]))
  if (review === undefined) return undefined
  const { customer_email: email, comment } = review
  const alike = `SELECT CAST(value AS integer) FROM ${dialect.jsonItems('$3')} AS alike`
  const others = await read(
    `SELECT * FROM ${reviews} WHERE id <> $1 AND (lower(customer_email) = lower($2) OR id IN (${alike}))
      ORDER BY id DESC LIMIT ${maximumOthers}`,
    [reviewId, email, JSON.stringify(await sameComments({ dialect, statements }, comment))],
  )
  const messages = await read(
    `SELECT ${listedColumns} FROM ${contacts} WHERE lower(email) = lower($1) ORDER BY created_at DESC LIMIT ${maximumOthers}`,
    [email],
  )
  const history = await read(`SELECT * FROM ${acts} WHERE review_id = $1 ORDER BY id`, [reviewId])
  return {
    review,
    history: parseRows(deskActSchema, history),
    others: parseRows(storedReviewSchema, others),
    messages: parseListed(messages),
  }
}

/** The ids of the reviews with a comment, whatever its case, accents and spaces. */
async function sameComments({ dialect, statements }: SqlStore, comment: string): Promise<number[]> {
  const { product_reviews: reviews } = dialect.tables
  // Only comments of about the same length are read and compared.
  const text = `SELECT id, comment FROM ${reviews} WHERE abs(length(comment) - length(CAST($1 AS text))) <= 20`
  const near = parseRows(commentSchema, await statements.read({ text, values: [comment] }))
  return near.filter((row) => normalize(row.comment) === normalize(comment)).map((row) => row.id)
}
