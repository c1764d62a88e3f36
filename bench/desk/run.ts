import { rmSync } from 'node:fs'
import { amount, isSmoke } from '#bench/amount.ts'
import { percentile } from '#bench/trust/verdict.ts'
import type { Count } from '#domain/demand/count.ts'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { dayAfter } from '#domain/time.ts'
import { demandStore as demandOf, demandLimits } from '#server/store/demand.ts'
import type { MessageQuery } from '#server/store/messages.ts'
import type { Store } from '#server/store/store.ts'
import { startPostgres } from '#tests/server/support/postgres/postgres-server.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { openPostgresStore, openSqliteStore } from '#tests/server/support/stores.ts'
import { fill } from './fill.ts'

/**
 * node bench/desk/run.ts     how long both kinds of store take at the desk with 10,000 messages and search terms
 * Milliseconds, median and 95th percentile of each question; no median may be 100 or more. The 95th percentile also
 * contains the machine's other work.
 */
const messages = amount(10_000, 200)
const terms = amount(10_000, 50)
/** The number of days with searches; each term is searched for on six of them. */
const daysLookedFor = 30
const times = amount(30, 2)
const limit = 100
const today = '2026-11-24'
const ana = { id: 1, name: 'Ana' }

const dataDir = scratchFolder()
await measure('node:sqlite', await openSqliteStore({ dataDir, mayCreate: true }))
const server = await startPostgres({ isDurable: true })
await measure('PostgreSQL', await openPostgresStore({ databaseUrl: await server.createDatabase('bench') }))
await server.remove()
rmSync(dataDir, { recursive: true })

async function measure(name: string, store: Store): Promise<void> {
  console.log(`\n${name}, ${messages} messages`)
  await fill(store, messages)
  const desk = store
  const base: MessageQuery = { order: 'newest', page: 1, perPage: 50, today }
  const list = (query: Partial<MessageQuery>) => () => desk.messages.list({ ...base, ...query })
  const started = performance.now()
  await list({})()
  console.log(`  first list, which writes what the search reads: ${Math.round(performance.now() - started)} ms, once`)
  await time('our turn, the longest waiting first', list({ turn: 'ours', order: 'longest-waiting' }))
  await time('waiting for the customer', list({ turn: 'theirs' }))
  await time('all, last page', list({ page: Math.ceil(messages / 50) }))
  await time('late', list({ lateSince: '2025-06-01T00:00:00.000Z' }))
  await time('of one person, by subject', list({ inCharge: 1, subject: 'Orçamento' }))
  await time('search, many found', list({ terms: searchTerms('ecg') }))
  await time('search, none found', list({ terms: searchTerms('desfibrilador inexistente') }))
  await time('search by telephone', list({ terms: searchTerms('(41) 91000-1500') }))
  await time('counts', () => desk.messages.counts({ today, lateSince: '2025-06-01T00:00:00.000Z' }))
  await time('what has arrived', () => desk.messages.arrivedAfter(messages - 3))
  await time('one message with the others of its person', (round) => desk.messages.details(1 + round * 5))
  await time('one change', (round) =>
    desk.messages.change({ id: 10 + round, version: 1 }, { kind: 'remind', day: today }, ana),
  )
  await time('a ping', (round) => desk.presence.ping(`mensagens/${round}`, ana))
  const all = { page: 1, perPage: 50, today }
  await time('proposals, the last changed first', () => desk.proposals.list(all))
  await time('proposals by a word', () => desk.proposals.list({ ...all, terms: ['cabo', 'prado'] }))
  await time('proposals to be looked at', () => desk.proposals.list({ ...all, dueBy: today }))
  await time('figures of proposals', () => desk.proposals.months())
  await time('reviews, what waits first', () => desk.reviews.list({ page: 1, perPage: 50 }))
  await time('one review', (round) => desk.reviews.details(1 + round))
  await time('everything of a person', () =>
    desk.personalData.find({ email: 'pessoa7@example.com', phone: '(41) 91000-1500' }),
  )
  const seen = Array.from({ length: Math.min(100, messages / 2) }, (_, index) => ({ id: messages - index, version: 1 }))
  const before = performance.now()
  const { batch = '' } = await desk.messages.changeAll(seen, { kind: 'remind', day: today }, ana)
  await desk.messages.undo(batch, ana)
  console.log(`  ${seen.length} changed at once, and undone: ${Math.round(performance.now() - before)} ms`)
  await searches(desk.demand, store)
  await store.close()
}

/** Measures what a page of `/procuras` reads, after days of searches for all terms. */
async function searches(demand: Store['demand'], store: Store): Promise<void> {
  const counter = demandOf(store.db, { ...demandLimits, newKeys: terms })
  for (let day = 0; day < daysLookedFor; day += 1) {
    const counts = Array.from({ length: terms / 5 }, (_, index): Count => {
      const key = `termo ${(index * 5 + (day % 5)) % terms}`
      return { kind: index % 3 === 0 ? 'nothing' : 'found', key, times: 1 + (index % 4) }
    })
    await counter.add(dayAfter(today, -day), counts)
  }
  const span = { from: dayAfter(today, -365), until: today }
  console.log(`  ${(await demand.terms(span)).length} terms of which enough days tell`)
  await time('what was looked for in a year, by term', () => demand.terms(span))
  await time('what was looked for in a week, by term', () => demand.terms({ from: dayAfter(today, -7), until: today }))
  await time('one term by day', () => demand.daysOf('termo 7', span))
  await time('all searches by day', () => demand.days(span))
}

async function time(what: string, ask: (round: number) => Promise<unknown>): Promise<void> {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) {
    const before = performance.now()
    await ask(round)
    taken.push(performance.now() - before)
  }
  const [median, high] = [percentile(taken, 0.5), percentile(taken, 0.95)]
  const isWrong = median >= limit && !isSmoke
  if (isWrong) process.exitCode = 1
  console.log(`  ${what}: ${median.toFixed(1)}, ${high.toFixed(1)}${isWrong ? '  WRONG' : ''}`)
}
