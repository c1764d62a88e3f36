import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { RefusalReason } from '#domain/desk/refusal-reasons.ts'
import { publishedReviewSchema, type PublishedReview } from '#domain/forms/published-review.ts'
import type { Review } from '#domain/forms/review.ts'
import { normalize } from '#domain/text/normalize.ts'
import { jsonTextSchema } from '#domain/text/text-schemas.ts'
import { insertOnce } from './arrivals.ts'
import { listedMessages } from './messages.ts'
import { countWhere, equalsIgnoringCase, idList } from './sql.ts'
import { now, type Actor, type Db, type VersionRef } from './tables.ts'
import { changeIfUnchanged, writeRow, type HistoryEntry } from './versioned-write.ts'

export const publicReviewColumns = [
  'product_id',
  ...(Object.keys(publishedReviewSchema.entries) as (keyof PublishedReview)[]),
] as const
export type PublicReviewColumn = (typeof publicReviewColumns)[number]

export interface PublishedReviewsQuery {
  /** The columns in the order of the answer; undefined: all public ones. */
  columns?: readonly PublicReviewColumn[]
  /** The products whose reviews are wanted; undefined: those of all. */
  productIds: string[] | undefined
  order: { column: PublicReviewColumn; isDescending: boolean }[]
  limit: number
  offset: number
}

export type ReviewState = keyof typeof stateConditions

export interface ReviewQuery {
  /** The state of the reviews; undefined for all reviews, the waiting ones first. */
  state?: ReviewState | undefined
  productId?: string | undefined
  /** The page of the list, from 1. */
  page: number
  perPage: number
}

/** A review with its history, and at most 50 similar reviews and 50 messages from its address, newest first. */
export type ReviewDetails = NonNullable<Awaited<ReturnType<typeof reviewDetails>>>

/** A judgement of a review, or the shop's public reply to it; a null text removes the reply. */
export type ReviewChange =
  | { kind: 'publish' }
  | { kind: 'refuse'; reason: RefusalReason }
  | { kind: 'unjudge' }
  | { kind: 'reply'; text: string | null }

const maximumRelated = 50
/** How many reviews of about the same length are compared, so that a flood of long ones does not hold the desk. */
const maximumCompared = 500
const stateConditions = {
  waiting: sql<boolean>`handled_at IS NULL`,
  published: sql<boolean>`approved`,
  refused: sql<boolean>`handled_at IS NOT NULL AND NOT approved`,
}

const optionalText = v.nullable(v.string())
const stateSchema = v.object({
  approved: v.boolean(),
  handled_at: optionalText,
  refusal: optionalText,
  shop_reply: optionalText,
  shop_replied_at: optionalText,
})
type ReviewColumns = v.InferOutput<typeof stateSchema>

/** The site's reviews, and the desk's work on them. Pages ask the store: a published review shows within a minute. */
export function reviewStore(db: Db) {
  const changeReview = (expected: VersionRef, columns: Partial<ReviewColumns>, act: HistoryEntry) =>
    changeIfUnchanged(
      db,
      'product_reviews',
      expected,
      async (transaction, row) => {
        const batch = randomUUID()
        const before = JSON.stringify(v.parse(stateSchema, row))
        return { ...(await writeRow(transaction, 'product_reviews', row, columns, { ...act, batch, before })), batch }
      },
      (id) => reviewDetails(db, id),
    )
  return {
    /** Stores a visitor's review, as `messages.receive` does a message. */
    receive: (review: Review, isSuspect: boolean): Promise<boolean> =>
      insertOnce(db, { table: 'product_reviews', row: review, isSuspect }),
    published: (query: PublishedReviewsQuery) => publishedReviews(db, query),
    all: () => db.selectFrom('product_reviews').selectAll().orderBy('id').execute(),
    list: (query: ReviewQuery) => listReviews(db, query),
    details: (id: number) => reviewDetails(db, id),
    change: (expected: VersionRef, change: ReviewChange, by: Actor) => {
      const act = change.kind === 'reply' && change.text === null ? 'unreply' : change.kind
      const detail = change.kind === 'refuse' ? change.reason : null
      return changeReview(expected, columnsOf(change), { by, act, detail })
    },
    /** Undoes a batch, unless the review was changed since; 'gone' for an unknown batch. */
    undo: async (batch: string, by: Actor) => {
      const acts = db.selectFrom('desk_acts').selectAll().where('batch', '=', batch)
      const act = await acts.where('review_id', 'is not', null).where('before', 'is not', null).executeTakeFirst()
      if (!act || act.review_id === null) return { kind: 'gone' as const }
      const before = v.parse(jsonTextSchema(stateSchema), act.before)
      return changeReview({ id: act.review_id, version: act.version }, before, { by, act: 'undo', detail: act.act })
    },
  }
}
export type Reviews = ReturnType<typeof reviewStore>

