import { expect, test } from 'vitest'
import { fillTemplate, placeholdersIn, unknownFields, fieldValues } from './answer-template.ts'

const message = {
  id: 12,
  created_at: '2026-11-24T01:00:00.000Z',
  name: 'Dra. Ana Souza',
  company: null as string | null,
  subject: 'Orçamento',
}
const brand = { name: 'Vitrine', phone: '+55 41 3000-0000', email: { sales: 'vendas@example.com' } }
const values = fieldValues({ message, person: 'Bruno', brand })
const fill = (text: string, change: Partial<typeof message> = {}) =>
  fillTemplate({ text }, fieldValues({ message: { ...message, ...change }, person: 'Bruno', brand })).text

test('fields stand for the message, who answers, and the shop, by Brasília’s calendar', () => {
  expect(values).toMatchObject({
    primeiro_nome: 'Dra. Ana',
    dia: '23/11/2026',
    prazo_legal: '08/12/2026',
    numero: '12',
  })
  expect(fill('Olá, {primeiro_nome}. {atendente}, {loja}')).toBe('Olá, Dra. Ana. Bruno, Vitrine')
  expect(fillTemplate({ subject: 'Re: {assunto}', text: 'x' }, values).subject).toBe('Re: Orçamento')
  expect(fillTemplate({ text: 'x' }, values).subject).toBe('')
})

test('what a visitor wrote is not looked at again', () => {
  expect(fill('{nome} de {empresa}', { name: '{loja} $& $1', company: '{nome}' })).toBe('{loja} $& $1 de {nome}')
})

test('a field without a value leaves no gap', () => {
  expect(fill('Para {empresa}, com prazo.\n{empresa}\nFim')).toBe('Para, com prazo.\nFim')
  expect(fill('a\n\nb')).toBe('a\n\nb')
})

test('words that are no field are told', () => {
  expect(unknownFields('{nome} {telefonne} {} {Nome} {reply}')).toEqual(['telefonne', '', 'Nome', 'reply'])
})

test('what is still to be completed is told', () => {
  expect(placeholdersIn('até [dia] por [Pix / cartão], [] e [[x]]')).toEqual(['[dia]', '[Pix / cartão]', '[x]'])
})

test.each([
  ['Ana', 'Ana'],
  ['Ana Souza', 'Ana'],
  ['Dr. José', 'Dr. José'],
  ['Engª Carla', 'Engª'],
])('%s is greeted as %s', (name, expected) => {
  expect(fill('{primeiro_nome}', { name })).toBe(expected)
})
