import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

/** What is found later would load the page of the tests anew. */
const packagesOfComponents = ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router', 'valibot', 'lucide']

export default defineConfig({
  test: {
    // Every test cleans up after itself; a fresh process or page for each file would only cost time.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,content,desk,domain,drawings,server,tests/content,tests/house,tests/lists,tests/report,tests/server}/**/*.test.ts',
          ],
          globalSetup: 'tests/server/support/postgres/postgres-of-run.ts',
          environment: 'node',
          testTimeout: 20_000,
          // What takes milliseconds takes seconds on a machine where others are at work.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        optimizeDeps: { include: packagesOfComponents },
        test: {
          /** Components under a visitor's hand, in one page of a browser. */
          name: 'components',
          include: ['app/**/*.test.tsx'],
          testTimeout: 10_000,
          fileParallelism: false,
          // After the others: they keep both processors busy.
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As the journeys match names: by a part.
            locators: { exact: false },
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
                args: ['--no-sandbox', '--disable-gpu'],
              },
              contextOptions: { locale: 'pt-BR' },
              actionTimeout: 5000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
