import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CountKind } from '#domain/demand/count.ts'
import { demandStore as demandOf, type Demand } from '#server/store/demand.ts'
import type { Store } from '#server/store/store.ts'
import { allRows, copyOf, restoreInto } from '#tests/server/support/rows.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

const november = { from: '2026-11-01', until: '2026-11-30' }
const limits = { perKey: 200, newKeys: 20 }
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`

describe.each([sqliteKind, postgresKind])('what was looked for, in $name', (kind) => {
  let store: Store
  let writes: Demand
  let demand: Demand

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    writes = demandOf(store.db, limits)
    demand = store.demand
  })
  afterEach(() => store.close())

  const add = (on: string, kindOfCount: CountKind, key: string, times = 1) =>
    writes.add(on, [{ kind: kindOfCount, key, times }])
  const terms = async (span = november) => (await demand.terms(span)).map(({ term }) => term)

  test('a term is shown once three different days have it, however often one day has', async () => {
    await add(day(1), 'nothing', 'bisturi', 50)
    await add(day(2), 'nothing', 'bisturi')
    expect(await terms()).toEqual([])
    expect(await demand.daysOf('bisturi', november)).toEqual([])
    await add(day(3), 'found', 'bisturi')
    expect(await demand.terms(november)).toEqual([
      { term: 'bisturi', counts: { found: 1, relaxed: 0, nothing: 51, pressed: 0, unpressed: 0 }, lastDay: day(3) },
    ])
    expect(await demand.terms({ from: day(2), until: day(2) })).toMatchObject([{ counts: { nothing: 1 } }])
    expect(await demand.daysOf('bisturi', november)).toHaveLength(3)
  })

  test('all searches of a day count, kept or not', async () => {
    await writes.add(day(4), [
      { kind: 'found', key: '', times: 7 },
      { kind: 'found', key: 'cabo', times: 3 },
    ])
    await add(day(4), 'found', '', 500)
    expect(await demand.days(november)).toMatchObject([{ day: day(4), counts: { found: 507 } }])
  })

  test('presses are counted by product and by list, most first', async () => {
    await add(day(1), 'quote', 'cabo')
    await add(day(2), 'quote', 'sensor', 2)
    await add(day(2), 'list', '/equipamentos')
    expect(await demand.presses('quote', november)).toEqual([
      { key: 'sensor', times: 2 },
      { key: 'cabo', times: 1 },
    ])
    expect(await demand.presses('list', november)).toEqual([{ key: '/equipamentos', times: 1 }])
  })

  test('a flood neither outweighs the others nor fills the day', async () => {
    for (const on of [1, 2, 3]) await add(day(on), 'found', 'cabo', 1_000_000)
    const [{ counts } = { counts: undefined }] = await demand.terms(november)
    expect(counts?.found).toBe(3 * limits.perKey)
    await add(day(5), 'found', 'cabo')
    const made = Array.from({ length: limits.newKeys + 5 }, (_, number) => `z${number}`)
    await writes.add(
      day(5),
      made.map((key) => ({ kind: 'nothing', key, times: 1 })),
    )
    await add(day(6), 'nothing', 'z24')
    // The day is full, but a term that an earlier day has is counted all the same.
    await add(day(5), 'found', 'cabo')
    expect(await demand.terms({ from: day(5), until: day(5) })).toMatchObject([{ term: 'cabo', counts: { found: 2 } }])
    const rows = await allRows(store)
    expect(rows.demand.filter((row) => row.day === day(5))).toHaveLength(limits.newKeys)
  })

  test('what too few days have is deleted after a month, everything after a year', async () => {
    for (const on of [1, 2, 3]) await add(day(on), 'found', 'cabo')
    for (const on of [1, 2]) await add(day(on), 'found', 'bisturi')
    await add(day(1), 'found', '', 9)
    await add(day(1), 'quote', 'sensor')
    await writes.prune('2026-11-30')
    expect((await allRows(store)).demand).toHaveLength(7)
    await writes.prune('2026-12-20')
    const left = (await allRows(store)).demand.map(({ key }) => key)
    expect(new Set(left)).toEqual(new Set(['', 'cabo', 'sensor']))
    await writes.prune('2028-01-15')
    expect((await allRows(store)).demand).toEqual([])
  })

  test('a term can be forgotten, and copies carry what is left', async () => {
    for (const on of [1, 2, 3]) await add(day(on), 'nothing', 'fulano')
    await add(day(3), 'quote', 'cabo')
    expect(await demand.forget('fulano')).toBe(true)
    expect(await demand.forget('fulano')).toBe(false)
    expect(await demand.forget('')).toBe(false)
    const copy = await allRows(store)
    const bytes = await copyOf(store)
    expect(copy.demand).toEqual([{ day: day(3), kind: 'quote', key: 'cabo', times: 1 }])
    const { store: empty } = await kind.open()
    await restoreInto(bytes, empty)
    expect((await allRows(empty)).demand).toEqual(copy.demand)
    await empty.close()
  })
})
