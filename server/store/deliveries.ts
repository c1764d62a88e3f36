import { type NotNull, sql } from 'kysely'
import type { DeliveryFacts } from '#domain/desk/situation.ts'
import type { ProposalNumber } from '#domain/proposal/proposal-number.ts'
import { dayMilliseconds, hourMilliseconds } from '#domain/time.ts'
import type { Environment } from '#server/environment.ts'
import { visitorFields } from './arrivals.ts'
import type { Answer } from './messages.ts'
import { isPostgres } from './sql.ts'
import { channels, now, type Channel, type Db, type Row } from './tables.ts'

const messageColumns = ['id', 'created_at', ...visitorFields.contacts, 'is_suspect', 'handled_at'] as const
const reviewColumns = [
  'id',
  'created_at',
  ...visitorFields.product_reviews,
  'is_suspect',
  'handled_at',
  'approved',
] as const
type ArrivedMessage = Pick<Row<'contacts'>, (typeof messageColumns)[number]>
type ArrivedReview = Pick<Row<'product_reviews'>, (typeof reviewColumns)[number]>

/** A message, review or answer to be delivered; `attempts` counts the present attempt too. */
export type Delivery = Pick<Row<'deliveries'>, 'id' | 'key' | 'channel' | 'attempts'> &
  (
    | { kind: 'contact'; row: ArrivedMessage }
    | { kind: 'review'; row: ArrivedReview }
    | { kind: 'answer'; row: ArrivedMessage; answer: Answer; document?: SentDocument | undefined }
  )

/** The document of an answer: a sent revision, whose content is JSON of domain/proposal/proposal.ts. */
export type SentDocument = Pick<Row<'proposal_revisions'>, 'revision' | 'at' | 'person' | 'content'> & {
  number: ProposalNumber
}

/** The channels that the settings configure; answers wherever there is a mail server. */
export const configuredChannels = (settings: Pick<Environment, 'SMTP_URL' | 'MAIL_CONFIRM' | 'WEBHOOK_URL'>) => [
  ...(settings.SMTP_URL ? (['email', 'answer'] as const) : []),
  ...(settings.WEBHOOK_URL ? (['webhook'] as const) : []),
  ...(settings.MAIL_CONFIRM === 'on' ? (['confirmation'] as const) : []),
]

/** The outbox: what is still to be delivered. Several servers may share one. */
export function deliveryStore(db: Db) {
  const setColumns = async (id: number, columns: Partial<Row<'deliveries'>>) => {
    await db.updateTable('deliveries').set(columns).where('id', '=', id).execute()
  }
  return {
    /** Takes what is due, except what another server has taken, and reserves it for `leaseSeconds`. */
    claim: (options: Claim) => claim(db, options),
    /** Marks deliveries as sent: several where they went out as one. */
    markSent: async (...ids: number[]) => {
      await db.updateTable('deliveries').set({ sent_at: now(), last_error: null }).where('id', 'in', ids).execute()
    },
    /** The moments at which a channel sent something in the last two hours, the newest first. */
    sentLately: async (channel: Channel): Promise<string[]> => {
      const rows = await sentSince(db, channel, now(-2 * hourMilliseconds))
        .select('sent_at')
        .distinct()
        .orderBy('sent_at', 'desc')
        .execute()
      return rows.flatMap(({ sent_at: at }) => at ?? [])
    },
    postpone: (id: number, { seconds, reason }: { seconds: number; reason: string }) =>
      setColumns(id, { due_at: now(seconds * 1000), last_error: reason }),
    skip: (id: number, reason: string) => setColumns(id, { sent_at: now(), last_error: reason }),
    confirmationsBefore: (id: number) => confirmationsBefore(db, id),
    facts: (configured: readonly Channel[]) => deliveryFacts(db, configured),
    retry: (configured: readonly Channel[]) => retry(db, configured),
  }
}
export type Deliveries = ReturnType<typeof deliveryStore>

