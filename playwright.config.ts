import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import type { StoreName } from './tests/desk/desk-process.ts'
import { shopFolder } from './tests/e2e/shop.ts'
import { testsAll } from './tests/test-all.ts'

/** The journeys run against a small shop of their own, built and served as an operator would serve it. */
const port = Number(process.env.JOURNEY_PORT ?? 4173)
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Letters as wide as phones, Windows and Macs set them: the shell by itself rounds each width to whole pixels.
    '--font-render-hinting=none',
  ],
}

type DeskProject = NonNullable<PlaywrightTestConfig<object, { storeName: StoreName }>['projects']>[number]
/** One worker each: every worker starts a desk, which takes longer than most journeys at it. */
const deskBesides: DeskProject[] = [
  {
    name: 'desk-postgres',
    testDir: 'tests/desk',
    workers: 1,
    // Every act of every screen is asked of both stores by requests (tests/server); here, what two people do at once, or one does in two processes.
    grep: /@two-people|@both-stores/,
    use: { viewport: { width: 1280, height: 800 }, storeName: 'postgres' },
  },
  {
    name: 'desk-phone',
    testDir: 'tests/desk',
    workers: 1,
    // Where tables and menus are others there. Every screen is opened at a phone's width by every-screen.spec.ts.
    grep: /@phone/,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
]

/** What is the same at every width. */
const sameAtEveryWidth =
  /\/(?:answers|consent|dev|every-page|former|keyboard|messages|offline|served-\w+|site|weak-line)\.spec\.ts$/
/** Where a phone has another layout or another way to the same, whole files of it. */
const otherOnPhone = 'failures|layout|storage'
const otherOnPhoneBesides = 'accessibility|lists|way-back'
const onPhone = new RegExp(
  `@phone|\\b(?:${testsAll ? `${otherOnPhone}|${otherOnPhoneBesides}` : otherOnPhone})\\.spec\\.ts`,
)

export default defineConfig<object, { storeName: StoreName }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // Of those tagged @all a smaller test holds the rule too.
  ...(!testsAll && { grepInvert: /@all/ }),
  // Twice the two processors: pages wait for their pauses, and other journeys work meanwhile.
  workers: 4,
  // Shared build machines stall; a journey that fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  // What a person sees at once takes seconds on a machine where others are at work.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // The service worker fetches what a page is made of a second time, a quarter of a page's work. It is there in the journeys that
  // ask for it.
  use: { baseURL: `http://127.0.0.1:${port}`, locale: 'pt-BR', serviceWorkers: 'block', launchOptions },
  // What takes longest comes first, so that nothing of it is left alone at the end.
  projects: [
    // The desk; by `script/test --all` over the other kind of store and on a phone as well: both stores keep one contract.
    ...(testsAll ? deskBesides : []),
    {
      name: 'desk',
      testDir: 'tests/desk',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'desktop',
      // What these show is the same at every width; on a phone there is more of it.
      testIgnore: [/\/(?:failures|storage)\.spec\.ts$/, ...(testsAll ? [] : [/\/dev\.spec\.ts$/])],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: sameAtEveryWidth,
      grep: onPhone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      NODE_ENV: 'test',
      SITE_DIR: shopFolder,
      PORT: String(port),
      DATA_DIR: 'test-results/data',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    // The code may have to be built first.
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
