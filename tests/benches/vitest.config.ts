import { defineConfig } from 'vitest/config'

/** Short runs of the benches on the built site, which `script/build` makes first. */
export default defineConfig({
  test: {
    include: ['tests/benches/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    // Beside three journeys: together they keep two processors busy, and end at about the same time.
    maxConcurrency: 3,
    // A test is tried again, because a machine that is busy for a moment must not look like a broken bench.
    retry: 2,
  },
})
