import { expect, test } from 'vitest'
import { accessoryValues } from '#tests/samples.ts'
import { changesOf, changeText } from './changes.ts'
import type { Values } from './field.ts'
import { productKinds } from './kinds/products.ts'

const kind = productKinds['acessorios-componentes']
const before: Values = accessoryValues({
  currentPrice: 49.9,
  tags: ['cabo'],
  description: `${'Cabo de ECG para monitores de beira de leito. '.repeat(3)}Conte as vias.`,
  specifications: [{ name: 'Comprimento', value: '3,0 m' }],
  variants: [
    { id: '3-vias', leads: '3', sku: 'C3' },
    { id: '10-vias', leads: '10', sku: 'C10', currentPrice: 90 },
  ],
})
const changes = (change: object) => changesOf(before, { ...before, ...change }, kind).map(changeText)

test('a change is told by its label, before and after', () => {
  expect(changes({ currentPrice: 54.9 })).toEqual(['Preço: R$ 49,90 → R$ 54,90'])
  expect(changes({ currentPrice: 0 })).toEqual(['Preço: R$ 49,90 → consultar'])
  expect(changes({ availability: 'em-breve', isNew: true })).toEqual([
    'Disponibilidade: Disponível → Em Breve',
    'Selo “Produto Novo”: não → sim',
  ])
  expect(changes({ dossier: { anvisaExpires: '2027-01-31' } })).toEqual([
    'Validade do registro: (vazio) → 31 de janeiro de 2027',
  ])
  expect(changes({})).toEqual([])
})

test('a long text is shown from where it parts', () => {
  const [line = ''] = changes({
    description: `${'Cabo de ECG para monitores de beira de leito. '.repeat(3)}Conte os rabichos.`,
  })
  expect(line).toBe('Descrição: …de leito. Conte as vias. → …de leito. Conte os rabichos.')
})

test('lists and rows are told by what comes, goes and changes', () => {
  expect(changes({ tags: ['cabo', 'ecg'] })).toEqual(['Palavra da busca “ecg” entra'])
  expect(changes({ tags: [] })).toEqual(['Palavra da busca “cabo” sai'])
  expect(changes({ tags: ['cabo', 'cabo'] })).toEqual(['Palavras da busca com itens repetidos'])
  const [three, ten] = [
    { id: '3-vias', leads: '3', sku: 'C3' },
    { id: '10-vias', leads: '10', sku: 'C10', currentPrice: 95 },
  ]
  expect(changes({ variants: [three, { id: '5-vias', leads: '5', sku: 'C5' }, ten] })).toEqual([
    'Versão “5-vias” (C5) entra',
    'Versão “10-vias” (C10), Preço: R$ 90,00 → R$ 95,00',
  ])
  expect(changes({ variants: [three] })).toEqual(['Versão “10-vias” (C10) sai'])
  expect(changes({ variants: [{ ...ten, currentPrice: 90 }, three] })).toEqual(['Versões em outra ordem'])
  expect(changes({ specifications: [{ name: 'Comprimento', value: '2,5 m' }] })).toEqual([
    'Especificação “Comprimento”, Valor: 3,0 m → 2,5 m',
  ])
})
