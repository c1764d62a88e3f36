import { afterAll, beforeAll, describe } from 'vitest'
import { buyingJourneys } from './buying-journeys.ts'
import type { Driver, WindowSize } from './driver.ts'
import { findingJourneys } from './finding-journeys.ts'
import { startFirefox } from './firefox.ts'
import { startSite, type Site } from './site.ts'
import { stayingJourneys } from './staying-journeys.ts'
import { Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

const engines: Record<string, (size: WindowSize) => Promise<Driver>> = { webkit: startWebkit, firefox: startFirefox }
const asked = Object.entries(engines).filter(([engine]) => process.env.ENGINES?.split(' ').includes(engine))

/** All journeys in each requested engine, in a window of a size. */
export function journeysAt(size: WindowSize, isPhone: boolean): void {
  describe.each(asked)('%s', (_engine, start) => {
    let site: Site
    let visitor: Visitor
    beforeAll(async () => {
      site = await startSite()
      visitor = new Visitor(await start(size), site.url)
    })
    afterAll(async () => {
      await visitor.end()
      await site.end()
    })
    buyingJourneys(() => visitor, isPhone)
    findingJourneys(() => visitor, isPhone)
    stayingJourneys(() => visitor)
  })
}
