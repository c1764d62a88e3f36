import { expect, test } from 'vitest'
import { itemFor } from '#domain/order-list/order-item.ts'
import { declinedLine, offerLine, openLine, proposalOf } from '#tests/proposal-samples.ts'
import { accessory, ecgVariants, summaryOf } from '#tests/samples.ts'
import { rearrangeLines, settleLines, offerUnderNewCode } from './settle-lines.ts'
import { readTypedProposal, typedProposal } from './typed-proposal.ts'

const cable = summaryOf(accessory({ id: 'cabo-ge', name: 'Cabo de ECG', variants: ecgVariants }))
const chosen = { productId: 'cabo-ge', variantId: '5-vias' }
const whole = proposalOf(
  [
    offerLine({
      item: chosen,
      unitPrice: 123_456,
      discount: { kind: 'percent', hundredths: 750 },
      condition: 'compativel',
      alternativeOf: 1,
      ncm: '9018.90.99',
    }),
    offerLine({ id: 'b', discount: { kind: 'amount', cents: 2050 } }),
    declinedLine(),
    openLine({ candidates: [chosen] }),
  ],
  {
    discount: { kind: 'percent', hundredths: 500 },
    freight: { kind: 'charged', cents: 3500 },
    instalments: 3,
    pixDiscount: 7.5,
  },
)

test('what a form is filled with is read as the same proposal', () => {
  expect(readTypedProposal(typedProposal(whole))).toEqual({ kind: 'read', proposal: whole, choices: new Map() })
})

test('a percentage of a million blanks is a fault at once', () => {
  const typed = { ...typedProposal(whole), pixDiscount: `x${' '.repeat(1_000_000)}x` }
  expect(readTypedProposal(typed)).toMatchObject({ kind: 'faulty', faults: { pixDiscount: expect.any(String) } })
  const { proposal } = { proposal: undefined, ...readTypedProposal({ ...typedProposal(whole), pixDiscount: '7,5 %' }) }
  expect(proposal).toMatchObject({ pixDiscount: 7.5 })
})

test('every fault is told beside its field', () => {
  const typed = {
    ...typedProposal(whole),
    'a.unitPrice': 'dez',
    'a.quantity': '2,5',
    'b.discount': '101%',
    'b.description': ' ',
    instalments: '0',
    freightPrice: 'x',
  }
  const read = readTypedProposal(typed)
  expect(read.kind === 'faulty' && Object.keys(read.faults).toSorted()).toEqual([
    'a.quantity',
    'a.unitPrice',
    'b.description',
    'b.discount',
    'freightPrice',
    'instalments',
  ])
  const long = readTypedProposal({ ...typedProposal(whole), institution: 'x'.repeat(161), validUntil: '' })
  expect(long.kind === 'faulty' && Object.keys(long.faults)).toEqual(['institution', 'validUntil'])
})

test('a line whose code was changed is the item no more', () => {
  const read = readTypedProposal({ ...typedProposal(whole), 'a.code': 'OUTRO1' })
  expect(read.kind === 'read' && read.proposal.lines[0]).not.toHaveProperty('item')
})

test('under another code everything that belongs to the code is loaded; what was typed with it stays', () => {
  const before = offerLine({ item: chosen, ncm: '9018.90.99', anvisa: '80000000001', condition: 'compativel' })
  const { item: _, ...typed } = { ...before, code: 'C5VG14' }
  const other = { productId: 'cabo-philips' }
  const found = offerLine({
    item: other,
    code: 'C5VG14',
    description: 'Cabo Philips',
    ncm: '9018.19.80',
    unitPrice: undefined,
  })
  const loaded = offerUnderNewCode(before, typed, found)
  expect(loaded).toMatchObject({ item: other, description: 'Cabo Philips', ncm: '9018.19.80', anvisa: '' })
  expect(loaded).not.toHaveProperty('unitPrice')
  expect(loaded).not.toHaveProperty('condition')
  expect(offerUnderNewCode(before, { ...typed, description: 'À mão', unitPrice: 1 }, found)).toMatchObject({
    description: 'À mão',
    unitPrice: 1,
  })
  const unknown = offerUnderNewCode(before, { ...typed, asked: 'cabo do cliente' }, undefined)
  expect(unknown).toMatchObject({ code: 'C5VG14', description: 'cabo do cliente', ncm: '', anvisa: '' })
  expect(unknown).not.toHaveProperty('item')
})

