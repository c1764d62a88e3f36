import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NewDataRequest } from '#server/store/personal-data.ts'
import { linkKeyHash } from '#server/store/proposal-links.ts'
import type { Store } from '#server/store/store.ts'
import { now } from '#server/store/tables.ts'
import { declinedLine, offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { allRows, copyOf, restoreInto } from '#tests/server/support/rows.ts'
import { ana, byPhone } from './support/desk-samples.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

const theirs = { email: 'carla@example.com', phone: '(41) 90000-0000' }
const request: NewDataRequest = { ...theirs, kind: 'eliminacao', name: 'Carla Dias', receivedOn: '2026-11-24' }

describe.each(deskKinds)('requests about personal data in $name', (kind) => {
  let store: Store
  let desk: Store
  let dataDir: string
  let run: (sql: string) => Promise<void>

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, dataDir, run } = await kind.open())
    desk = store
    await store.messages.receive({ ...sampleContact(1), email: 'CARLA@Example.com', phone: null }, false)
    await store.messages.receive({ ...sampleContact(2), phone: null }, false)
    await desk.messages.add(byPhone, ana)
    await store.reviews.receive({ ...sampleReview(1), customer_email: 'carla@example.com' }, false)
    await store.reviews.receive(sampleReview(2), false)
    await store.messages.receive(
      { ...sampleContact(5), phone: null, message: 'Falem com carla@example.com, por favor' },
      false,
    )
  })
  afterEach(() => store.close())

  const offer = (contactId: number | null, remarks = '') =>
    desk.proposals.create(proposalOf([declinedLine()], { remarks }), { contactId }, ana)
  const numbers = ({ messages, reviews }: Awaited<ReturnType<Store['personalData']['find']>>) => ({
    messages: messages.map(({ message }) => message.id),
    reviews: reviews.map(({ id }) => id),
  })

  test('a person is found by the address and by the telephone, in messages, reviews and the mail queue', async () => {
    await desk.messages.note(1, 'Cliente antiga', ana)
    const found = await desk.personalData.find(theirs)
    expect(numbers(found)).toEqual({ messages: [1, 3], reviews: [1] })
    expect(found.messages[0]?.notes).toMatchObject([{ text: 'Cliente antiga' }])
    expect(found.deliveries.map(({ channel, contact_id, review_id }) => [channel, contact_id, review_id])).toEqual([
      ['email', 1, null],
      ['webhook', 1, null],
      ['confirmation', 1, null],
      ['email', null, 1],
      ['webhook', null, 1],
    ])
    expect(found.mentions.map(({ id }) => id)).toEqual([4])
  })

  test('a person whose address somebody has flooded the shop with is found and deleted', async () => {
    const count = 33_000
    await run(`WITH RECURSIVE series(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM series WHERE number < ${count})
      INSERT INTO contacts (name, email, subject, message)
      SELECT 'Carla Dias', 'carla@example.com', 'Orçamento', 'Quero um cabo, pedido ' || number FROM series`)
    await desk.typedTexts.save('mensagens/1/nota', 1, 'Ligar para ela')
    expect((await desk.personalData.find(theirs)).messages).toHaveLength(count + 2)
    const { id, version } = await desk.personalData.open(request, ana)
    expect(await desk.personalData.erase({ id, version }, ana)).toMatchObject({ kind: 'done' })
    expect(numbers(await desk.personalData.find(theirs))).toEqual({ messages: [], reviews: [] })
    expect(await desk.typedTexts.find('mensagens/1/nota', 1)).toBeUndefined()
  }, 60_000)

  test('a telephone within a text or a proposal is found, however it is written', async () => {
    for (const [number, written] of ['41911112222', '(41) 91111-2222', '+55 41 91111-2222'].entries())
      await store.messages.receive(
        { ...sampleContact(6 + number), phone: null, message: `Falem com ${written}.` },
        false,
      )
    const proposal = proposalOf([declinedLine()])
    const content = { ...proposal, customer: { ...proposal.customer, phone: '(41) 91111-2222' } }
    await desk.proposals.create(content, { contactId: null }, ana)
    const found = await desk.personalData.find({ email: null, phone: '41 911112222' })
    expect(found.mentions.map(({ id }) => id)).toEqual([7, 6, 5])
    expect(found.proposals).toHaveLength(1)
  })

  test('a key that names nobody finds nothing, and never everybody', async () => {
    for (const keys of [
      { email: null, phone: null },
      { email: '', phone: '' },
      { email: '%', phone: 'ramal' },
    ])
      expect(await desk.personalData.find(keys)).toEqual({
        messages: [],
        reviews: [],
        deliveries: [],
        mentions: [],
        proposals: [],
      })
    expect(numbers(await desk.personalData.find({ email: null, phone: '41900000000' }))).toEqual({
      messages: [3],
      reviews: [],
    })
  })

  test('what was asked to be deleted is gone, stays gone in a restored copy, and is proved by numbers only', async () => {
    await desk.typedTexts.save('mensagens/1', 1, 'Olá, Carla')
    await desk.typedTexts.save('mensagens/1/nota', 1, 'Carla ligou')
    const other12 = { thing: 'mensagens/12', person_id: 1, text: 'de outra pessoa', saved_at: now() }
    await store.db.insertInto('desk_drafts').values(other12).execute()
    await offer(1)
    await offer(null, 'CARLA@example.com pediu')
    await offer(2)
    expect((await desk.personalData.find(theirs)).proposals.map(({ id }) => id)).toEqual([1, 2])
    const bytes = await copyOf(store)
    const opened = await desk.personalData.open(request, ana)
    expect(opened).toMatchObject({ due_on: '2026-12-09', ticked: [], outcome: null, closed_at: null, version: 1 })
    const erased = await desk.personalData.erase(opened, ana)
    expect(erased).toMatchObject({ kind: 'done', request: { outcome: { messages: [1, 3], reviews: [1] }, version: 2 } })
    expect(numbers(await desk.personalData.find(theirs))).toEqual({ messages: [], reviews: [] })
    const left = await allRows(store)
    expect([left.contacts, left.product_reviews].map((rows) => rows.map(({ id }) => id))).toEqual([[2, 4], [2]])
    expect(left.deliveries.some(({ contact_id }) => contact_id === 1)).toBe(false)
    expect((await desk.typedTexts.all(1)).map(({ path }) => path)).toEqual(['mensagens/12'])
    // A tab that was open meanwhile does not bring the person's data back.
    expect(await desk.typedTexts.save('mensagens/1/nota', 1, 'Carla ligou')).toBe(false)
    expect(await desk.typedTexts.all(1)).toHaveLength(1)
    const { store: other } = await kind.open()
    expect(await restoreInto(bytes, other, dataDir)).toBe(3)
    const rows = await allRows(other)
    expect(rows.contacts.map(({ id }) => id)).toEqual([2, 4])
    expect([rows.message_notes, rows.desk_acts]).toEqual([[], []])
    expect(rows.proposals.map(({ id, contact_id }) => [id, contact_id])).toEqual([
      [2, null],
      [3, 2],
    ])
    await other.close()
    expect((await allRows(store)).proposals).toHaveLength(2)
    const closed = await desk.personalData.close({ id: 1, version: 2 }, ana)
    expect(closed).toMatchObject({ kind: 'done', request: { name: 'C…', email: 'c…@example.com', phone: '…0000' } })
    expect((await store.audit.all()).map(({ operator, action, target }) => [operator, action, target])).toEqual([
      ['Ana', 'open-data-request', 1],
      ['Ana', 'erase-person', 1],
      ['Ana', 'close-data-request', 1],
    ])
    // A masked address finds no rows, and a closed request cannot be carried out again.
    expect(await desk.personalData.erase({ id: 1, version: 3 }, ana)).toMatchObject({ kind: 'not-allowed' })
  })

  test('what was typed about the person and not sent goes too, wherever it was typed; nothing else does', async () => {
    const texts = {
      'mensagens/nova': 'Ligou a Sra. CARLA DIAS, do hospital',
      'mensagens/2': 'Respondam a Carla@example.com',
      'mensagens/2/nota': 'tel. 41 90000.0000',
      'mensagens/4': 'Carla, bom dia',
    }
    for (const [path, text] of Object.entries(texts)) await store.typedTexts.save(path, 7, text)
    const { id, version } = await desk.personalData.open(request, ana)
    await desk.personalData.erase({ id, version }, ana)
    expect((await store.typedTexts.all(7)).map(({ path }) => path)).toEqual(['mensagens/4'])
  })

  test('of proposals to the person a draft goes, a sent one loses whose it was, a sale stays; none opens any more', async () => {
    const customer = { ...proposalOf([]).customer, institution: '', contact: 'Carla Dias', email: 'Carla@example.com' }
    const lines = [
      offerLine({ asked: 'o cabo da Carla', customerItem: 'Carla 1', buyerLine: { text: 'Cabo da sala da Carla' } }),
      offerLine({ id: 'b', asked: 'Cinta da Carla', description: 'Cinta da Carla', unitPrice: 0 }),
      declinedLine('Colchão da Carla'),
    ]
    const content = proposalOf(lines, {
      customer,
      remarks: 'Falar com Carla.',
      process: 'Compra da Carla',
      validUntil: '2099-12-31',
    })
    const make = () => desk.proposals.create(content, { contactId: null }, ana)
    const act = async (id: number, kindOf: 'send' | 'accept', version: number) =>
      desk.proposals.act({ id, version }, { kind: kindOf }, ana)
    const [draft, sent, sale] = [await make(), await make(), await make()]
    for (const id of [sent, sale]) await act(id, 'send', 1)
    const keys = [
      await desk.proposals.makeLink(sent, '2099-12-31', ana),
      await desk.proposals.makeLink(sale, '2099-12-31', ana),
    ]
    await act(sale, 'accept', 2)
    const bytes = await copyOf(store)
    await desk.personalData.open(request, ana)
    const proposals = { deleted: [draft], anonymised: [sent], kept: [sale] }
    expect(await desk.personalData.erase({ id: 1, version: 1 }, ana)).toMatchObject({
      request: { outcome: { proposals } },
    })
    const { store: other } = await kind.open()
    await restoreInto(bytes, other, dataDir)
    for (const each of [store, other]) {
      expect(await each.proposals.details(draft)).toBeUndefined()
      const file = await each.proposals.details(sent)
      expect(JSON.stringify(file)).not.toMatch(/carla/i)
      expect(file?.proposal.total).toBe(9980)
      expect((await each.proposals.details(sale))?.content.customer.contact).toBe('Carla Dias')
      for (const key of keys)
        expect(await each.publicProposals.find(linkKeyHash(key ?? '') ?? '', '2026-11-24')).toBeUndefined()
    }
    await other.close()
  })

  test('of a proposal that was sent to the person before it became somebody else’s, that revision loses whose it was', async () => {
    const { customer } = proposalOf([])
    const sentTo = async (contact: object, next: object, contactId: number | null = null) => {
      const id = await desk.proposals.create(
        proposalOf([offerLine()], { customer: { ...customer, ...contact } }),
        { contactId },
        ana,
      )
      await desk.proposals.act({ id, version: 1 }, { kind: 'send' }, ana)
      await desk.proposals.act({ id, version: 2 }, { kind: 'revise' }, ana)
      await desk.proposals.save(
        { id, version: 3 },
        proposalOf([offerLine()], { customer: { ...customer, ...next } }),
        ana,
      )
      await desk.proposals.act({ id, version: 4 }, { kind: 'send' }, ana)
      await desk.proposals.act({ id, version: 5 }, { kind: 'accept' }, ana)
      return id
    }
    const next = { contact: 'Davi Reis', email: 'davi@example.com' }
    const byEmail = await sentTo({ contact: 'Carla Dias', email: 'carla@example.com' }, next)
    const byTelephone = await sentTo({ contact: 'Carla Dias', phone: '(41) 9.0000-0000' }, next)
    const fromMessage = await sentTo({ contact: 'Carla Dias', email: 'carla@example.com' }, next, 1)
    const ownSale = await sentTo(next, { contact: 'Carla Dias', email: 'carla@example.com' })
    const { proposals } = await desk.personalData.find(theirs)
    expect(proposals).toMatchObject([
      { id: byEmail, isOwn: false },
      { id: byTelephone, isOwn: false },
      { id: fromMessage, isOwn: false },
      { id: ownSale, isOwn: true },
    ])
    const bytes = await copyOf(store)
    await desk.personalData.open(request, ana)
    expect(await desk.personalData.erase({ id: 1, version: 1 }, ana)).toMatchObject({
      request: {
        outcome: { proposals: { anonymised: [], kept: [ownSale], revised: [byEmail, byTelephone, fromMessage] } },
      },
    })
    const { store: other } = await kind.open()
    await restoreInto(bytes, other, dataDir)
    for (const each of [store, other]) {
      for (const id of [byEmail, byTelephone, fromMessage]) {
        const file = await each.proposals.details(id)
        expect(JSON.stringify(file)).not.toMatch(/carla|0000/i)
        expect(file?.content.customer.contact).toBe('Davi Reis')
      }
      expect(JSON.stringify(await each.proposals.details(ownSale))).toMatch(/Carla Dias/)
    }
    await other.close()
  })

  test('what an undo of a draft would bring back of the person is found, and goes, also in a restored copy', async () => {
    const { customer } = proposalOf([])
    const to = (contact: object) => proposalOf([declinedLine()], { customer: { ...customer, ...contact } })
    const davi = to({ contact: 'Davi Reis', email: 'davi@example.com' })
    for (const keys of [{ email: 'Carla@example.com' }, { phone: '(41) 9.0000-0000' }]) {
      const id = await desk.proposals.create(to({ contact: 'Carla Dias', ...keys }), { contactId: null }, ana)
      await desk.proposals.save({ id, version: 1 }, davi, ana)
      await desk.proposals.save({ id, version: 2 }, davi, ana)
    }
    expect((await desk.personalData.find(theirs)).proposals).toMatchObject([{ isOwn: false }, { isOwn: false }])
    const bytes = await copyOf(store)
    await desk.personalData.open(request, ana)
    await desk.personalData.erase({ id: 1, version: 1 }, ana)
    const { store: other } = await kind.open()
    await restoreInto(bytes, other, dataDir)
    for (const each of [store, other]) {
      expect((await each.personalData.find(theirs)).proposals).toEqual([])
      expect(JSON.stringify((await allRows(each)).proposal_acts)).not.toMatch(/carla|0000/i)
      // The step between is about somebody else and stays.
      expect(await each.proposals.undo({ id: 1, version: 3 }, ana)).toMatchObject({ kind: 'done' })
      expect(await each.proposals.undo({ id: 1, version: 4 }, ana)).toMatchObject({ kind: 'not-allowed' })
    }
    await other.close()
  })

  test('places outside are ticked off, each write having seen the last one', async () => {
    await desk.personalData.open(request, ana)
    const ticked = await desk.personalData.tick({ id: 1, version: 1 }, ['correio', 'whatsapp'], ana)
    expect(ticked).toMatchObject({ kind: 'done', request: { ticked: ['correio', 'whatsapp'], version: 2 } })
    expect(await desk.personalData.tick({ id: 1, version: 1 }, [], ana)).toMatchObject({
      kind: 'conflict',
      current: { ticked: ['correio', 'whatsapp'] },
    })
    expect(await desk.personalData.erase({ id: 1, version: 1 }, ana)).toMatchObject({ kind: 'conflict' })
    expect(numbers(await desk.personalData.find(theirs)).messages).toEqual([1, 3])
    expect(await desk.personalData.close({ id: 9, version: 1 }, ana)).toEqual({ kind: 'gone' })
  })

  test('a request that was closed after a copy was made comes back closed and masked, an open one as it was', async () => {
    await desk.personalData.open(request, ana)
    await desk.personalData.open(request, ana)
    const bytes = await copyOf(store)
    const closed = await desk.personalData.close({ id: 1, version: 1 }, ana)
    const { store: other } = await kind.open()
    await restoreInto(bytes, other, dataDir)
    const rows = await allRows(other)
    await other.close()
    expect(rows.data_requests).toMatchObject([
      { id: 1, name: 'C…', email: 'c…@example.com', phone: '…0000', closed_at: expect.any(String) },
      { id: 2, name: 'Carla Dias', ...theirs, closed_at: null },
    ])
    expect(closed).toMatchObject({ request: { name: 'C…', email: 'c…@example.com', phone: '…0000' } })
  })

  test('requests come with those first that are open and due next', async () => {
    const open = (receivedOn: string) => desk.personalData.open({ ...request, receivedOn }, ana)
    for (const day of ['2026-11-24', '2026-11-20', '2026-11-22']) await open(day)
    await desk.personalData.close({ id: 2, version: 1 }, ana)
    expect((await desk.personalData.requests()).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  test('what is corrected is found by its new value, and the history tells the fields without what was in them', async () => {
    const correction = { name: 'Carla Dias Lima', phone: '(41) 3000-2222' }
    expect(await desk.personalData.correctMessage({ id: 1, version: 1 }, correction, ana)).toBe(true)
    expect(await desk.personalData.correctMessage({ id: 1, version: 1 }, correction, ana)).toBe(false)
    const file = await desk.messages.details(1)
    expect(file?.message).toMatchObject({ ...correction, email: 'CARLA@Example.com', version: 2 })
    expect(file?.history).toMatchObject([{ act: 'correct', detail: 'name phone', before: null }])
    expect(numbers(await desk.personalData.find({ email: null, phone: '4130002222' })).messages).toEqual([1])
    await desk.personalData.correctReview({ id: 1, version: 1 }, { customer_email: null }, ana)
    expect(numbers(await desk.personalData.find(theirs)).reviews).toEqual([])
  })
})
