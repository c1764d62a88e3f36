import { Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { startLate } from './late-start.ts'
import { startGate } from './start-gate.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/shell.js"/><link rel="stylesheet" href="/assets/app.css"/></head><body><main></main><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home-main.js";
import * as route1_clientLoader from "/assets/home-loader.js";
  const route1 = {...route1_main,...route1_clientLoader};
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body></html>`

/** The last script of the rewritten page. */
function lateScript(): string {
  return startLate(page).split('<script nonce="n">').at(-1)?.split('</script>')[0] ?? ''
}

test('no module is fetched by the head, and style sheets stay', () => {
  const html = startLate(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>')
})

test('the start script keeps its nonce, and starts with the same modules in the same order', () => {
  const script = lateScript()
  expect(script).toContain('["/assets/shell.js"]')
  expect(script)
    .toContain(`const [route0,route1_main,route1_clientLoader]=await Promise.all([import("/assets/root.js"),import("/assets/home-main.js"),import("/assets/home-loader.js"),import("/assets/manifest.js")]);
const route1 = {...route1_main,...route1_clientLoader};
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
await import("/assets/entry.js")`)
})

const button = () => ({ setAttribute: vi.fn() })

/** Runs the start script of the page in a window that has what it uses. Out: what it did, and a way to press a button. */
function run() {
  const script = lateScript()
  const observed: unknown[] = []
  const delays: number[] = []
  let press = (_event: { target: { closest: () => object | null } }) => {}
  const window: { earlyPresses?: { pressed: Set<object>; isKept: boolean } } = {}
  new Script(script).runInNewContext({
    window,
    document: {
      hidden: false,
      documentElement: { hasAttribute: () => true },
      head: { append() {} },
      createElement: () => ({}),
    },
    addEventListener: (_type: string, listener: typeof press) => (press = listener),
    PerformanceObserver: class {
      observe = (options: unknown) => observed.push(options)
    },
    setTimeout: (_work: () => void, delay: number) => delays.push(delay),
  })
  const pressOn = (pressed: object | null) => press({ target: { closest: () => pressed } })
  return { observed, delays, pressOn, presses: window.earlyPresses }
}

test('the start script is sound, and waits for the first paint where the page is in sight', () => {
  const { observed, delays } = run()
  expect(observed).toEqual([{ type: 'paint', buffered: true }])
  expect(delays).toEqual([3000])
})

test('nothing starts where the gate was not passed', () => {
  const nothing = () => expect.fail('it started')
  new Script(lateScript()).runInNewContext({
    document: { hidden: true, documentElement: { hasAttribute: () => false }, createElement: nothing },
    setTimeout: nothing,
  })
})

test('the gate stands first in the head, with the nonce of the page', () => {
  expect(startLate(page)).toContain(`<html><head><script nonce="n">${startGate}</script>`)
})

test('pressed buttons are kept, each once, until the page is taken over', () => {
  const { pressOn, presses } = run()
  if (!presses) throw new Error('no presses')
  const [one, other, late] = [button(), button(), button()]
  for (const pressed of [one, other, one, null]) pressOn(pressed)
  presses.isKept = false
  pressOn(late)
  expect([...presses.pressed]).toEqual([one, other])
  expect(one.setAttribute).toHaveBeenCalledWith('aria-busy', true)
})

test('scripts that cannot be had are asked for again', async () => {
  const { delays, pressOn } = run()
  pressOn(button())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(delays).toEqual([3000, 1000])
})

test('a page with another start script is refused', () => {
  expect(() => startLate(page.replace('async=""', 'defer=""'))).toThrow('expected the one that React Router 8 writes')
})
