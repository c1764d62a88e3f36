import { defineConfig } from 'vitest/config'

/** Short runs of the benches on the built site, which `script/build` makes first. */
export default defineConfig({
  test: {
    include: ['tests/benches/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    // More tests than cores run at once, because they wait for a third of their time.
    maxConcurrency: 5,
    // A test is tried again, because a machine that is busy for a moment must not look like a broken bench.
    retry: 2,
  },
})
