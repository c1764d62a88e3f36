import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkForm } from './checked-form.ts'
import { productRatingSchema, publishedColumns, publishedReviewSchema } from './published-review.ts'
import { reviewSchema } from './review.ts'

const filled = {
  product_id: 'cabo-ecg-ge-aha',
  customer_name: 'Ana',
  rating: 5,
  title: 'Serviu',
  comment: 'Chegou no prazo.',
  customer_email: 'ana@hospital.example',
}
const errorsOf = (change: Record<string, unknown>) => checkForm(reviewSchema, { ...filled, ...change }).errors
const valueOf = (change: Record<string, unknown>) => checkForm(reviewSchema, { ...filled, ...change }).value

test('a filled review passes as it is', () => {
  expect(valueOf({})).toEqual(filled)
})

test('name, stars, title and comment are required; the e-mail is not', () => {
  const empty = { product_id: '1', customer_name: '', rating: 0, title: ' ', comment: '', customer_email: '' }
  expect(checkForm(reviewSchema, empty).errors).toEqual({
    customer_name: 'Campo obrigatório',
    rating: 'Escolha de 1 a 5 estrelas',
    title: 'Campo obrigatório',
    comment: 'Campo obrigatório',
  })
})

test.each([1, 2, 3, 4, 5])('%s stars are a rating', (rating) => {
  expect(valueOf({ rating })).toMatchObject({ rating })
})

test.each([0, 6, -1, 4.5, '5', null, undefined, Number.NaN])('%s stars are none', (rating) => {
  expect(errorsOf({ rating })).toEqual({ rating: 'Escolha de 1 a 5 estrelas' })
})

test.each([
  ['customer_name', 120],
  ['title', 160],
  ['comment', 4000],
])('%s takes %s characters and no more', (field, maximum) => {
  expect(errorsOf({ [field]: '🩺'.repeat(maximum) })).toBeUndefined()
  expect(errorsOf({ [field]: 'x'.repeat(maximum + 1) })).toEqual({
    [field]: `Use no máximo ${maximum.toLocaleString('pt-BR')} caracteres`,
  })
})

test.each(['customer_name', 'title', 'comment'])('%s takes no control characters', (field) => {
  expect(errorsOf({ [field]: 'a\u0000b' })).toEqual({ [field]: 'Retire os caracteres especiais inválidos' })
})

test.each(['', '  ', null, undefined])('the e-mail %j is stored as null', (customer_email) => {
  expect(valueOf({ customer_email })).toMatchObject({ customer_email: null })
})

test.each(['ana', 'ana@x', 7])('the e-mail %j is refused', (customer_email) => {
  expect(errorsOf({ customer_email })).toEqual({ customer_email: 'Email inválido' })
})

test.each(['1', 'cabo-ecg-ge-aha'])('%s is a product id', (product_id) => {
  expect(errorsOf({ product_id })).toBeUndefined()
})

test.each(['', '../x', 'Cabo', 'a'.repeat(81), 7, null])('%j is no product id', (product_id) => {
  expect(Object.keys(errorsOf({ product_id }) ?? {})).toEqual(['product_id'])
})

test('nobody approves their own review', () => {
  expect(v.is(reviewSchema, { ...filled, approved: 1 })).toBe(false)
})

const shown = {
  id: 1,
  customer_name: 'Ana',
  rating: 5,
  title: 'Serviu',
  comment: 'Ok',
  created_at: '2026-01-01T00:00:00Z',
  shop_reply: null,
  shop_replied_at: null,
}

test('a review that is shown has all that it shows and 1 to 5 stars; no e-mail is asked for', () => {
  expect(v.is(publishedReviewSchema, shown)).toBe(true)
  for (const column of Object.keys(shown))
    expect(v.is(publishedReviewSchema, { ...shown, [column]: undefined })).toBe(false)
  for (const rating of [0, 6, '5', Number.NaN]) expect(v.is(publishedReviewSchema, { ...shown, rating })).toBe(false)
  for (const row of [null, undefined, 'x', 1, []]) expect(v.is(publishedReviewSchema, row)).toBe(false)
  expect(publishedColumns.split(',').toSorted()).toEqual(Object.keys(shown).toSorted())
})

test('a rating of a product names it and has 1 to 5 stars', () => {
  expect(v.is(productRatingSchema, { product_id: '1', rating: 5 })).toBe(true)
  for (const row of [{ product_id: 1, rating: 5 }, { product_id: '1', rating: 6 }, { rating: 5 }, null, 'x'])
    expect(v.is(productRatingSchema, row)).toBe(false)
})
