import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkForm } from './checked-form.ts'
import { contactSchema } from './contact.ts'

const filled = {
  name: 'Ana Souza',
  company: 'Hospital São José',
  email: 'ana@hospital.example',
  phone: '(41) 99999-0000',
  subject: 'Orçamento',
  message: 'Preciso de dez cabos de ECG.',
}
const errorsOf = (change: Record<string, unknown>) => checkForm(contactSchema, { ...filled, ...change }).errors
const valueOf = (change: Record<string, unknown>) => checkForm(contactSchema, { ...filled, ...change }).value

test('a filled form passes as it is', () => {
  expect(valueOf({})).toMatchObject(filled)
})

test('what a message is about is the shop’s to say', () => {
  expect(errorsOf({ subject: 'Conserto de bomba' })).toBeUndefined()
})

test('an empty form names every required field with the words of the spec', () => {
  expect(
    checkForm(contactSchema, { name: '', company: '', email: '', phone: '', subject: '', message: '' }).errors,
  ).toEqual({
    name: 'Nome deve ter pelo menos 2 caracteres',
    email: 'Email inválido',
    subject: 'Selecione um assunto',
    message: 'Mensagem deve ter pelo menos 10 caracteres',
  })
})

const tooShortName = 'Nome deve ter pelo menos 2 caracteres'
const tooShortMessage = 'Mensagem deve ter pelo menos 10 caracteres'
const invalid = 'Retire os caracteres especiais inválidos'

test.each([
  ['name', 'A', tooShortName],
  ['name', '  A  ', tooShortName],
  ['name', '🩺', tooShortName], // one character, two UTF-16 units
  ['name', 7, tooShortName],
  ['name', 'A'.repeat(121), 'Use no máximo 120 caracteres'],
  ['name', 'Ana\u0000', invalid],
  ['name', 'Ana \uD83E', invalid],
  ['company', 'A'.repeat(161), 'Use no máximo 160 caracteres'],
  ['company', 'Hospital \u0007', invalid],
  ['email', 'ana', 'Email inválido'],
  ['email', 'ana@', 'Email inválido'],
  ['email', 'ana@-hospital.example', 'Email inválido'],
  ['email', 'ana@hospital-.example', 'Email inválido'],
  ['email', 'ana@hospital..example', 'Email inválido'],
  ['email', 'ana@hospital', 'Email inválido'],
  ['email', 'ana souza@hospital.example', 'Email inválido'],
  ['email', 'ana@hospital.example, b@x.example', 'Email inválido'],
  ['email', 'ana@hospital.example\nBcc: b@x.example', 'Email inválido'],
  ['email', `${'a'.repeat(240)}@hospital.example`, 'Email inválido'],
  ['email', null, 'Email inválido'],
  ['phone', '1'.repeat(41), 'Use no máximo 40 caracteres'],
  ['phone', '41 \u0000', invalid],
  ['subject', ' ', 'Selecione um assunto'],
  ['subject', 'A'.repeat(121), 'Use no máximo 120 caracteres'],
  ['subject', 'duas\nlinhas', 'Escreva em uma só linha'],
  ['subject', null, 'Selecione um assunto'],
  ['name', '\u200B\u200B\u2060', tooShortName],
  ['name', '\u3164\u3164', tooShortName],
  ['message', '\u2800'.repeat(20), tooShortMessage],
  ['message', '\u202E'.repeat(20), tooShortMessage],
  ['message', '123456789', tooShortMessage],
  ['message', '  123456789  ', tooShortMessage],
  ['message', '🩺'.repeat(9), tooShortMessage],
  ['message', 'A'.repeat(5001), 'Use no máximo 5.000 caracteres'],
  ['message', 'Preciso de cabos\u001B[0m', invalid],
  ['message', '\uDE7A Preciso de cabos', invalid],
])('%s %j is refused with "%s"', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
})

test.each([
  ['name', 'Zé'],
  ['name', '🩺🩺'],
  ['name', '🩺'.repeat(120)],
  ['company', 'A'.repeat(160)],
  ['email', 'nome.sobrenome+uti@sub.hospital.com.br'],
  ['email', 'compras@xn--hospitalsojos-4eb8g.com.br'],
  ['email', 'compras@hospitalsãojosé.com.br'],
  ['email', 'ana@hospital-a--b.xn--p1ai'],
  ['phone', '1'.repeat(40)],
  ['message', '1234567890'],
  ['message', 'Linha 1\nLinha 2\r\n\tLinha 3'],
  ['message', '🩺'.repeat(5000)],
])('%s %j is taken as it is', (field, value) => {
  expect(valueOf({ [field]: value })).toMatchObject({ [field]: value })
})

test('blanks around a text are taken off', () => {
  expect(
    valueOf({ name: '  Ana  ', email: ' ana@hospital.example ', phone: ' 41 ', message: '\n1234567890\n' }),
  ).toMatchObject({
    name: 'Ana',
    email: 'ana@hospital.example',
    phone: '41',
    message: '1234567890',
  })
})

test.each(['', '   ', '\n', '\u200B\u2060', null, undefined])('company and phone %j are stored as null', (blank) => {
  expect(valueOf({ company: blank, phone: blank })).toMatchObject({ company: null, phone: null })
})

test('marks that turn the direction of writing are taken off, joiners of emoji stay', () => {
  expect(valueOf({ name: 'Ana \u202Eazuos\u2066', message: 'Com carinho 👩🏽‍⚕️' })).toMatchObject({
    name: 'Ana azuos',
    message: 'Com carinho 👩🏽‍⚕️',
  })
})

test('optional fields may be left out', () => {
  const { company: _company, phone: _phone, ...required } = filled
  expect(checkForm(contactSchema, required).value).toMatchObject({ ...required, company: null, phone: null })
})

test('an optional field that is no text is refused with words', () => {
  expect(errorsOf({ company: 7, phone: ['41'] })).toEqual({ company: 'Texto inválido', phone: 'Texto inválido' })
})

test('a field that the table does not have is refused', () => {
  expect(v.is(contactSchema, { ...filled, approved: 1 })).toBe(false)
})
