import { Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { startLate } from './late-start.ts'
import { startGate } from './start-gate.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/shell.js"/><link rel="stylesheet" href="/assets/app.css"/></head><body><main></main><script nonce="n">((storageKey, restoreKey) => {
  places(storageKey)
})("places", null)</script><script nonce="n">window.__reactRouterContext = { streamController: { enqueue(text) { window.sent = text } } };</script><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home-main.js";
import * as route1_clientLoader from "/assets/home-loader.js";
  const route1 = {...route1_main,...route1_clientLoader};
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script><!--$--><script nonce="n">window.__reactRouterContext.streamController.enqueue("[\\"root\\"]\\n");</script></body></html>`

/** The start script of the rewritten page: the one that is not empty, after the gate. */
function lateScript(): string {
  const [, late = ''] = Array.from(
    startLate(page).matchAll(/<script nonce="n">([^<][\s\S]*?)<\/script>/g),
    ([, code = '']) => code,
  )
  return late
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

interface Window {
  earlyPresses?: { pressed: Set<object>; isKept: boolean }
  sent?: string
}

/** Runs the start script of the page in a window that has what it uses. Out: what it did, and a way to press a button. */
function run(more: object = {}) {
  const script = lateScript()
  const observed: unknown[] = []
  const delays: number[] = []
  let press = (_event: { target: { closest: () => object | null } }) => {}
  const window: Window = {}
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
    ...more,
  })
  const pressOn = (pressed: object | null) => press({ target: { closest: () => pressed } })
  return { observed, delays, pressOn, presses: window.earlyPresses, sent: window.sent }
}

test('beside the gate there is one script, in which the router has its parts before anything starts', () => {
  const scripts = startLate(page).match(/<script nonce="n">[^<]/g)
  expect(scripts).toHaveLength(2)
  expect(run().sent).toBe('["root"]\n')
})

test('a page comes back to the place where it was left', () => {
  const scrollTo = vi.fn()
  run({ history: { state: { key: 'k' } }, sessionStorage: { places: '{"k":420}' }, scrollTo })
  expect(scrollTo.mock.calls).toEqual([[0, 420]])
})

test('a page that was never left gets a key for its place, and stays where it is', () => {
  const history = { state: null as unknown, replaceState: (state: unknown) => (history.state = state) }
  const scrollTo = vi.fn()
  run({ history, sessionStorage: {}, scrollTo })
  expect(history.state).toEqual({ key: expect.any(String) })
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the page starts where storage is refused or broken', () => {
  const history = { state: { key: 'k' } }
  const refuse = () => {
    throw new Error('refused')
  }
  const refused = new Proxy({}, { get: refuse })
  for (const sessionStorage of [refused, { places: '{' }])
    expect(run({ history, sessionStorage }).delays).toEqual([3000])
})

test('the start script is sound, and waits for the first paint where the page is in sight', () => {
  const { observed, delays } = run()
  expect(observed).toEqual([{ type: 'paint', buffered: true }])
  expect(delays).toEqual([3000])
})

test('nothing starts where the gate was not passed', () => {
  const nothing = () => expect.fail('it started')
  new Script(lateScript()).runInNewContext({
    window: {},
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
  for (const part of ['async=""', 'restoreKey'])
    expect(() => startLate(page.replace(part, 'other'))).toThrow('expected the one that React Router 8 writes')
})
