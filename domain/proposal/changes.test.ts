import { expect, test } from 'vitest'
import { declinedLine, offerLine, openLine, proposalOf } from '#tests/proposal-samples.ts'
import { changesBetween } from './changes.ts'
import { customerKeys, emptyCustomer } from './customer.ts'
import { faultsBeforeSending } from './faults.ts'
import { proposedPrice } from './price-source.ts'

test('a proposal differs in nothing from itself', () => {
  const proposal = proposalOf([offerLine(), declinedLine(), openLine()])
  expect(changesBetween(proposal, structuredClone(proposal))).toEqual([])
})

test('each change of a line is a sentence with its number and code', () => {
  const before = proposalOf([offerLine(), offerLine({ id: 'b', code: 'ST01' }), declinedLine('Colchão', 'c')])
  const after = proposalOf([
    offerLine({ quantity: 3, unitPrice: 5490, discount: { kind: 'percent', hundredths: 500 }, condition: 'original' }),
    offerLine({ id: 'c', code: 'COL1' }),
    offerLine({ id: 'n', code: '', description: 'Frete aéreo' }),
  ])
  expect(changesBetween(before, after)).toEqual([
    'Item 1 (C5VGA2): quantidade 2 un → 3 un',
    'Item 1 (C5VGA2): preço R$ 49,90 → R$ 54,90',
    'Item 1 (C5VGA2): desconto (vazio) → 5%',
    'Item 1 (C5VGA2): condição (vazio) → Original, novo',
    'Item 2 (COL1): passou a ser oferecido',
    'Item 3 (Frete aéreo): acrescentado',
    'Item 2 (ST01): retirado',
  ])
})

test('terms and customer are compared as they are shown', () => {
  const before = proposalOf([])
  const after = proposalOf([], {
    validUntil: '2027-01-15',
    freight: { kind: 'charged', cents: 4500 },
    customer: { ...before.customer, contact: 'Ana' },
  })
  expect(changesBetween(before, after)).toEqual([
    'Contato: (vazio) → Ana',
    'Frete: FOB, por conta do cliente → CIF, R$ 45,00',
    'Validade: 31/12/2026 → 15/01/2027',
  ])
})

test('what is missing is said at its place, and nothing of a whole proposal', () => {
  expect(faultsBeforeSending(proposalOf([offerLine()]), '2026-12-31')).toEqual([])
  const faulty = proposalOf([openLine(), offerLine({ unitPrice: undefined, alternativeOf: 1 })], {
    customer: { ...emptyCustomer, cnpj: '11.222.333/0001-82' },
  })
  expect(faultsBeforeSending(faulty, '2027-01-01').map(({ place }) => place)).toEqual([
    'institution',
    'cnpj',
    'o',
    'a',
    'a',
    'validUntil',
  ])
  expect(faultsBeforeSending(proposalOf([]), '2026-12-31').map(({ place }) => place)).toEqual(['lines'])
  const { customer } = proposalOf([])
  for (const email of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'Ana <a@b.example>', 'a@b']) {
    const proposal = proposalOf([offerLine()], { customer: { ...customer, email } })
    expect(faultsBeforeSending(proposal, '2026-12-31').map(({ place }) => place)).toEqual(['email'])
  }
})

test('a customer is found again by CNPJ, e-mail, telephone and name, however they are written; another area code is another one', () => {
  const keysAsTyped = customerKeys({
    ...emptyCustomer,
    institution: 'Hospital São José',
    cnpj: '11.222.333/0001-81',
    email: 'Compras@Hospital.example',
    phone: '+55 (41) 99999-0000',
  })
  const keysOtherwiseTyped = customerKeys({
    ...emptyCustomer,
    institution: 'HOSPITAL SAO  JOSE',
    cnpj: '11222333000181',
    email: 'compras@hospital.example',
    phone: '041999990000',
  })
  expect(keysAsTyped).toEqual(keysOtherwiseTyped)
  const phone = (text: string) => customerKeys({ ...emptyCustomer, phone: text })
  expect(phone('(41) 3000-0000')).not.toEqual(phone('(43) 3000-0000'))
  expect(phone('3000-0000')).toEqual([])
  expect(customerKeys(emptyCustomer)).toEqual([])
})

test('a price begins with the catalogue, then with what this customer was offered, then with what anybody was', () => {
  const before = { cents: 5000, day: '2026-10-03', proposal: '2026-0004' }
  expect(proposedPrice({ catalogue: 4990, toCustomer: before })).toEqual({ cents: 4990, source: 'preço do catálogo' })
  expect(proposedPrice({ catalogue: 0, toCustomer: before, toOthers: before })?.source).toBe(
    'da proposta 2026-0004 a este cliente, de 3 de outubro de 2026',
  )
  expect(proposedPrice({ toOthers: before })?.source).toContain('a outro cliente')
  expect(proposedPrice({})).toBeUndefined()
})
