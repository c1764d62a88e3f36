import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { describeYamlError } from './parse-yaml.ts'

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
