import type { Socket } from 'node:net'

/** What is read of a connection at once: a request with long headers, not the hundreds that fit into the 64 kB that Node reads. */
const pieceBytes = 2048
/** Requests of one connection that are not answered yet. Browsers and proxies send one after the other. */
const mostOpen = 8

/**
 * Connections whose bytes their HTTP server gets in short pieces, one in a round of the event loop: hundreds of requests in one
 * write would otherwise be taken in at one go, while everybody else waits. Of which many are not answered is not read at all:
 * who sends faster than is answered waits, and what is kept of them stays bounded.
 */
export class ShortReads {
  readonly #readings = new WeakMap<Socket, Reading>()

  /** In: a connection that an HTTP server has just begun to listen to. */
  begin(socket: Socket): void {
    const [read] = socket.listeners('data')
    if (read) this.#readings.set(socket, new Reading(socket, (piece) => read.call(socket, piece)))
  }

  /** Forgets what has come of a connection that speaks HTTP no more. */
  end(socket: Socket): void {
    socket.removeAllListeners('data')
    this.#readings.get(socket)?.forget()
  }

  /** Notes that a request of a connection is to be answered. */
  asked(socket: Socket): void {
    this.#readings.get(socket)?.asked()
  }

  /** Notes that one was. */
  answered(socket: Socket): void {
    this.#readings.get(socket)?.answered()
  }
}

/** One connection. The server pauses it too, while answers are not fetched: then it alone may resume. */
class Reading {
  readonly #socket: Socket
  readonly #read: (piece: Buffer) => void
  /** What has come and is not read yet. */
  #rest: Buffer = Buffer.alloc(0)
  #open = 0
  /** Whether it was paused here, not by the server. */
  #isWaiting = false

  constructor(socket: Socket, read: (piece: Buffer) => void) {
    this.#socket = socket
    this.#read = read
    socket.removeAllListeners('data')
    socket.on('data', (bytes: Buffer) => {
      this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
      this.#next()
    })
    socket.on('resume', () => {
      this.#isWaiting = false
      if (this.#isFull) this.#wait()
      else if (this.#rest.length > 0) this.#next()
    })
  }

  asked(): void {
    this.#open += 1
  }

  answered(): void {
    this.#open -= 1
    this.#goOn()
  }

  forget(): void {
    this.#rest = Buffer.alloc(0)
  }

  get #isFull(): boolean {
    return this.#open >= mostOpen
  }

  #next(): void {
    const piece = this.#rest.subarray(0, pieceBytes)
    this.#rest = this.#rest.subarray(pieceBytes)
    this.#read(piece)
    if (this.#socket.isPaused()) return
    if (this.#isFull) this.#wait()
    else if (this.#rest.length > 0) {
      this.#wait()
      setImmediate(() => this.#goOn())
    }
  }

  #wait(): void {
    this.#isWaiting = true
    this.#socket.pause()
  }

  #goOn(): void {
    if (this.#isWaiting && !this.#isFull) this.#socket.resume()
  }
}
