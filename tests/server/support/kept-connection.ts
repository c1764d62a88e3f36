import { connect, type Socket } from 'node:net'

/** One answer, read completely. */
export interface KeptAnswer {
  status: number
  /** The whole answer with its head. */
  text: string
  /** Whether the answer says that the connection ends. */
  isLast: boolean
}

/**
 * A client that writes bytes as they are and reads answers one after the other, on one connection for as long as the
 * server keeps it.
 */
export class KeptConnection {
  readonly #socket: Socket
  #bytes = Buffer.alloc(0)
  #hasEnded = false
  #arrived: () => void = () => {}
  /** The fault that ended the connection, if any. */
  fault: string | undefined
  /** Whether an answer said that the connection ends. */
  wasTold = false

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.on('data', (chunk) => {
      this.#bytes = Buffer.concat([this.#bytes, chunk])
      this.#arrived()
    })
    this.#socket.on('error', (error) => (this.fault = error.message))
    this.#socket.on('close', () => {
      this.#hasEnded = true
      this.#arrived()
    })
  }

  write(bytes: string | Buffer): void {
    if (this.#socket.writable) this.#socket.write(bytes)
  }

  end(): void {
    this.#socket.destroy()
  }

  /**
   * The next answer; undefined when the connection ended without one. In: whether it answers HEAD and so has no body.
   */
  async answer(isHead = false): Promise<KeptAnswer | undefined> {
    for (;;) {
      const length = answerLength(this.#bytes, isHead, this.#hasEnded)
      if (length !== undefined) return this.#take(length)
      if (this.#hasEnded) return undefined
      await new Promise<void>((resolve) => (this.#arrived = resolve))
    }
  }

  #take(length: number): KeptAnswer {
    const text = this.#bytes
      .subarray(0, length)
      .toString('latin1')
      .replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/, '')
    this.#bytes = this.#bytes.subarray(length)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])
    const isLast = /\r\nconnection: close\r\n/i.test(headOf(text))
    this.wasTold ||= isLast
    return { status, text, isLast }
  }
}

const headOf = (text: string) => text.slice(0, text.indexOf('\r\n\r\n') + 2)

/** How many bytes the first answer has; undefined while it is incomplete. */
function answerLength(bytes: Buffer, isHead: boolean, hasEnded: boolean): number | undefined {
  const start = bytes.indexOf('\r\n\r\n') + 4
  if (start < 4) return undefined
  const head = bytes.subarray(0, start).toString('latin1')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  if (status === 100) {
    const rest = answerLength(bytes.subarray(start), isHead, hasEnded)
    return rest === undefined ? undefined : start + rest
  }
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (isHead || status === 204 || status === 304) return start
  if (length !== undefined) return start + Number(length) <= bytes.length ? start + Number(length) : undefined
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return hasEnded ? bytes.length : undefined
  return chunkedEnd(bytes, start)
}

function chunkedEnd(bytes: Buffer, start: number): number | undefined {
  for (let at = start; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    at = line + 2 + size + 2
    if (at > bytes.length) return undefined
    if (size === 0) return at
  }
}
