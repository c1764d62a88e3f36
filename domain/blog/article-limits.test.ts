import { expect, test } from 'vitest'
import { articleLimitFault } from './article-limits.ts'

test('what is too much is told by its kind', () => {
  expect(articleLimitFault('## Parte\n\n- um [link](https://a.example)\n')).toBeUndefined()
  expect(articleLimitFault('a'.repeat(60_001))).toMatch(/^Longo demais/)
  expect(articleLimitFault(']'.repeat(3001))).toMatch(/^Linhas ou marcas demais/)
  expect(articleLimitFault(`${'> '.repeat(19)}a`)).toBeUndefined()
  expect(articleLimitFault(`${'> '.repeat(20)}a`)).toBe(
    'Mais de 19 citações ou listas, uma dentro da outra: desfaça algumas',
  )
  expect(articleLimitFault(`${'|a'.repeat(200)}\n${'a\n'.repeat(150)}`)).toMatch(/^Uma tabela larga demais/)
})
