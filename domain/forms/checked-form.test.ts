import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkForm } from './checked-form.ts'

const schema = v.strictObject({
  name: v.pipe(v.string('sem nome'), v.minLength(3, 'nome curto'), v.regex(/^[a-z]+$/, 'só letras')),
  age: v.number('sem idade'),
})

test('a sound form gives its value and no errors', () => {
  expect(checkForm(schema, { name: 'ana', age: 30 })).toEqual({ value: { name: 'ana', age: 30 } })
})

test('every field with a fault has its first message', () => {
  expect(checkForm(schema, { name: '1', age: 'x' })).toEqual({ errors: { name: 'nome curto', age: 'sem idade' } })
})

test('a form that is no object is an error too', () => {
  expect(checkForm(schema, null).errors).toBeDefined()
  expect(checkForm(schema, undefined).value).toBeUndefined()
})
