import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Driver, WindowSize } from './driver.ts'

const answerSchema = v.object({ value: v.unknown() })
const faultSchema = v.object({ error: v.string(), message: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })
const handlesSchema = v.array(v.string())

/** One command of the WebDriver protocol. Out: its value. Throws what the driver says went wrong. */
async function command(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = v.parse(answerSchema, await response.json())
  if (response.ok) return value
  const fault = v.safeParse(faultSchema, value)
  throw new Error(fault.success ? `${fault.output.error}: ${fault.output.message}` : `${address}: ${response.status}`)
}

/** A session of a WebDriver server: the W3C protocol without a client library. */
export class WebDriver implements Driver {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  /** In: the server's address and what it needs to know of the browser. Waits up to 10 s for the server. */
  static async start(server: string, capabilities: object): Promise<WebDriver> {
    for (let tries = 0; tries < 100 && !(await isReady(server)); tries += 1) await wait(100)
    const started = await command(`${server}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
    return new WebDriver(`${server}/session/${v.parse(sessionSchema, started).sessionId}`)
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  /** Until the browser itself says that it is elsewhere: a script asked while WebKit changes documents is never answered. */
  async back(): Promise<void> {
    const address = () => command(`${this.#session}/url`, 'GET')
    const left = await address()
    await this.run('history.back()', {})
    for (let tries = 0; tries < 200 && (await address()) === left; tries += 1) await wait(50)
  }

  run(body: string, argument: unknown): Promise<unknown> {
    return this.#post('execute/sync', { script: body, args: [argument] })
  }

  async press(x: number, y: number): Promise<void> {
    const pointer = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#post('actions', {
      actions: [{ type: 'pointer', id: 'hand', parameters: { pointerType: 'mouse' }, actions: pointer }],
    })
  }

  async type(text: string): Promise<void> {
    const keys = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#post('actions', { actions: [{ type: 'key', id: 'keys', actions: keys }] })
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(v.parse(v.string(), await command(`${this.#session}/screenshot`, 'GET')), 'base64')
  }

  async end(): Promise<void> {
    await command(this.#session, 'DELETE')
  }

  /** Goes on in a window of its own without bars, which make a browser's own window wider than a phone. */
  async openWindow({ width, height }: WindowSize): Promise<void> {
    const before = await this.#windows()
    await this.run(
      'open("about:blank", "", `popup,toolbar=no,menubar=no,location=no,status=no,width=${arguments[0].width},height=${arguments[0].height}`)',
      {
        width,
        height,
      },
    )
    for (let tries = 0; tries < 50; tries += 1) {
      const opened = (await this.#windows()).find((handle) => !before.includes(handle))
      if (opened) {
        await this.#post('window', { handle: opened })
        return
      }
      await wait(100)
    }
    throw new Error('The browser opened no window of its own')
  }

  async #windows(): Promise<string[]> {
    return v.parse(handlesSchema, await command(`${this.#session}/window/handles`, 'GET'))
  }

  #post(path: string, body: object): Promise<unknown> {
    return command(`${this.#session}/${path}`, 'POST', body)
  }
}

async function isReady(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/status`)).ok
  } catch {
    return false // It is still starting.
  }
}
