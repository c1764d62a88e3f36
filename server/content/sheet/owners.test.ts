import { describe, expect, test } from 'vitest'
import { accessory } from '#tests/samples.ts'
import { RowOwners } from './owners.ts'

const cable = accessory({
  id: 'cabo',
  formerly: ['cabo-velho'],
  variants: [
    { id: '3-vias', leads: '3', sku: 'C3-VGA', formerCodes: ['C-ANTIGO'] },
    { id: '5-vias', leads: '5', sku: 'C5VGA' },
  ],
})
const valve = accessory({ id: 'valvula', sku: 'ST-01', formerCodes: ['VÁL 9'] })
const other = accessory({ id: 'sonda', sku: 'ST01E' })
const twin = accessory({ id: 'sonda-dois', sku: 'ST.01E' })
const owners = new RowOwners([cable, valve, other, twin])

describe('a row is of the product or variant', () => {
  test.each([
    ['of its id', { id: 'cabo' }, { owner: { id: 'cabo' }, by: 'id' }],
    [
      'of its id and variant',
      { id: 'cabo', variant: '3-vias' },
      { owner: { id: 'cabo', variant: '3-vias' }, by: 'id' },
    ],
    ['that is new', { id: 'novo' }, { owner: { id: 'novo' }, by: 'id' }],
    ['of its code', { code: 'ST-01' }, { owner: { id: 'valvula' }, by: 'code' }],
    ['of a code in small letters', { code: 'st-01' }, { owner: { id: 'valvula' }, by: 'code' }],
    ['of a code with blanks', { code: ' St 01 ' }, { owner: { id: 'valvula' }, by: 'code' }],
    ['of a code with an accent', { code: 'ST-01é' }, undefined],
    ['of a variant’s code', { code: 'c3vga' }, { owner: { id: 'cabo', variant: '3-vias' }, by: 'code' }],
    ['of a code and the id that has it', { id: 'valvula', code: 'ST01' }, { owner: { id: 'valvula' }, by: 'code' }],
    [
      'of a variant’s code and the ids that have it',
      { id: 'cabo', variant: '5-vias', code: 'C5VGA' },
      { owner: { id: 'cabo', variant: '5-vias' }, by: 'code' },
    ],
    ['of its sku where nothing else tells', { sku: 'C5VGA' }, { owner: { id: 'cabo', variant: '5-vias' }, by: 'sku' }],
    ['of its id when the sku beside it is new', { id: 'valvula', sku: 'NOVO' }, { owner: { id: 'valvula' }, by: 'id' }],
    [
      'that is spelled exactly so, of two that read alike',
      { code: 'ST.01E' },
      { owner: { id: 'sonda-dois' }, by: 'code' },
    ],
    [
      'that has the former code now',
      { code: 'val9' },
      { owner: { id: 'valvula' }, by: 'code', note: 'o código val9 é hoje ST-01 (valvula)' },
    ],
    [
      'that has the variant’s former code now',
      { sku: 'c-antigo' },
      {
        owner: { id: 'cabo', variant: '3-vias' },
        by: 'sku',
        note: 'o código c-antigo é hoje C3-VGA (cabo, versão 3-vias)',
      },
    ],
    [
      'that has the former id now',
      { id: 'cabo-velho' },
      { owner: { id: 'cabo' }, by: 'id', note: 'o id cabo-velho é hoje cabo' },
    ],
    [
      'of a former id and a code that agree',
      { id: 'cabo-velho', code: 'C5VGA' },
      { owner: { id: 'cabo', variant: '5-vias' }, by: 'code' },
    ],
  ])('%s', (_name, keys, found) => {
    if (found) expect(owners.find(keys, true)).toEqual(found)
    else expect(owners.find(keys, true)).toMatchObject({ fault: { code: 'conteudo-codigo-ambiguo' } })
  })

  test('whose code stands beside the product’s id, in a sheet without a column for variants', () => {
    expect(owners.find({ id: 'cabo', sku: 'c5vga' }, false)).toEqual({
      owner: { id: 'cabo', variant: '5-vias' },
      by: 'sku',
    })
    expect(owners.find({ id: 'cabo', sku: 'c5vga' }, true)).toEqual({ owner: { id: 'cabo' }, by: 'id' })
  })
})

test.each([
  ['no key', {}, 'id', 'conteudo-linha-sem-produto'],
  ['a variant alone', { variant: '3-vias' }, 'id', 'conteudo-linha-sem-produto'],
  ['an unknown code', { code: 'XYZ' }, 'code', 'conteudo-codigo-desconhecido'],
  ['a code of signs alone', { code: '--' }, 'code', 'conteudo-codigo-desconhecido'],
  ['an unknown sku without an id', { sku: 'XYZ' }, 'sku', 'conteudo-codigo-desconhecido'],
  ['a code that two products read alike', { code: 'st01e' }, 'code', 'conteudo-codigo-ambiguo'],
  ['an id and a code of another product', { id: 'cabo', code: 'ST-01' }, 'code', 'conteudo-id-e-codigo'],
  ['an unknown id and a known code', { id: 'novo', code: 'ST-01' }, 'code', 'conteudo-id-e-codigo'],
  ['an id and the sku of another product', { id: 'cabo', sku: 'st01' }, 'sku', 'conteudo-id-e-codigo'],
  [
    'a variant and a code of another variant',
    { id: 'cabo', variant: '3-vias', code: 'C5VGA' },
    'code',
    'conteudo-id-e-codigo',
  ],
  ['a variant and a code of a product', { variant: '3-vias', code: 'ST-01' }, 'code', 'conteudo-id-e-codigo'],
])('%s is a fault of its column', (_name, keys, column, code) => {
  expect(owners.find(keys, true)).toMatchObject({ fault: { column, code } })
})

test('a former code that versions share sets the price of none of them', () => {
  const hose = accessory({
    id: 'mangueira',
    variants: [
      { id: '1-5-m', length: '1,5 m', sku: 'TPNI01L15', formerCodes: ['TPNI01'] },
      { id: '3-m', length: '3,0 m', sku: 'TPNI01L30', formerCodes: ['TPNI01'] },
    ],
  })
  expect(new RowOwners([hose]).find({ code: 'tpni01' }, false)).toMatchObject({
    fault: {
      code: 'conteudo-codigo-ambiguo',
      problem:
        'o código tpni01 é de mangueira, versão 1-5-m e de mangueira, versão 3-m; escreva-o por inteiro ou use o id',
    },
  })
})

test('a code of two names both, and a disagreement whose the code is', () => {
  expect(owners.find({ code: 'st01e' }, true)).toMatchObject({
    fault: { problem: 'o código st01e é de sonda e de sonda-dois; escreva-o por inteiro ou use o id' },
  })
  expect(owners.find({ id: 'cabo', code: 'ST-01' }, true)).toMatchObject({
    fault: { problem: 'o código ST-01 é de valvula, e a linha diz cabo; corrija um dos dois' },
  })
})
