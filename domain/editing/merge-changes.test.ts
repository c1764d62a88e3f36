import { expect, test } from 'vitest'
import { accessoryValues } from '#tests/samples.ts'
import { mergeChanges } from './changes.ts'
import { productKinds } from './kinds/products.ts'

const kind = productKinds['acessorios-componentes']
const before = accessoryValues({ currentPrice: 49.9, tags: ['cabo'] })

test('of two changes each keeps what it alone changed, and what both changed is named', () => {
  const mine = { ...before, currentPrice: 60, name: 'Meu' }
  const theirs = { ...before, name: 'Deles', tags: ['novo'], availability: 'em-breve' }
  const { values, conflicts } = mergeChanges(kind, before, mine, theirs)
  expect(values).toMatchObject({ currentPrice: 60, name: 'Meu', tags: ['novo'], availability: 'em-breve' })
  expect(conflicts).toEqual([{ name: 'name', label: 'Nome', ownEdit: 'Meu', otherEdit: 'Deles' }])
  expect(mergeChanges(kind, before, theirs, theirs).conflicts).toEqual([])
})
