import { expect, test } from 'vitest'
import { articleTooMuch } from './article-limits.ts'

test('what is too much is told by its kind', () => {
  expect(articleTooMuch('## Parte\n\n- um [link](https://a.example)\n')).toBeUndefined()
  expect(articleTooMuch('a'.repeat(60_001))).toMatch(/^Longo demais/)
  expect(articleTooMuch(']'.repeat(3001))).toMatch(/^Linhas ou marcas demais/)
  expect(articleTooMuch(`${'|a'.repeat(200)}\n${'a\n'.repeat(150)}`)).toMatch(/^Uma tabela larga demais/)
})
