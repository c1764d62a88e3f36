import { configDefaults, defineConfig } from 'vitest/config'
import { testsAll } from '#tests/test-all.ts'

/** Tests of the built site: they read build/current, so `script/build` comes first. */
export default defineConfig({
  test: {
    include: ['tests/site/**/*.test.ts'],
    exclude: testsAll ? configDefaults.exclude : [...configDefaults.exclude, '**/*.long.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
  },
})
