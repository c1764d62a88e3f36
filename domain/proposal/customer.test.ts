import { expect, test } from 'vitest'
import { customerOfText, emptyCustomer, isSameCustomer } from './customer.ts'

const shop = { cnpj: '00.000.000/0001-00', phones: ['(41) 3000-0000'], emails: ['comercial@loja.example'] }

test('who wrote, and how they are reached, comes from the conversation', () => {
  const text = [
    '[09:12, 24/11/2026] Carla Compras: Bom dia! 4 SCD05',
    '[09:13, 24/11/2026] Carla Compras: CNPJ 11.222.333/0001-81, carla@hospital.example',
    '[09:14, 24/11/2026] Carla Compras: (16) 99999-0000',
  ].join('\n')
  expect(customerOfText(text, shop)).toEqual({
    ...emptyCustomer,
    contact: 'Carla Compras',
    cnpj: '11.222.333/0001-81',
    email: 'carla@hospital.example',
    phone: '(16) 99999-0000',
  })
})

test('a sender without a name is a telephone', () => {
  expect(customerOfText('24/11/2026 14:02 - +55 16 99999-0000: 2 CP01', shop)).toMatchObject({
    contact: '',
    phone: '+55 16 99999-0000',
  })
})

test("of two who write none is taken, and the shop's own is nobody's", () => {
  const text = [
    '[09:12, 24/11/2026] Carla: 4 SCD05, ligue (41) 3000-0000?',
    '[09:13, 24/11/2026] Loja: comercial@loja.example, 00.000.000/0001-00',
  ].join('\n')
  expect(customerOfText(text, shop)).toEqual(emptyCustomer)
})

test.each(['11.222.333/0001-82', '2 un 3 cx 1234 5678', 'SCD05 x 4', ''])('%s names nobody', (text) => {
  expect(customerOfText(text, shop)).toEqual(emptyCustomer)
})

test('a sender that is a hospital is the institution, a person the contact', () => {
  const of = (sender: string) =>
    customerOfText(`[10:02, 24/11/2026] ${sender}: preciso de 2 C5VGA2`, { cnpj: '', phones: [], emails: [] })
  expect(of('Hospital São Lucas')).toMatchObject({ institution: 'Hospital São Lucas', contact: '' })
  expect(of('UPA Norte')).toMatchObject({ institution: 'UPA Norte', contact: '' })
  expect(of('Clínica Boa Vista')).toMatchObject({ institution: 'Clínica Boa Vista', contact: '' })
  expect(of('Rita Nunes')).toMatchObject({ institution: '', contact: 'Rita Nunes' })
})

test.each([
  ['oi boa tarde, é do Hospital Santa Clara\npreciso de 2 CEL02', 'Hospital Santa Clara'],
  ['Bom dia! Sou da Santa Casa de Londrina, preciso de 2 CEL02', 'Santa Casa de Londrina'],
  ['Aqui é da UPA Norte.', 'UPA Norte'],
  ['sou da clínica vida e preciso de 2 CEL02', ''],
  ['falo do setor de compras', ''],
  ['o cabo é do Hospital São Lucas, e eu sou do Hospital Boa Vista', ''],
])('whom somebody says that they write for: %j', (text, institution) => {
  expect(customerOfText(text, shop)).toEqual({ ...emptyCustomer, institution })
})

test('two customers are one who share what a customer is found by, or their contact; nobody is told apart by nothing', () => {
  const carla = { ...emptyCustomer, contact: 'Carla Dias', email: 'carla@example.com' }
  expect(isSameCustomer(carla, { ...carla, email: '' })).toBe(true)
  expect(isSameCustomer(carla, { ...carla, email: 'c.dias@example.com' })).toBe(false)
  expect(isSameCustomer({ ...carla, phone: '(41) 90000-0000' }, { ...carla, phone: '(41) 91111-1111' })).toBe(true)
  expect(isSameCustomer(carla, { ...emptyCustomer, email: 'CARLA@example.com' })).toBe(true)
  expect(isSameCustomer(carla, { ...emptyCustomer, contact: 'Davi Reis' })).toBe(false)
  expect(isSameCustomer(carla, emptyCustomer)).toBe(true)
})

test('a name that many have does not make two customers one', () => {
  const ofA = {
    ...emptyCustomer,
    institution: 'Hospital Municipal',
    contact: 'Compras',
    cnpj: '11.222.333/0001-81',
    email: 'compras@a.example',
  }
  const ofB = { ...ofA, cnpj: '12.ABC.345/01DE-35', email: 'compras@b.example' }
  expect(isSameCustomer(ofA, ofB)).toBe(false)
  expect(isSameCustomer(ofA, { ...ofB, email: ofA.email })).toBe(true)
  expect(isSameCustomer({ ...ofA, cnpj: '' }, ofB)).toBe(false)
  expect(isSameCustomer(ofA, { ...ofB, cnpj: '', institution: '' })).toBe(false)
  expect(isSameCustomer({ ...ofA, cnpj: '' }, { ...ofB, email: '' })).toBe(true)
  expect(isSameCustomer(ofA, { ...ofB, cnpj: '', email: '', institution: 'Clínica Outra' })).toBe(false)
  expect(isSameCustomer(ofA, { ...ofB, cnpj: '', email: '', institution: '' })).toBe(true)
})
