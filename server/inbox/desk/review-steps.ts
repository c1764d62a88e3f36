import * as v from 'valibot'
import { deskActSchema, parseRows, storedReviewSchema } from '#server/inbox/rows.ts'
import type { Dialect, Steps } from '#server/inbox/sql/dialect.ts'
import type { Actor, Seen } from './messages.ts'
import type { ReviewChange } from './reviews.ts'
import { update, type Setting } from './setting.ts'

/** The columns of a review that changes set and an undo restores. */
const stateSchema = v.pick(storedReviewSchema, ['approved', 'handled_at', 'refusal', 'shop_reply', 'shop_replied_at'])
const seenSchema = v.object({ ...stateSchema.entries, ...v.pick(storedReviewSchema, ['version']).entries })

/** The result of a write to a review: its new version, or the refusal. */
export interface ReviewWrite {
  reviewId: number
  written: number | 'gone' | 'conflict'
  batch: string
}

interface Call {
  by: Actor
  batch: string
}

/** Makes a change to a review and records it. */
export function* reviewChangeSteps(
  dialect: Dialect,
  seen: Seen,
  { change, ...call }: Call & { change: ReviewChange },
): Steps<ReviewWrite> {
  const detail = change.kind === 'refuse' ? change.reason : null
  return yield* writing(dialect, seen, { ...call, act: actOf(change), detail, setting: settingOf(dialect, change) })
}

/** Restores a review to its state before a batch. */
export function* reviewUndoSteps(dialect: Dialect, undone: string, call: Call): Steps<ReviewWrite> {
  const rows = yield {
    text: `SELECT * FROM ${dialect.tables.desk_acts} WHERE batch = $1 AND review_id IS NOT NULL AND before IS NOT NULL`,
    values: [undone],
  }
  const [act] = parseRows(deskActSchema, rows)
  if (!act || act.review_id === null || act.before === null) return { reviewId: 0, written: 'gone', batch: call.batch }
  const { approved, ...kept } = v.parse(v.pipe(v.string(), v.parseJson(), stateSchema), act.before)
  const seen = { id: act.review_id, version: act.version }
  const setting = { ...kept, approved: { sql: String(approved) } }
  return yield* writing(dialect, seen, { ...call, act: 'undo', detail: act.act, setting })
}

function* writing(
  dialect: Dialect,
  { id, version }: Seen,
  { by, batch, act, detail, setting }: Call & { act: string; detail: string | null; setting: Setting },
): Steps<ReviewWrite> {
  const { product_reviews: reviews, desk_acts: acts } = dialect.tables
  const columns = Object.keys(seenSchema.entries).join(', ')
  const rows = yield { text: `SELECT ${columns} FROM ${reviews} WHERE id = $1 ${dialect.lockRows}`, values: [id] }
  const [found] = parseRows(seenSchema, rows)
  if (found === undefined) return { reviewId: id, written: 'gone', batch }
  if (found.version !== version) return { reviewId: id, written: 'conflict', batch }
  yield update(reviews, id, setting)
  const { version: _, ...before } = found
  yield {
    text: `INSERT INTO ${acts} (review_id, person_id, person, act, detail, batch, before, version)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, by.id, by.name, act, detail, batch, JSON.stringify(before), version + 1],
  }
  return { reviewId: id, written: version + 1, batch }
}

function settingOf({ now }: Dialect, change: ReviewChange): Setting {
  const moment = { sql: now }
  const isPublished = { sql: String(change.kind === 'publish') }
  if (change.kind === 'reply') return { shop_reply: change.text, shop_replied_at: change.text === null ? null : moment }
  return {
    approved: isPublished,
    handled_at: change.kind === 'unjudge' ? null : moment,
    refusal: change.kind === 'refuse' ? change.reason : null,
  }
}

const actOf = (change: ReviewChange) => (change.kind === 'reply' && change.text === null ? 'unreply' : change.kind)
