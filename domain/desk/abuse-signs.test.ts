import { expect, test } from 'vitest'
import { abuseSigns } from './abuse-signs.ts'

const review = {
  id: 1,
  product_id: 'sensor-a',
  title: 'Bom sensor',
  comment: 'Calibrou na primeira tentativa e encaixou bem no monitor.',
  rating: 5,
  created_at: '2026-11-24T12:00:00.000Z',
  is_suspect: false,
  customer_email: 'ana@example.com',
}

test('an ordinary review has no sign, and its own row is no other', () => {
  expect(abuseSigns(review, [review])).toEqual([])
})

test.each([
  [{ is_suspect: true }, 'o formulário foi preenchido como por um robô'],
  [{ comment: 'Veja em https://exemplo.test' }, 'traz um link'],
  [{ comment: 'Compre em loja-barata.com agora' }, 'traz um link'],
  [{ comment: 'Chame no (41) 99999-0000' }, 'traz um e-mail ou telefone'],
  [{ title: 'Escreva a joao@example.com' }, 'traz um e-mail ou telefone'],
  [{ comment: 'PÉSSIMO, NÃO COMPREM NADA AQUI NUNCA MAIS' }, 'está quase toda em maiúsculas'],
])('%j is a sign', (change, sign) => {
  expect(abuseSigns({ ...review, ...change }, [])).toEqual([sign])
})

test('a text that is made to be slow is looked at within a moment', () => {
  // The text is so long that a search which begins anew at each letter takes minutes; the machine may stall.
  const length = 200_000
  const start = performance.now()
  for (const sign of ['@', 'a@', '(', '-', 'w', 'a-'])
    abuseSigns({ ...review, comment: sign.repeat(length / sign.length) }, [])
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('codes and capitals of the trade are no shouting, and numbers no telephone', () => {
  expect(
    abuseSigns({ ...review, title: 'SPO2', comment: 'Cabo de 3,0 m, NBR 60601, lote 12345, nota 4.5.' }, []),
  ).toEqual([])
})

test('what others wrote is a sign where it is the same text, product or day', () => {
  const other = { ...review, id: 2, product_id: 'sensor-b', comment: 'Outro texto.' }
  expect(abuseSigns(review, [{ ...other, comment: review.comment.toUpperCase(), customer_email: null }])).toEqual([
    'o mesmo texto está em outra avaliação',
  ])
  expect(abuseSigns(review, [{ ...other, product_id: 'sensor-a', customer_email: 'ANA@example.com' }])).toEqual([
    'a mesma pessoa já avaliou este produto',
  ])
  const third = { ...other, id: 3, product_id: 'sensor-c' }
  expect(abuseSigns(review, [other, third])).toEqual(['a mesma pessoa avaliou 3 produtos ou mais no mesmo dia'])
  // Half past midnight is the next day in Brasília.
  expect(abuseSigns(review, [other, { ...third, created_at: '2026-11-25T03:30:00.000Z' }])).toEqual([])
  expect(abuseSigns(review, [other, { ...third, created_at: '2026-11-25T02:30:00.000Z' }])).not.toEqual([])
  expect(abuseSigns(review, [other, { ...third, product_id: other.product_id }])).toEqual([])
  const nameless = { ...review, customer_email: null }
  expect(
    abuseSigns(
      nameless,
      [other, third].map((row) => ({ ...row, customer_email: null })),
    ),
  ).toEqual([])
})
