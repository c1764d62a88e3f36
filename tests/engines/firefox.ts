import { launch } from 'puppeteer-core'
import type { Driver, WindowSize } from './driver.ts'

/** Starts Debian's Firefox over WebDriver BiDi. */
export async function startFirefox({ width, height }: WindowSize): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    args: [`--width=${width}`, `--height=${height}`],
    defaultViewport: { width, height },
  })
  const page = await browser.newPage()
  // The size is set while the window opens; before that, elements would be laid out for another size.
  await page.waitForFunction(`innerWidth === ${width}`)
  return {
    open: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      await page.evaluate('history.back()')
    },
    run: (body, argument) => page.evaluate(`(function () { ${body} })(${JSON.stringify(argument)})`),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    end: () => browser.close(),
  }
}
