import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Origin, type WebDriver } from 'selenium-webdriver'
import type { Driver, WindowSize } from './driver.ts'

/** A browser controlled by a WebDriver server. `name` is the browser's name, `options` are further capabilities. */
export interface DrivenBrowser {
  name: string
  options: Record<string, { binary: string | undefined; args: string[] }>
}

/** Milliseconds for a server to start, a window to open, or a step back. */
const patience = 10_000

/** Starts the browser through the server at this address. */
export async function startDriver(server: string, { name, options }: DrivenBrowser): Promise<WebDriver> {
  await untilReady(server)
  return new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: name, ...options })
    .build()
}

/** A visitor's actions through WebDriver. */
export function drivenBy(driver: WebDriver): Driver {
  return {
    open: (url) => driver.get(url),
    // Waits until the browser reports another address: WebKit never answers a script that is called while it changes
    // documents.
    back: async () => {
      const left = await driver.getCurrentUrl()
      await driver.executeScript('history.back()')
      await driver.wait(async () => (await driver.getCurrentUrl()) !== left, patience, 'The step back was not made')
    },
    run: (body, argument) => driver.executeScript(body, argument),
    press: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .press()
        .release()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    end: () => driver.quit(),
  }
}

/** Continues in a separate window without toolbars, because a browser's own window is wider than a phone. */
export async function openWindow(driver: WebDriver, { width, height }: WindowSize): Promise<void> {
  const before = await driver.getAllWindowHandles()
  await driver.executeScript(
    'open("about:blank", "", `popup,toolbar=no,menubar=no,location=no,status=no,width=${arguments[0]},height=${arguments[1]}`)',
    width,
    height,
  )
  const opened = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle)),
    patience,
    'The browser opened no window of its own',
  )
  if (opened !== undefined) await driver.switchTo().window(opened)
}

async function untilReady(server: string): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false, // It has not started yet.
    )
    if (isReady) return
    await wait(100)
  }
}
