import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { startLate } from './late-start.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/shell.js"/><link rel="stylesheet" href="/assets/app.css"/></head><body><main></main><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home-main.js";
import * as route1_clientLoader from "/assets/home-loader.js";
  const route1 = {...route1_main,...route1_clientLoader};
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body></html>`

test('no module is fetched by the head, and style sheets stay', () => {
  const html = startLate(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>')
})

test('the start script keeps its nonce, and starts with the same modules in the same order', () => {
  const script = /<script nonce="n">([\s\S]*)<\/script>/.exec(startLate(page))?.[1] ?? ''
  expect(script).toContain('["/assets/shell.js"]')
  expect(script)
    .toContain(`const [route0,route1_main,route1_clientLoader]=await Promise.all([import("/assets/root.js"),import("/assets/home-main.js"),import("/assets/home-loader.js"),import("/assets/manifest.js")]);
const route1 = {...route1_main,...route1_clientLoader};
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
await import("/assets/entry.js")`)
})

test('the start script is sound, and waits for the first paint where the page is in sight', () => {
  const script = /<script nonce="n">([\s\S]*)<\/script>/.exec(startLate(page))?.[1] ?? ''
  const observed: unknown[] = []
  const delays: number[] = []
  new Script(script).runInNewContext({
    document: { hidden: false },
    PerformanceObserver: class {
      observe = (options: unknown) => observed.push(options)
    },
    setTimeout: (_work: () => void, delay: number) => delays.push(delay),
  })
  expect(observed).toEqual([{ type: 'paint', buffered: true }])
  expect(delays).toEqual([3000])
})

test('a page with another start script is refused', () => {
  expect(() => startLate(page.replace('async=""', 'defer=""'))).toThrow('expected the one that React Router 8 writes')
})
