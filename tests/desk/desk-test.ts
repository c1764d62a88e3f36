import { test as base, type Browser, type Cookie, type Page } from '@playwright/test'
import { runDeskCommand } from '#desk/desk-commands.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'
import { startDeskProcess, type DeskProcess, type StoreName } from './desk-process.ts'

/** What a worker has: a desk, and the cookies of Ana's session at it. */
interface Shared {
  storeName: StoreName
  desk: DeskProcess
  session: Cookie[]
}

/** One desk for each worker; each journey uses messages of its own, and persons of its own where Ana is not enough. */
export const test = base.extend<{ ana: Page }, Shared>({
  storeName: ['sqlite', { option: true, scope: 'worker' }],
  desk: [
    // The first start compiles the screens.
    async ({ storeName }, use, { parallelIndex }) => {
      const desk = await startDeskProcess(Number(process.env.DESK_PORT ?? 4180) + parallelIndex, storeName)
      await use(desk)
      await desk.end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  session: [
    async ({ browser, desk }, use) => {
      const page = await browser.newPage()
      await comeIn(page, desk, 'Ana Souza', ['--administra'])
      const cookies = await page.context().cookies()
      await page.close()
      await use(cookies)
    },
    { scope: 'worker' },
  ],
  ana: async ({ page, context, session }, use) => {
    await context.addCookies(session)
    await use(page)
  },
})

/**
 * Signs a person in by a link, as on the first day. The link is made in this process, because a start of Node takes
 * half a second of processor time.
 */
export async function comeIn(page: Page, desk: DeskProcess, name: string, more: string[] = []): Promise<void> {
  const [link = ''] = (await runDeskCommand(['link', '--name', name, ...more], desk.settings)).split('\n')
  await page.goto(link)
  await page.getByRole('button', { name: `Entrar como ${name}` }).click()
  await page.waitForURL(`${desk.url}/mensagens`)
}

/** Signs another person in, in a separate browser context. */
export async function another(browser: Browser, desk: DeskProcess, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await comeIn(page, desk, name)
  return page
}

let count = 0

/** Inserts a message from the site. Out: the name of its sender, which is unique. */
export async function arrives(desk: DeskProcess, message: string): Promise<string> {
  count += 1
  const name = `Pessoa ${process.pid}-${count}`
  const email = `pessoa${process.pid}x${count}@example.com`
  const digits = `${process.pid}${count}`.padStart(8, '0').slice(-8)
  const phone = `+55 41 9${digits.slice(0, 4)}-${digits.slice(4)}`
  await desk.store.messages.receive({ ...sampleContact(count), name, email, phone, message }, false)
  return name
}
