import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { compiledScript } from './compiled-script.ts'

const code = await compiledScript('app/start.ts')

/** Runs the page's start in a window that has what it uses. Out: what it waits for. */
function run({ isPassed }: { isPassed: boolean }) {
  const waits: unknown[] = []
  new Script(code).runInNewContext({
    document: { hidden: false, documentElement: { hasAttribute: () => isPassed } },
    sessionStorage: { getItem: () => null, removeItem() {} },
    performance: { getEntriesByType: () => [] },
    addEventListener: (type: string) => waits.push(type),
    PerformanceObserver: class {
      observe = ({ type }: { type: string }) => waits.push(type)
    },
    setTimeout: (_work: unknown, delay: number) => waits.push(delay),
  })
  return waits
}

test('the page’s start is one script that needs no module', () => {
  expect(code).not.toMatch(/\b(?:import|export)\b/)
  expect(code).not.toContain('</')
})

test('it keeps presses and waits for the first paint, three seconds at the most', () => {
  expect(run({ isPassed: true })).toEqual(['click', 'unhandledrejection', 'paint', 3000])
})

test('nothing starts where the gate was not passed', () => {
  expect(run({ isPassed: false })).toEqual([])
})
