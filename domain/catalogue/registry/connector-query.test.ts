import * as v from 'valibot'
import { expect, test } from 'vitest'
import { findConnectors, parseConnectorQuery } from './connector-query.ts'
import { connectorSchema } from './connector.ts'

const answers = (text: string) => parseConnectorQuery(new URLSearchParams(text))

test('a shape of the registry is read as its form, and what is not known is dropped', () => {
  expect(answers('forma=lemo&contatos=12&parametro=ecg')).toEqual({ form: 'redondo', contacts: 12, parameter: 'ecg' })
  expect(answers('forma=tipo-d&vias=9')).toEqual({ form: 'tipo-d', contacts: 9 })
  expect(answers('forma=estrela&contatos=0&parametro=x&fabricante=../a')).toEqual({})
})

test('flat contacts are found as rectangular, those of a round cell as round', () => {
  const found = (shape: string, form: string) =>
    findConnectors(
      [v.parse(connectorSchema, { key: 'a', name: 'A', shape, gender: 'femea', confirmed: false, uses: [] })],
      answers(`forma=${form}`),
    ).length === 1
  expect([found('contatos', 'retangular'), found('contatos', 'redondo')]).toEqual([true, false])
  expect([found('contatos-redondos', 'redondo'), found('contatos-redondos', 'retangular')]).toEqual([true, false])
})

test('parameter and maker must match the same use', () => {
  const connector = v.parse(connectorSchema, {
    key: 'a',
    name: 'A',
    shape: 'lemo',
    contacts: 5,
    gender: 'macho',
    confirmed: false,
    uses: [{ parameter: 'ecg', makers: ['philips'] }, { parameter: 'spo2' }],
  })
  const matches = (text: string) => findConnectors([connector], answers(text)).length === 1
  expect(matches('parametro=ecg&fabricante=philips&forma=redondo&contatos=5')).toBe(true)
  expect(matches('parametro=spo2&fabricante=philips')).toBe(false)
  expect(matches('contatos=6')).toBe(false)
})
