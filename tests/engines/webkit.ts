import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import type { Driver, WindowSize } from './driver.ts'
import { freePort } from './free-port.ts'
import { drivenBy, openWindow, startDriver, type DrivenBrowser } from './web-driver.ts'

/**
 * Starts a WebDriver server on a display of its own; stopping the server ends everything that it started. In: the
 * program, and further settings of it and of its browser.
 */
async function startServer(program: string, settings: Record<string, string>) {
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const server = spawn('xvfb-run', [...screen, program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...settings },
  })
  const ended = once(server, 'exit')
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
  }
  // An interrupted run leaves no browser behind.
  process.once('exit', stop)
  const end = async () => {
    process.off('exit', stop)
    stop()
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, end }
}

/** The width in CSS pixels below which a window is a phone's. */
const wide = 768

/**
 * Starts WebKitGTK: the engine of Safari and of every browser on an iPhone. In a phone's window it composes layers as
 * on an iPhone, which takes half of its processor time where a processor has to stand in for the graphics card; a wider
 * window is drawn without layers.
 */
export async function startWebkit(size: WindowSize): Promise<Driver> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const args = ['--automation', '--javascript-can-open-windows-automatically=true']
  return startBy('WebKitWebDriver', {
    browser: { name: 'MiniBrowser', options: { 'webkitgtk:browserOptions': { binary, args } } },
    size,
    settings: size.width < wide ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
}

/** Starts WPE WebKit 2.38, similar to Safari 16.0, which is older than what the site fully supports. */
export function startOldWebkit(): Promise<Driver> {
  const args = ['--automation', '--platform=headless']
  return startBy('WPEWebDriver', {
    browser: { name: 'cog', options: { 'wpe:browserOptions': { binary: '/usr/bin/cog', args } } },
  })
}

interface Start {
  browser: DrivenBrowser
  /** The size of a window to open where the browser's own is not suitable. */
  size?: WindowSize
  settings?: Record<string, string>
}

/** Starts a browser through its driver's server, which ends with the browser. In: the driver's program. */
async function startBy(program: string, { browser, size, settings = {} }: Start): Promise<Driver> {
  const server = await startServer(program, settings)
  try {
    const driver = await startDriver(server.url, browser)
    if (size) await openWindow(driver, size)
    const driven = drivenBy(driver)
    return { ...driven, end: () => driven.end().finally(server.end) }
  } catch (error) {
    await server.end()
    throw error
  }
}
