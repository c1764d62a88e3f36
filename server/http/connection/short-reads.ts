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

  /** Gives nothing more of a connection that speaks HTTP no more. */
  end(socket: Socket): void {
    socket.removeAllListeners('data')
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
  #open = 0
  /** Whether it was paused here, not by the server. */
  #isWaiting = false
  #isScheduled = false

  constructor(socket: Socket, read: (piece: Buffer) => void) {
    this.#socket = socket
    socket.removeAllListeners('data')
    socket.on('data', (bytes: Buffer) => {
      if (bytes.length > pieceBytes) {
        // Back into the stream: its end waits for the rest, and what closes it drops it. While it flows, the rest would come at once.
        socket.pause()
        socket.unshift(bytes.subarray(pieceBytes))
        socket.resume()
      }
      read(bytes.subarray(0, pieceBytes))
      if (socket.isPaused()) return
      if (this.#isFull) this.#wait()
      else if (socket.readableLength > 0) {
        this.#wait()
        this.#schedule()
      }
    })
    socket.on('resume', () => {
      // Told a tick late: it may have been paused since.
      if (socket.isPaused()) return
      this.#isWaiting = false
      if (this.#isFull) this.#wait()
    })
  }

  asked(): void {
    this.#open += 1
  }

  answered(): void {
    this.#open -= 1
    this.#goOn()
  }

  get #isFull(): boolean {
    return this.#open >= mostOpen
  }

  #wait(): void {
    this.#isWaiting = true
    this.#socket.pause()
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#goOn()
    })
  }

  #goOn(): void {
    if (this.#isWaiting && !this.#isFull && !this.#socket.destroyed) this.#socket.resume()
  }
}
