import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Components under a visitor's hand, in a browser: one page for all of them. Their tests are `x.test.tsx` beside `x.tsx`. */
export default defineConfig({
  plugins: [tailwindcss()],
  // Found before the first test: what is found later loads the page anew.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router', 'valibot', 'lucide'],
  },
  test: {
    include: ['app/**/*.test.tsx'],
    testTimeout: 5000,
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Names are matched as the journeys match them: by a part.
      locators: { exact: false },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
          args: ['--no-sandbox', '--disable-gpu'],
        },
        contextOptions: { locale: 'pt-BR' },
        actionTimeout: 2000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
