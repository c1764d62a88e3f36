import type { Socket } from 'node:net'

/**
 * Connections that are not read from: who sends faster than is answered waits, and what is kept of them stays bounded.
 * Node itself holds back only who does not read the answers.
 */
export class HeldConnections {
  readonly #held = new WeakSet<Socket>()

  /** Reads no more from a connection. */
  hold(socket: Socket): void {
    if (this.#held.has(socket)) return
    this.#held.add(socket)
    // Node would read on after each answer to what has come.
    socket.on('resume', stay)
    socket.pause()
  }

  /** Reads on. */
  letGo(socket: Socket): void {
    if (!this.#held.delete(socket)) return
    socket.off('resume', stay)
    socket.resume()
  }
}

function stay(this: Socket): void {
  this.pause()
}