async function publishedReviews(db: Db, { columns, productIds, order, limit, offset }: PublishedReviewsQuery) {
  if (productIds?.length === 0) return []
  let query = db
    .selectFrom('product_reviews')
    .select(columns ?? publicReviewColumns)
    .where(stateConditions.published)
  if (productIds) query = query.where('product_id', 'in', productIds)
  for (const { column, isDescending } of order) query = query.orderBy(column, isDescending ? 'desc' : 'asc')
  return query.orderBy('id').limit(limit).offset(offset).execute()
}

async function listReviews(db: Db, { state, productId, page, perPage }: ReviewQuery) {
  const filters = [
    ...(state === undefined ? [] : [stateConditions[state]]),
    ...(productId === undefined ? [] : [sql<boolean>`product_id = ${productId}`]),
  ]
  const where = filters.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(filters, sql` AND `)}`
  const { total, ...counts } = await db
    .selectFrom('product_reviews')
    .select([
      countWhere(stateConditions.waiting).as('waiting'),
      countWhere(stateConditions.published).as('published'),
      countWhere(stateConditions.refused).as('refused'),
      countWhere(where).as('total'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('product_reviews')
    .selectAll()
    .where(where)
    .orderBy(sql`CASE WHEN handled_at IS NULL THEN 0 ELSE 1 END`)
    .orderBy(sql`CASE WHEN handled_at IS NULL THEN id END`)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total, counts }
}

async function reviewDetails(db: Db, id: number) {
  const review = await db.selectFrom('product_reviews').selectAll().where('id', '=', id).executeTakeFirst()
  if (review === undefined) return undefined
  const { customer_email: email, comment } = review
  const similarLength = await db
    .selectFrom('product_reviews')
    .select(['id', 'comment'])
    .where(sql<boolean>`abs(length(comment) - length(CAST(${comment} AS text))) <= 20`)
    .orderBy('id', 'desc')
    .limit(maximumCompared)
    .execute()
  const ownComment = normalize(comment)
  const sameComment = similarLength.filter((row) => normalize(row.comment) === ownComment).map((row) => row.id)
  const others = await db
    .selectFrom('product_reviews')
    .selectAll()
    .where('id', '<>', id)
    .where((is) => is.or([equalsIgnoringCase('customer_email', email), is('id', 'in', idList(db, sameComment))]))
    .orderBy('id', 'desc')
    .limit(maximumRelated)
    .execute()
  const ownMessages = listedMessages(db).where(equalsIgnoringCase('email', email))
  const messages = await ownMessages.orderBy('created_at', 'desc').limit(maximumRelated).execute()
  const history = await db.selectFrom('desk_acts').selectAll().where('review_id', '=', id).orderBy('id').execute()
  return { review, history, others, messages }
}

function columnsOf(change: ReviewChange): Partial<ReviewColumns> {
  if (change.kind === 'reply') return { shop_reply: change.text, shop_replied_at: change.text === null ? null : now() }
  return {
    approved: change.kind === 'publish',
    handled_at: change.kind === 'unjudge' ? null : now(),
    refusal: change.kind === 'refuse' ? change.reason : null,
  }
}
