import { defineConfig } from 'vitest/config'

/** Smoke runs of the benches against the built site: `script/build` comes first. */
export default defineConfig({
  test: {
    include: ['tests/benches/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    maxConcurrency: 3,
    // A machine that stalls is no bench that cannot start.
    retry: 2,
  },
})
