import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import type { Driver, WindowSize } from './driver.ts'
import { freePort } from './free-port.ts'
import { WebDriver } from './web-driver.ts'

/** A driver's server under a display of its own; ends with all that it started. */
async function startServer(program: string) {
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const server = spawn('xvfb-run', [...screen, program, `--port=${port}`], { detached: true, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
  }
  // A run that breaks off leaves no browser behind.
  process.once('exit', stop)
  const end = async () => {
    process.off('exit', stop)
    stop()
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, end }
}

/** WebKitGTK: the engine of Safari and of every browser on an iPhone. */
export async function startWebkit(size: WindowSize): Promise<Driver> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const server = await startServer('WebKitWebDriver')
  try {
    const driver = await WebDriver.start(server.url, {
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    })
    await driver.openWindow(size)
    return withServer(driver, server)
  } catch (error) {
    await server.end()
    throw error
  }
}

/** WPE WebKit 2.38, near Safari 16.0: older than what the site is whole in. */
export async function startOldWebkit(): Promise<Driver> {
  const server = await startServer('WPEWebDriver')
  try {
    const options = { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] }
    return withServer(await WebDriver.start(server.url, { 'wpe:browserOptions': options }), server)
  } catch (error) {
    await server.end()
    throw error
  }
}

function withServer(driver: WebDriver, server: { end: () => Promise<void> }): Driver {
  return {
    open: (url) => driver.open(url),
    back: () => driver.back(),
    run: (body, argument) => driver.run(body, argument),
    press: (x, y) => driver.press(x, y),
    type: (text) => driver.type(text),
    picture: () => driver.picture(),
    end: async () => {
      try {
        await driver.end()
      } finally {
        await server.end()
      }
    },
  }
}
