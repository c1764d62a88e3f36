import { expect, test } from 'vitest'
import { amountInWords } from './money-words.ts'

test.each([
  [0, 'zero reais'],
  [1, 'um centavo'],
  [100, 'um real'],
  [2150, 'vinte e um reais e cinquenta centavos'],
  [10_000, 'cem reais'],
  [10_101, 'cento e um reais e um centavo'],
  [100_000, 'mil reais'],
  [110_000, 'mil e cem reais'],
  [110_100, 'mil cento e um reais'],
  [123_405, 'mil duzentos e trinta e quatro reais e cinco centavos'],
  [2_001_600, 'vinte mil e dezesseis reais'],
  [100_000_000, 'um milhão de reais'],
  [200_000_100, 'dois milhões e um reais'],
  [
    123_456_789,
    'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais e oitenta e nove centavos',
  ],
])('%i cents are %s', (cents, words) => {
  expect(amountInWords(cents)).toBe(words)
})
