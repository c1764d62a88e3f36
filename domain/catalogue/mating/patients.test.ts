import { expect, test } from 'vitest'
import { patientsOf, sharePatients } from './patients.ts'

const saying = (value: string) => patientsOf({ specifications: [{ name: 'Paciente', value }] })
const none = { specifications: [] }

test.each([
  ['Adulto', ['adulto']],
  ['Adulto e pediátrico', ['pediatrico', 'adulto']],
  ['Infantil', ['pediatrico']],
  ['Neonatal', ['neonatal']],
  ['Adulto (TPNI06) ou neonatal e lactente (TPNI06N)', ['neonatal', 'adulto']],
])('the row "%s" says whom it is for', (value, patients) => {
  expect([...(saying(value) ?? [])]).toEqual(patients)
})

test('a version says it before the table does', () => {
  const { specifications } = { specifications: [{ name: 'Paciente', value: 'Adulto' }] }
  expect(patientsOf({ specifications }, { patient: 'Neonatal nº 1 (3 a 6 cm)' })).toEqual(new Set(['neonatal']))
  expect(patientsOf({ specifications }, { sizeKey: 'neonatal' })).toEqual(new Set(['neonatal']))
  expect(patientsOf(none, { sizeKey: 'adulto' })).toEqual(new Set(['adulto', 'pediatrico']))
})

test('what says nothing serves all', () => {
  expect(patientsOf(none)).toBeUndefined()
  expect(sharePatients(undefined, saying('Neonatal'))).toBe(true)
  expect(sharePatients(saying('Infantil'), saying('Adulto'))).toBe(false)
  expect(sharePatients(saying('Infantil'), saying('Adulto e pediátrico'))).toBe(true)
})