const sentSince = (db: Db, channel: Channel, moment: string) =>
  db
    .selectFrom('deliveries')
    .where('channel', '=', channel)
    .where('last_error', 'is', null)
    .where('sent_at', '>', moment)

/** The deliveries that wait: answers, and those of rows that nobody has handled. */
const waitingRows = (db: Db) =>
  db
    .selectFrom('deliveries as due')
    .leftJoin('contacts as contact', 'contact.id', 'due.contact_id')
    .leftJoin('product_reviews as review', 'review.id', 'due.review_id')
    .leftJoin('message_answers as answer', 'answer.id', 'due.answer_id')
    .where('due.sent_at', 'is', null)
    .where(sql<boolean>`(due.channel = 'answer' OR coalesce(contact.handled_at, review.handled_at) IS NULL)`)

type Claim = { channels: readonly Channel[]; limit: number; leaseSeconds: number }

async function claim(db: Db, { channels: dueChannels, limit, leaseSeconds }: Claim): Promise<Delivery[]> {
  const dueRows = (connection: Db, maximum: number) =>
    waitingRows(connection)
      .select('due.id')
      .where('due.channel', 'in', dueChannels)
      .where('due.due_at', '<=', now())
      .orderBy('due.id')
      .limit(maximum)
  // The outbox is read before it is written, so that an idle server does not write.
  if (dueChannels.length === 0 || !(await dueRows(db, 1).executeTakeFirst())) return []
  const claimed = await db.transaction().execute(async (transaction) => {
    const due = await dueRows(transaction, limit)
      .$if(isPostgres(db), (query) => query.forUpdate('due').skipLocked())
      .execute()
    if (due.length === 0) return []
    return (
      transaction
        .updateTable('deliveries')
        // A delivery under way has attempts and no error, by which `retry` knows it.
        .set((expression) => ({
          attempts: expression('attempts', '+', 1),
          last_error: null,
          due_at: now(leaseSeconds * 1000),
        }))
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .returningAll()
        .execute()
    )
  })
  return withMessages(db, claimed)
}

/** The ids for `in`: an empty list is no SQL, and no row has the id -1. */
const idsOrNone = (ids: readonly number[]) => (ids.length > 0 ? ids : [-1])

/** Adds to deliveries the rows that they are about, and leaves out those whose row was deleted meanwhile. */
async function withMessages(db: Db, claimed: readonly Row<'deliveries'>[]): Promise<Delivery[]> {
  const ids = (column: 'contact_id' | 'review_id' | 'answer_id') =>
    idsOrNone(claimed.flatMap((row) => row[column] ?? []))
  const [contacts, reviews, answers] = await Promise.all([
    db.selectFrom('contacts').select(messageColumns).where('id', 'in', ids('contact_id')).execute(),
    db.selectFrom('product_reviews').select(reviewColumns).where('id', 'in', ids('review_id')).execute(),
    db.selectFrom('message_answers').selectAll().where('id', 'in', ids('answer_id')).execute(),
  ])
  const documents = await documentsOf(db, answers)
  return claimed
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, key, channel, attempts, contact_id, review_id, answer_id }): Delivery[] => {
      const common = { id, key, channel, attempts }
      const contact = contacts.find((row) => row.id === contact_id)
      const answer = answers.find((row) => row.id === answer_id)
      if (contact && answer)
        return [{ ...common, kind: 'answer', row: contact, answer, document: documents.get(answer.id) }]
      if (contact) return [{ ...common, kind: 'contact', row: contact }]
      const review = reviews.find((row) => row.id === review_id)
      return review ? [{ ...common, kind: 'review', row: review }] : []
    })
}

