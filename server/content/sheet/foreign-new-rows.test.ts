import { expect, test } from 'vitest'
import { newRows } from './foreign-rows.ts'
import { proposedChoices, type ForeignChoices } from './foreign-uses.ts'

const choices: ForeignChoices = {
  ...proposedChoices(['Código', 'Nome'], []),
  isCreating: true,
  brand: 'philips',
}

function idOf(...taken: string[]): string | undefined {
  const newRow = newRows(choices, [], (id) => taken.includes(id))
  const made = newRow('linha 2', { code: '2', newName: 'Módulo', own: new Map([['productType', 'modulos']]) })
  return typeof made === 'string' ? made : made.cells.get('id')
}

test('a new product has an id of its own, or is left out: a row never changes a product that it does not name', () => {
  expect(idOf()).toBe('modulo')
  expect(idOf('modulo')).toBe('modulo-2')
  expect(idOf('modulo', 'modulo-2')).toBe('2')
  expect(idOf('modulo', 'modulo-2', '2')).toContain('já têm dono')
})
