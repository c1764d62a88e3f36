import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,content,domain,drawings,server,tests/content,tests/house,tests/server}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    // Every test cleans up after itself; a fresh process for each file would only cost time.
    isolate: false,
    maxWorkers: '100%',
  },
})
