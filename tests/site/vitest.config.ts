import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#tests/longest-first.ts'

/** Tests of the whole site as it is served. Their files share the rendered pages. */
export default defineConfig({
  test: {
    include: ['tests/site/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
  },
})
