import { expect, test } from 'vitest'
import { dayOf, registrationStanding } from './plan-anvisa.ts'

const today = '2026-11-24'
const entry = (validity: string, situation = '') => ({ process: '', holder: '', updated: '', validity, situation })

test.each([
  ['10/05/2031', { status: 'vigente', expires: '2031-05-10' }],
  ['2031-05-10 00:00:00', { status: 'vigente', expires: '2031-05-10' }],
  ['24/11/2026', { status: 'vigente', expires: '2026-11-24' }],
  ['23/11/2026', { status: 'vencido', expires: '2026-11-23' }],
  ['VIGENTE', { status: 'vigente' }],
  ['', { status: 'vigente' }],
  ['A CONFIRMAR', undefined],
  ['10/05/31', undefined],
])('a validity of "%s" stands as %j', (validity, standing) => {
  expect(registrationStanding(entry(validity), { today, status: undefined })).toEqual(standing)
})

test('what the table calls cancelled or over is so, whatever its date', () => {
  const known = { today, status: 'vigente' } as const
  expect(registrationStanding(entry('10/05/2031', 'CADUCO/CANCELADO'), known)).toMatchObject({ status: 'cancelado' })
  expect(registrationStanding(entry('VIGENTE', 'Vencido'), known)).toEqual({ status: 'vencido' })
})

test('a registration that is being renewed stays so past its end, unless it is cancelled', () => {
  const known = { today, status: 'em-renovacao' } as const
  expect(registrationStanding(entry('01/01/2026'), known)).toEqual({ status: 'em-renovacao', expires: '2026-01-01' })
  expect(registrationStanding(entry('01/01/2026', 'Cancelado'), known)).toMatchObject({ status: 'cancelado' })
})

test('a day is read at the beginning of a cell only', () => {
  expect(['10/05/2031 03:00', '2031-05-10T03:00', 'em 10/05/2031', ''].map(dayOf)).toEqual([
    '2031-05-10',
    '2031-05-10',
    undefined,
    undefined,
  ])
})
