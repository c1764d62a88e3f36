import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { listKinds } from './list-kinds.ts'
import { listParameters, priceRange, parseListQuery } from './list-query.ts'

const parse = (query: string, kind: keyof typeof listKinds = 'acessorios') =>
  parseListQuery(new URLSearchParams(query), kind)
const written = (query: string, kind: keyof typeof listKinds = 'acessorios') =>
  new URLSearchParams(listParameters(parse(query, kind), kind)).toString()

test('an address without parameters asks for the whole list', () => {
  expect(parse('')).toEqual({ search: '', selected: {} })
  expect(written('')).toBe('')
})

test('several values come as repeated parameters or as comma lists, each once, in their order', () => {
  const expected = { marca: ['philips', 'mindray', 'dixtal'] }
  expect(parse('marca=philips&marca=mindray,dixtal&marca=philips').selected).toEqual(expected)
  expect(written('marca=philips,mindray')).toBe('marca=philips&marca=mindray')
})

test('parameters stand in one order whatever order they came in', () => {
  expect(
    written('mostrar=36&vista=compacta&disponibilidade=em-breve&preco=10-20&condicao=novo&tipo=eletrodos&search=cabo'),
  ).toBe('search=cabo&tipo=eletrodos&condicao=novo&preco=10-20&disponibilidade=em-breve&vista=compacta&mostrar=36')
})

test('what the list does not know, and what stands at its default, is dropped', () => {
  expect(written('especialidade=uti&cor=azul&disponibilidade=todas&vista=padrao&mostrar=20&preco=0-1000000')).toBe('')
  expect(written('marca=%3Cscript%3E&marca=&disponibilidade=ontem&vista=lista&mostrar=-5&preco=abc')).toBe('')
  expect(written('especialidade=uti&vista=lista', 'equipamentos')).toBe('especialidade=uti&vista=lista')
})

test('a price range is put in order, kept within the list’s limit, and may be open at either end', () => {
  expect(parse('preco=2000-100').price).toEqual({ min: 100, max: 2000 })
  expect(parse('preco=100-').price).toEqual({ min: 100, max: 1_000_000 })
  expect(parse('preco=-500').price).toEqual({ min: 0, max: 500 })
  expect(parse('preco=100-900000', 'categoria').price).toEqual({ min: 100, max: 50_000 })
  expect(parse('preco=0-50000', 'categoria').price).toBeUndefined()
  expect(priceRange(0, 50_000, 1_000_000)).toEqual({ min: 0, max: 50_000 })
})

test('the number of products shown is the first page and whole steps of each list', () => {
  expect(parse('mostrar=21').shownCount).toBe(36)
  expect(parse('mostrar=17', 'equipamentos').shownCount).toBe(28)
  expect(parse('mostrar=13', 'categoria').shownCount).toBe(24)
  expect(parse('mostrar=999999').shownCount).toBeLessThan(1020)
})

test('a search text is trimmed and cut after two thousand characters, a whole letter', () => {
  expect(parse(`search=${encodeURIComponent(`  cabo ${'x'.repeat(3000)}`)}`).search).toHaveLength(2000)
})

test('writing a query and reading it again changes nothing, whatever the address said', () => {
  const name = fc.constantFrom('search', 'marca', 'tipo', 'modelo', 'preco', 'disponibilidade', 'vista', 'mostrar', 'x')
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('philips', 'dash-3000,umec-12', '10-20', 'em-estoque', 'lista', 'compacta', '36'),
  )
  const kinds = fc.constantFrom(...keysOf(listKinds))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), kinds, (pairs, kind) => {
      const query = parseListQuery(new URLSearchParams(pairs), kind)
      const again = parseListQuery(new URLSearchParams(listParameters(query, kind)), kind)
      expect(again).toEqual(query)
    }),
  )
})

test('a price asked for by the two fields of a form counts like a range', () => {
  const priceOf = (text: string) => parseListQuery(new URLSearchParams(text), 'acessorios').price
  expect(priceOf('preco-de=100&preco-ate=2000')).toEqual({ min: 100, max: 2000 })
  expect(priceOf('preco-de=&preco-ate=2000')).toEqual({ min: 0, max: 2000 })
  expect(priceOf('preco-de=&preco-ate=')).toBeUndefined()
  expect(priceOf('preco=1-2&preco-de=5&preco-ate=6')).toEqual({ min: 1, max: 2 })
})
