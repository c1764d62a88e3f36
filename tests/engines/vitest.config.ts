import { defineConfig } from 'vitest/config'

const engines = process.env.ENGINES?.split(' ') ?? []
const hasJourneys = engines.includes('webkit') || engines.includes('firefox')

/**
 * Journeys in engines other than that of `tests/e2e`, chosen by `script/engines` in ENGINES. They need the built site
 * (`script/build`).
 */
export default defineConfig({
  test: {
    include: [
      ...(hasJourneys ? ['tests/engines/{phone,desktop}.test.ts'] : []),
      ...(engines.includes('webkit') ? ['tests/engines/desk.test.ts'] : []),
      ...(engines.includes('old-webkit') ? ['tests/engines/old-webkit.test.ts'] : []),
    ],
    environment: 'node',
    // A browser on a virtual display sometimes hangs; a journey that fails three times is broken.
    retry: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
