import { expect, test } from 'vitest'
import { ErrorWatch } from './error-watch.ts'

const hour = 3_600_000
const figures = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => {
      const [kind, status] = name.split(' ')
      return `vitrine_requests_total{kind="${kind}",status="${status}"} ${count}`
    })
    .join('\n')

test('before the first look nothing is known', () => {
  expect(new ErrorWatch().facts(0)).toBeUndefined()
})

test('what failed and what was refused is counted by kind, and what went well is not', () => {
  const watch = new ErrorWatch()
  watch.addReading(figures({ 'page 200': 90, 'page 500': 2, 'form 429': 3, 'form 503': 1, 'page 404': 7 }), 0)
  expect(watch.facts(0)).toEqual({
    hours: 1,
    failed: [
      { kind: 'page', count: 2 },
      { kind: 'form', count: 1 },
    ],
    refused: [{ kind: 'form', count: 3 }],
  })
})

test('a look counts what came since the one before, a start of the server anew', () => {
  const watch = new ErrorWatch()
  watch.addReading(figures({ 'page 500': 2 }), 0)
  watch.addReading(figures({ 'page 500': 5 }), hour)
  expect(watch.facts(hour)?.failed).toEqual([{ kind: 'page', count: 5 }])
  watch.addReading(figures({ 'page 500': 1 }), 2 * hour)
  expect(watch.facts(2 * hour)?.failed).toEqual([{ kind: 'page', count: 6 }])
})

test('the hours are those that the figures cover: at first since the start of the server, then since the last look', () => {
  const watch = new ErrorWatch()
  watch.addReading(`process_start_time_seconds ${(7 * hour) / 1000}\n${figures({ 'page 500': 2 })}`, 10 * hour)
  expect(watch.facts(10 * hour)).toMatchObject({ hours: 3, failed: [{ kind: 'page', count: 2 }] })
  watch.addReading(figures({ 'page 500': 3 }), 70 * hour)
  expect(watch.facts(70 * hour)).toMatchObject({ hours: 60, failed: [{ kind: 'page', count: 1 }] })
})

test('after a day it is forgotten', () => {
  const watch = new ErrorWatch()
  watch.addReading(figures({ 'page 500': 2 }), 0)
  watch.addReading(figures({ 'page 500': 2 }), 25 * hour)
  expect(watch.facts(25 * hour)).toEqual({ hours: 25, failed: [], refused: [] })
})
