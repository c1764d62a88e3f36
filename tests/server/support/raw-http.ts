import { connect } from 'node:net'

/** What came back on a connection: nothing, when it was closed or stayed silent. */
export interface RawAnswer {
  status: number | undefined
  text: string
}

/**
 * Writes bytes to a server as they are and reads until it closes the connection, or has answered
 * and falls silent, or says nothing for ten seconds.
 */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const finish = () => {
      socket.destroy()
      const text = Buffer.concat(chunks).toString('utf8')
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? []
      resolve({ status: status === undefined ? undefined : Number(status), text })
    }
    let silence = setTimeout(finish, 10_000)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      clearTimeout(silence)
      silence = setTimeout(finish, 250)
    })
    // A connection that is reset counts as one without an answer.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(silence)
      finish()
    })
    socket.write(bytes)
  })
}
