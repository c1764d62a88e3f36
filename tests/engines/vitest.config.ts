import { defineConfig } from 'vitest/config'

const engines = process.env.ENGINES?.split(' ') ?? []
const hasJourneys = engines.includes('webkit') || engines.includes('firefox')

/**
 * Journeys in engines other than the one of `tests/e2e`, as `script/engines` names them in ENGINES. They need the built
 * site (`script/build`).
 */
export default defineConfig({
  test: {
    include: [
      ...(hasJourneys ? ['tests/engines/{phone,desktop}.test.ts'] : []),
      ...(engines.includes('webkit') ? ['tests/engines/desk.test.ts'] : []),
      ...(engines.includes('old-webkit') ? ['tests/engines/old-webkit.test.ts'] : []),
    ],
    environment: 'node',
    // A browser under a virtual display stalls now and then.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
