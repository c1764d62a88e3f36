import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerKeys, emptyCustomer } from '#domain/proposal/customer.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { linkKeyHash } from '#server/store/proposal-links.ts'
import type { ProposalQuery } from '#server/store/proposals.ts'
import type { Store } from '#server/store/store.ts'
import type { Actor } from '#server/store/tables.ts'
import { declinedLine, offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { allRows, copyOf, restoreInto } from './support/rows.ts'
import { sampleContact } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

const ana: Actor = { id: 1, name: 'Ana' }
const bruno: Actor = { id: 2, name: 'Bruno' }
const all: ProposalQuery = { page: 1, perPage: 50, today: '2026-11-24' }
const year = Number(brasiliaDay(new Date().toISOString()).slice(0, 4))
const cable = { productId: 'cabo-ecg', variantId: '5-vias' }
const toHospital = proposalOf([offerLine({ item: cable }), declinedLine()])

describe.each(deskKinds)('proposals in $name', (kind) => {
  let store: Store
  let run: (sql: string) => Promise<void>
  let proposals: Store['proposals']

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, run } = await kind.open())
    proposals = store.proposals
  })
  afterEach(() => store.close())

  const make = (content = toHospital) => proposals.create(content, { contactId: null }, ana)
  const present = async (id: number) => {
    const file = await proposals.details(id)
    if (!file) throw new Error(`no proposal ${id}`)
    return file
  }
  const act = async (id: number, kindOfAct: 'send' | 'answer' | 'revise' | 'accept' | 'reopen') =>
    proposals.act({ id, version: (await present(id)).proposal.version }, { kind: kindOfAct }, ana)

  test('a draft has no number, is saved by versions, and goes back one change at a time', async () => {
    const id = await make()
    expect((await present(id)).proposal).toMatchObject({
      number: undefined,
      state: 'rascunho',
      total: 9980,
      version: 1,
    })
    const dearer = proposalOf([offerLine({ unitPrice: 5490 })])
    expect(await proposals.save({ id, version: 1 }, dearer, ana)).toEqual({ kind: 'done', version: 2 })
    expect(await proposals.save({ id, version: 1 }, toHospital, bruno)).toMatchObject({
      kind: 'conflict',
      current: { content: dearer, proposal: { version: 2 } },
    })
    expect(await proposals.undo({ id, version: 2 }, ana)).toEqual({ kind: 'done', version: 3 })
    expect((await present(id)).content).toEqual(toHospital)
    expect(await proposals.undo({ id, version: 3 }, ana)).toMatchObject({ kind: 'not-allowed' })
  })

  test('numbers come with going out, without gaps and doubles under two writers', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => make()))
    await Promise.all(ids.map((id) => act(id, 'send')))
    const { rows } = await proposals.list(all)
    const numbers = rows.map(({ number }) => number?.sequence ?? 0).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(rows.every(({ number }) => number?.year === year)).toBe(true)
  })

  test('what went out is kept as it was, and changes by a revision alone, under the same number', async () => {
    const id = await make()
    await act(id, 'send')
    const { proposal } = await present(id)
    expect(await proposals.save({ id, version: proposal.version }, toHospital, ana)).toMatchObject({
      kind: 'not-allowed',
    })
    await act(id, 'revise')
    const revised = proposalOf([offerLine({ item: cable, unitPrice: 4500 })])
    await proposals.save({ id, version: (await present(id)).proposal.version }, revised, ana)
    await act(id, 'send')
    const file = await present(id)
    expect(file.proposal).toMatchObject({ number: { year, sequence: 1 }, revision: 2, state: 'enviada' })
    expect(file.revisions.map(({ revision, content }) => [revision, content])).toEqual([
      [1, toHospital],
      [2, revised],
    ])
    expect(file.history.map((action) => action.act)).toEqual(['make', 'send', 'revise', 'save', 'send'])
  })

  test('a state leads only where it can, and a loss says why', async () => {
    const id = await make()
    expect(await act(id, 'accept')).toMatchObject({ kind: 'not-allowed' })
    await act(id, 'send')
    const seen = { id, version: (await present(id)).proposal.version }
    expect(await proposals.act(seen, { kind: 'lose' }, ana)).toMatchObject({ kind: 'not-allowed' })
    expect(await proposals.act(seen, { kind: 'lose', loss: 'preco' }, ana)).toMatchObject({ kind: 'done' })
    expect((await present(id)).proposal).toMatchObject({ state: 'perdida', loss: 'preco' })
    await act(id, 'reopen')
    expect((await present(id)).proposal).toMatchObject({ state: 'negociacao', loss: null })
    expect(await proposals.act({ id: 99, version: 1 }, { kind: 'send' }, ana)).toEqual({ kind: 'gone' })
  })

  test('what was given up before it was sent is a draft again when it is reopened', async () => {
    const id = await make()
    const lose = async () =>
      proposals.act({ id, version: (await present(id)).proposal.version }, { kind: 'lose', loss: 'desistiu' }, ana)
    await lose()
    await act(id, 'reopen')
    expect((await present(id)).proposal).toMatchObject({ state: 'rascunho', number: undefined, revision: 1 })
    await act(id, 'send')
    await act(id, 'revise')
    await lose()
    await act(id, 'reopen')
    expect((await present(id)).proposal).toMatchObject({ state: 'rascunho', revision: 2 })
    expect(await act(id, 'reopen')).toMatchObject({ kind: 'not-allowed' })
  })

  test('the last price is that to the same customer, however it is written, and else that to anyone', async () => {
    const other = proposalOf([offerLine({ item: cable, unitPrice: 4000 })], {
      customer: { ...emptyCustomer, institution: 'Clínica Norte', email: 'compras@norte.example' },
    })
    const earlier = proposalOf([offerLine({ item: cable, unitPrice: 5990 })])
    for (const sent of [earlier, undefined, other]) await act(await make(sent), 'send')
    const keys = customerKeys({ ...emptyCustomer, institution: 'hospital sao jose' })
    const [known, unknown] = await proposals.pricesOf([cable, { productId: 'cabo-ecg' }], keys)
    expect(known).toMatchObject({
      toCustomer: { cents: 4990, proposal: `${year}-0002` },
      toOthers: { cents: 4000, proposal: `${year}-0003` },
    })
    expect(unknown).toEqual({ toCustomer: undefined, toOthers: undefined })
  })

  test('a draft gives no price yet', async () => {
    await make()
    expect(await proposals.pricesOf([cable], [])).toEqual([{ toCustomer: undefined, toOthers: undefined }])
  })

  test('lists are narrowed by state, expiry, message and words; customers are found again', async () => {
    await store.messages.receive(sampleContact(1), false)
    const late = proposalOf([offerLine()], {
      validUntil: '2026-11-23',
      customer: { ...emptyCustomer, institution: 'UPA Sul' },
    })
    const asked = await proposals.create(late, { contactId: 1 }, ana)
    await make()
    await act(asked, 'send')
    const found = async (query: Partial<ProposalQuery>) =>
      (await proposals.list({ ...all, ...query })).rows.map(({ customer }) => customer)
    expect(await found({ state: 'rascunho' })).toEqual(['Hospital São José'])
    expect(await found({ isExpired: true })).toEqual(['UPA Sul'])
    expect(await found({ contactId: 1 })).toEqual(['UPA Sul'])
    expect(await found({ terms: ['sao', 'jose'] })).toEqual(['Hospital São José'])
    expect(await found({ terms: ['c5vga2'] })).toHaveLength(2)
    expect(await found({ number: { year, sequence: 1 } })).toEqual(['UPA Sul'])
    expect(await found({ number: { year, sequence: 2 } })).toEqual([])
    expect(await proposals.customersLike(['upa'])).toEqual([late.customer])
  })

  test('a proposal outlives its message', async () => {
    await store.messages.receive(sampleContact(1), false)
    const id = await proposals.create(toHospital, { contactId: 1 }, ana)
    await store.erase({ contacts: (await allRows(store)).contacts, reviews: [] })
    expect((await present(id)).proposal.contactId).toBeNull()
  })

  test('a message that the desk makes for a sent proposal does not shorten the hours until it was sent', async () => {
    const id = await make(proposalOf([offerLine()], { customer: { ...emptyCustomer, email: 'a@example.com' } }))
    await run(`UPDATE ${kind.schema}proposals SET created_at = '2026-01-10T12:00:00.000Z'`)
    await act(id, 'send')
    await run(`UPDATE ${kind.schema}proposal_revisions SET at = '2026-01-10T17:00:00.000Z'`)
    const { version } = (await present(id)).proposal
    await proposals.mail({ id, version }, { subject: 'Proposta', text: 'Segue.' }, ana)
    expect((await present(id)).proposal.contactId).toBe(1)
    expect((await proposals.months()).map(({ hoursToSend }) => hoursToSend)).toEqual([5])
  })

  test('a month counts what went out and how it ended', async () => {
    const first = await make()
    await act(first, 'send')
    await act(first, 'accept')
    await act(await make(), 'send')
    const month = brasiliaDay(new Date().toISOString()).slice(0, 7)
    const [counted, ...others] = await proposals.months()
    expect(others).toEqual([])
    expect(counted).toMatchObject({ month, begun: 2, sent: 2, accepted: 1, lost: 0, acceptedTotal: 9980 })
    expect(counted?.hoursToSend).toBeLessThan(1)
    const inMonth = async (of: 'begun' | 'sent' | 'closed', asked = month) =>
      (await proposals.list({ ...all, month: { of, month: asked } })).total
    expect(await Promise.all([inMonth('begun'), inMonth('sent'), inMonth('closed')])).toEqual([2, 2, 1])
    expect(await inMonth('begun', '2020-01')).toBe(0)
    expect(await proposals.notCarried()).toMatchObject([{ asked: 'Colchão', times: 2 }])
  })

  test('a copy brings all of it to another store, and numbers go on', async () => {
    const sent = await make()
    await act(sent, 'send')
    const key = (await proposals.makeLink(sent, '2099-12-31', ana)) ?? ''
    await store.publicProposals.answer(
      linkKeyHash(key) ?? '',
      { revisionName: `${year}-0001`, kind: 'ask', text: 'Tem em azul?', isSuspect: false },
      '2026-11-24',
    )
    const copy = await allRows(store)
    const bytes = await copyOf(store)
    const { store: other } = await kind.open()
    await restoreInto(bytes, other)
    expect(await allRows(other)).toEqual(copy)
    const there = other.proposals
    const id = await there.create(toHospital, { contactId: null }, ana)
    await there.act({ id, version: 1 }, { kind: 'send' }, ana)
    expect((await there.details(id))?.proposal.number).toEqual({ year, sequence: 2 })
    await other.close()
  })
})
