import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#tests/longest-first.ts'

/** Tests of the built site: they read build/current, so `script/build` comes first. */
export default defineConfig({
  test: {
    include: ['tests/site/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
})