test('an open line becomes what was chosen for it', () => {
  const settle = (escolha: string) => {
    const read = readTypedProposal({ ...typedProposal(whole), 'o.escolha': escolha, 'o.quantity': '4' })
    if (read.kind === 'faulty') throw new Error('faulty')
    const itemOf = () => itemFor(cable, '5-vias')
    return settleLines(read.proposal.lines, read.choices, { itemOf, papers: {} }).at(-1)
  }
  expect(settle('0')).toMatchObject({ kind: 'offer', item: chosen, code: 'C5VGA2', quantity: 4, asked: 'sensor spo2' })
  expect(settle('recusar')).toMatchObject({ kind: 'declined', asked: 'sensor spo2' })
  expect(settle('livre')).toMatchObject({ kind: 'offer', description: 'sensor spo2', quantity: 4 })
  expect(settle('7')).toMatchObject({ kind: 'open' })
})

test('a price typed beside a choice is that of the offer; without a choice it is told, and nothing is lost', () => {
  const typed = { ...typedProposal(whole), 'o.unitPrice': '149,90' }
  const read = readTypedProposal({ ...typed, 'o.escolha': '0' })
  if (read.kind === 'faulty') throw new Error('faulty')
  const settled = settleLines(read.proposal.lines, read.choices, { itemOf: () => itemFor(cable, '5-vias'), papers: {} })
  expect(settled.at(-1)).toMatchObject({ kind: 'offer', unitPrice: 14_990 })
  expect(readTypedProposal(typed)).toEqual({
    kind: 'faulty',
    faults: { 'o.unitPrice': expect.stringContaining('Escolha') },
  })
})

test('a price typed beside a candidate chooses it; beside one that is not the chosen one it is told', () => {
  const typed = { ...typedProposal(whole), 'o.preco0': '149,90' }
  const read = readTypedProposal(typed)
  if (read.kind === 'faulty') throw new Error('faulty')
  expect(read.choices.get('o')).toEqual({ kind: 'candidate', index: 0, unitPrice: 14_990 })
  for (const [name, value] of [
    ['o.escolha', 'recusar'],
    ['o.achar', 'C5VGA2'],
  ] as const)
    expect(readTypedProposal({ ...typed, [name]: value })).toEqual({
      kind: 'faulty',
      faults: { 'o.preco0': expect.stringContaining('não é o escolhido') },
    })
  expect(readTypedProposal({ ...typed, 'o.preco0': 'dez' })).toMatchObject({
    faults: { 'o.preco0': 'Um valor como 54,90.' },
  })
})

test('a line that was declined can be taken up again, and an offer declined', () => {
  const read = readTypedProposal({ ...typedProposal(whole), 'd.tipo': 'offer', 'a.tipo': 'declined' })
  expect(read.kind === 'read' && read.proposal.lines).toMatchObject([
    { id: 'a', kind: 'declined' },
    { id: 'b' },
    { id: 'd', kind: 'offer', description: 'Colchão' },
    { id: 'o' },
  ])
})

test('lines are moved and taken out', () => {
  const ids = (act: string, id: string) =>
    rearrangeLines(whole.lines, act, id)
      .map((line) => line.id)
      .join('')
  expect([
    ids('subir', 'a'),
    ids('subir', 'd'),
    ids('descer', 'a'),
    ids('descer', 'o'),
    ids('remover', 'b'),
    ids('subir', 'x'),
  ]).toEqual(['abdo', 'adbo', 'bado', 'abdo', 'ado', 'abdo'])
})
