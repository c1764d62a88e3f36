import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { productSchema } from '#domain/catalogue/product-schema.ts'
import type { ContentFault } from '#server/content-error.ts'
import { describeYamlError, parseYaml } from './parse-yaml.ts'

function said(text: string): string {
  try {
    parse(text)
  } catch (error) {
    return describeYamlError(error)
  }
  return 'nada'
}

test.each([
  ['a: b: c', 'na linha 1, coluna 4, há dois-pontos dentro de um texto sem aspas; ponha o texto entre aspas'],
  ['a: 1\na: 2', 'na linha 2, coluna 1, o mesmo campo aparece duas vezes; deixe um'],
  ['a: "b\nc: d', 'na linha 2, coluna 5, faltam as aspas que fecham um texto'],
  ['a: @b', 'na linha 1, coluna 4, o texto começa por um sinal que não pode estar ali; ponha-o entre aspas'],
  ['a:\n\t- b', 'na linha 2, coluna 1, o recuo tem tabulação; use espaços'],
  [
    'a: [1, 2',
    'na linha 1, coluna 9, o recuo não combina com o das linhas vizinhas (use os mesmos espaços que elas), ou falta fechar um colchete',
  ],
])('%j is told in Portuguese, with its place', (text, sentence) => {
  expect(said(text)).toBe(sentence)
})

test('no sentence of the parser is left in English', () => {
  for (const text of [
    '- a\nb: c',
    '{a: 1',
    'a: *b',
    'a: !!x:y z',
    "a: 'b",
    '? a\n b',
    'a: "\\q"',
    'a: |2x\n b',
    '%\n---\na',
  ])
    expect(said(text)).toMatch(/^nada$|^na linha \d+, coluna \d+, \p{L}|^um \* ou &/u)
})

/** A product as its keeper types it, where YAML reads numbers, and nothing, in what was meant as words. */
const typed = `name: NO
category: acessorios-componentes
productType: conectores-pni
sku: 1e3
description: 2026
availability: em-estoque
condition: compativel
equipmentBrand: universal
compatibleWith: [on, 012, 2026-11-27, ~, 12:30:45, .5]
tags: [0x1F, 1_000, yes, "°C"]
`

test('words that YAML reads as numbers are all told, and none becomes another value', () => {
  const faults: ContentFault[] = []
  expect(parseYaml({ file: 'a.yaml', text: typed, addedFields: { id: 'a' } }, productSchema, faults)).toBeUndefined()
  expect(faults.map(({ path }) => path)).toEqual([
    'sku',
    'description',
    'compatibleWith.1',
    'compatibleWith.3',
    'compatibleWith.5',
    'tags.0',
  ])
  for (const { problem } of faults) expect(problem).toContain('ponha entre aspas o que parece número')
})

test('of a file with several faults of form the first is told with its line', () => {
  const text = 'name: &nome Conector\nsku: A1\nname: *nome\ntags:\n\t- recuo\nmore: [<<, "a\\u0000b"]\n'
  expect(said(text)).toBe('na linha 3, coluna 1, o mesmo campo aparece duas vezes; deixe um')
})
