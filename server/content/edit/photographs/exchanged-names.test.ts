import { expect, test } from 'vitest'
import { exchangedNames } from './exchanged-names.ts'

test.each([
  ['2.jpg', '1.jpg', ['1.jpg', '2.jpg']],
  ['2-opcao-5-vias.jpg', '1.jpg', ['1-opcao-5-vias.jpg', '2.jpg']],
  ['2-opcao-5-vias.jpg', '1-opcao-3-vias.jpg', ['1-opcao-5-vias.jpg', '2-opcao-3-vias.jpg']],
  ['verso.png', 'frente.jpg', ['frente.png', 'verso.jpg']],
  ['1-opcao-5-vias.jpg', '1.jpg', undefined],
  ['2.jpg', 'opcao-5-vias.jpg', undefined],
])('%s and %s become %j', (one, other, names) => {
  expect(exchangedNames(one, other)).toEqual(names)
})
