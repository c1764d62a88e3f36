import { expect, test } from 'vitest'
import { cnpjFaults } from './brand.ts'

test.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '00.000.000/0001-00', '00.000.000/0000-00'])(
  '%s is accepted: its digits are right, or it is the sample that the publishing check asks for',
  (cnpj) => {
    expect(cnpjFaults({ cnpj })).toEqual([])
  },
)

test.each(['11.222.333/0001-82', '12.ABC.345/01DE-36', '11.111.111/0001-00'])('%s is refused', (cnpj) => {
  expect(cnpjFaults({ cnpj })).toEqual([
    {
      file: 'content/brand.yaml',
      path: 'cnpj',
      code: 'conteudo-cnpj',
      problem: `há ${cnpj}, cujos dígitos verificadores não conferem; confira cada algarismo`,
    },
  ])
})
