import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactSchema } from '#domain/forms/contact.ts'
import { contactLimits, reviewLimits } from '#domain/forms/fields.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { RowRefused } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

/** Texts around a length limit, in characters of one to four bytes. */
const around = (limit: number) =>
  fc
    .tuple(fc.integer({ min: Math.max(1, limit - 1), max: limit + 1 }), fc.constantFrom('a', 'ç', '😀', '字'))
    .map(([length, character]) => character.repeat(length))
const short = fc.constantFrom('', ' ', 'a', '😀', 'ab', '😀😀', 'a\u0001b', 'a\u0085b', '\u00a0a')
const emailLike = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('a@b', 'a@b.co', "o'brien@x.com", 'a b@c.com', 'á@b.com', 'a@b..com', 'a..b@c.com', '=1+1@b.com'),
  fc.integer({ min: 240, max: 250 }).map((length) => `${'a'.repeat(length)}@bc.com`),
)
const contact = fc.record({
  name: fc.oneof(around(contactLimits.name), short),
  company: fc.oneof(fc.constant(null), around(contactLimits.company)),
  email: emailLike,
  phone: fc.oneof(fc.constant(null), around(contactLimits.phone)),
  subject: fc.oneof(around(contactLimits.subject), short),
  message: fc.oneof(around(contactLimits.message), around(10), fc.constant('linha um\nlinha dois')),
})
const review = fc.record({
  product_id: fc.oneof(around(80), fc.constantFrom('1', 'cabo-pi-ge', 'A', 'a--b', '-a', 'a-', 'a b', '')),
  customer_name: fc.oneof(around(reviewLimits.customer_name), short),
  rating: fc.constantFrom(0, 1, 5, 6),
  title: fc.oneof(around(reviewLimits.title), short),
  comment: fc.oneof(around(reviewLimits.comment), short),
  customer_email: fc.oneof(fc.constant(null), emailLike),
})

/** Whether the store takes a row past the server's own check, as from a client of a hosted PostgREST. */
async function isTaken(insert: Promise<boolean>): Promise<boolean> {
  return insert.then(
    () => true,
    (error: unknown) => {
      if (error instanceof RowRefused) return false
      throw error
    },
  )
}

describe.each([sqliteKind, postgresKind])('limits in $name', (kind) => {
  let store: Store

  beforeAll(async () => {
    await kind.start()
    ;({ store } = await kind.open())
  }, 60_000)
  afterAll(async () => {
    await store.close()
    await kind.stop()
  })

  test('the database takes every row that the forms take', async () => {
    let taken = 0
    const rows = fc.sample(fc.tuple(contact, review), 200)
    for (const [someContact, someReview] of rows) {
      const parsed = v.safeParse(contactSchema, someContact)
      if (parsed.success)
        expect([someContact, await isTaken(store.messages.receive(parsed.output, false))]).toEqual([someContact, true])
      const parsedReview = v.safeParse(reviewSchema, someReview)
      if (parsedReview.success)
        expect([someReview, await isTaken(store.reviews.receive(parsedReview.output, false))]).toEqual([
          someReview,
          true,
        ])
      taken += Number(parsed.success) + Number(parsedReview.success)
    }
    expect(taken).toBeGreaterThan(10)
  })

  test.each(Object.entries(tooMuch()))('the database itself refuses %s', async (_name, [table, row]) => {
    const insert =
      table === 'contacts'
        ? store.messages.receive({ ...sampleContact(), ...row }, false)
        : store.reviews.receive({ ...sampleReview(), ...row }, false)
    await expect(insert).rejects.toThrow(RowRefused)
  })
})

test.each(Object.entries(tooMuch()))('the forms refuse %s', (_name, [table, row]) => {
  const schema = table === 'contacts' ? contactSchema : reviewSchema
  const sample = table === 'contacts' ? sampleContact() : sampleReview()
  expect(v.is(schema, { ...sample, ...row })).toBe(false)
})

type TooMuch = Record<string, ['contacts' | 'product_reviews', object]>

/** One character more than the limit, for every field that has one. */
function tooLong(table: TooMuch[string][0], limits: Record<string, number>): TooMuch {
  return Object.fromEntries(
    Object.entries(limits).map(([field, most]) => [
      `a ${field} of ${most + 1} characters in ${table}`,
      [table, { [field]: field.includes('email') ? `${'a'.repeat(most - 11)}@example.com` : '😀'.repeat(most + 1) }],
    ]),
  )
}

function tooMuch(): TooMuch {
  return {
    ...tooLong('contacts', contactLimits),
    ...tooLong('product_reviews', reviewLimits),
    'a name of one character': ['contacts', { name: 'A' }],
    'a name of blanks': ['contacts', { name: '    ' }],
    'an address without @': ['contacts', { email: 'ana.example.com' }],
    'a message about nothing': ['contacts', { subject: '  ' }],
    'a message of 9 characters': ['contacts', { message: '123456789' }],
    'a product id with other characters': ['product_reviews', { product_id: 'Cabo 1' }],
    'a product id of 81 characters': ['product_reviews', { product_id: 'a'.repeat(81) }],
    'a rating of 0': ['product_reviews', { rating: 0 }],
    'a rating of 6': ['product_reviews', { rating: 6 }],
    'a rating of 4.5': ['product_reviews', { rating: 4.5 }],
    'a reviewer without name': ['product_reviews', { customer_name: '' }],
    "a reviewer's address without domain": ['product_reviews', { customer_email: 'ana@' }],
  }
}