/** The documents of answers, by the answer's id. */
async function documentsOf(db: Db, answers: readonly Answer[]): Promise<Map<number, SentDocument>> {
  const rows = await db
    .selectFrom('message_answers as answer')
    .innerJoin('proposals as proposal', 'proposal.id', 'answer.proposal_id')
    .innerJoin('proposal_revisions as sent', (join) =>
      join.onRef('sent.proposal_id', '=', 'proposal.id').onRef('sent.revision', '=', 'answer.proposal_revision'),
    )
    .select(['answer.id', 'number_year', 'number_sequence', 'sent.revision', 'sent.at', 'sent.person', 'sent.content'])
    .where('answer.id', 'in', idsOrNone(answers.map(({ id }) => id)))
    // A revision that was sent has a number.
    .$narrowType<{ number_year: NotNull; number_sequence: NotNull }>()
    .execute()
  return new Map(
    rows.map(({ id, number_year: year, number_sequence: sequence, ...sent }) => [
      id,
      { number: { year, sequence }, ...sent },
    ]),
  )
}

/** How many confirmations go to this address in a day, sent or waiting before this one, and to all within an hour. */
async function confirmationsBefore(db: Db, id: number): Promise<{ toSameAddress: number; inLastHour: number }> {
  const day = now(-dayMilliseconds)
  const sameAddress = await db
    .selectFrom('deliveries as this')
    .innerJoin('contacts as own_contact', 'own_contact.id', 'this.contact_id')
    .innerJoin('contacts as other_contact', (join) =>
      join.on(sql<boolean>`lower(other_contact.email) = lower(own_contact.email)`),
    )
    .innerJoin('deliveries as other', 'other.contact_id', 'other_contact.id')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('this.id', '=', id)
    .where('other.id', '<>', id)
    .where('other.channel', '=', 'confirmation')
    // A waiting confirmation counts too, so that only the first of several is sent.
    .where(
      sql<boolean>`CASE WHEN other.sent_at IS NULL
        THEN other.id < ${id} AND other_contact.handled_at IS NULL AND other_contact.created_at > ${day}
        ELSE other.last_error IS NULL AND other.sent_at > ${day} END`,
    )
    .executeTakeFirstOrThrow()
  const sent = await sentSince(db, 'confirmation', now(-hourMilliseconds))
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { toSameAddress: sameAddress.count, inLastHour: sent.count }
}

const waitingByChannel = (db: Db) =>
  waitingRows(db)
    .select((expression) => [
      'due.channel',
      expression.fn.countAll<number>().as('waiting'),
      expression.fn.count<number>('due.last_error').as('failing'),
      sql<string | null>`min(coalesce(answer.at, contact.created_at, review.created_at))`.as('oldest'),
    ])
    .groupBy('due.channel')
    .execute()

const ageSeconds = (moment: string | null) =>
  moment === null ? 0 : Math.max(0, (Date.now() - Date.parse(moment)) / 1000)

/** What waits on each channel, with the last error. Rows that somebody has handled do not count, except answers. */
async function deliveryFacts(db: Db, configured: readonly Channel[]): Promise<DeliveryFacts[]> {
  const [counts, errors] = await Promise.all([
    waitingByChannel(db),
    waitingRows(db)
      .select(['due.channel', 'due.last_error'])
      .where('due.last_error', 'is not', null)
      .orderBy('due.id', 'desc')
      .execute(),
  ])
  return channels
    .filter((channel) => channel !== 'confirmation' || configured.includes(channel))
    .map((channel) => {
      const count = counts.find((row) => row.channel === channel)
      return {
        way: channel,
        isConfigured: configured.includes(channel),
        waiting: count?.waiting ?? 0,
        failing: count?.failing ?? 0,
        oldestSeconds: ageSeconds(count?.oldest ?? null),
        lastError: errors.find((row) => row.channel === channel)?.last_error ?? undefined,
      }
    })
}

/** Makes waiting deliveries due at once, except those under way, which would be sent twice. Out: how many. */
async function retry(db: Db, configured: readonly Channel[]): Promise<number> {
  if (configured.length === 0) return 0
  const retried = await db
    .updateTable('deliveries')
    .set({ due_at: now() })
    .where('id', 'in', waitingRows(db).select('due.id').where('due.channel', 'in', configured))
    // The row itself is asked: another server may take a delivery while this statement waits for it.
    .where(sql<boolean>`NOT (attempts > 0 AND last_error IS NULL)`)
    .returning('id')
    .execute()
  return retried.length
}
