import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** A mail server that accepts every message; a test can make it refuse them, or stay silent. */
export interface MailServer {
  url: string
  /** The text after DATA of each delivery. */
  messages: string[]
  /** The receivers of each delivery, as the sender's commands named them. */
  receivers: string[][]
  /** The commands that arrived without encryption. */
  inTheClear: string[]
  refuse: (isRefusing: boolean) => void
  /** While silent, the server accepts connections and says nothing. Each change ends all connections. */
  fallSilent: (isSilent: boolean) => void
  close: () => Promise<void>
}

interface Certificate {
  key: string
  cert: string
}

/** Starts a mail server. In: the certificate with which it offers STARTTLS; without one it refuses STARTTLS. */
export async function startMailServer(certificate?: Certificate): Promise<MailServer> {
  const messages: string[] = []
  const receivers: string[][] = []
  const inTheClear: string[] = []
  const sockets = new Set<Socket>()
  let isRefusing = false
  let isSilent = false
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (isSilent) return
    socket.write('220 ready\r\n')
    converse(socket, { messages, receivers, inTheClear, certificate, isRefusing: () => isRefusing })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    messages,
    receivers,
    inTheClear,
    refuse: (is) => (isRefusing = is),
    fallSilent: (is) => {
      isSilent = is
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Conversation extends Pick<MailServer, 'messages' | 'receivers' | 'inTheClear'> {
  certificate: Certificate | undefined
  isRefusing: () => boolean
}

function converse(socket: Socket, conversation: Conversation): void {
  const { messages, receivers, inTheClear, certificate } = conversation
  let pending = ''
  let named: string[] = []
  let isData = false
  const isSecure = socket instanceof TLSSocket
  const listen = (chunk: Buffer) => {
    pending += chunk.toString('utf8')
    for (;;) {
      const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end === -1) return
      const text = pending.slice(0, end)
      pending = pending.slice(end + (isData ? 5 : 2))
      if (isData) {
        messages.push(text)
        receivers.push(named)
        named = []
        isData = false
        socket.write('250 taken\r\n')
        continue
      }
      if (!isSecure) inTheClear.push(text)
      if (/^STARTTLS/i.test(text) && certificate) {
        socket.off('data', listen)
        socket.write('220 go on\r\n')
        const secured = new TLSSocket(socket, { isServer: true, ...certificate })
        secured.on('error', () => {})
        return converse(secured, conversation)
      }
      isData = /^DATA/i.test(text)
      const [, receiver] = /^RCPT TO:<(.*)>/i.exec(text) ?? []
      if (receiver !== undefined) named.push(receiver)
      socket.write(answer(text, conversation, isSecure))
    }
  }
  socket.on('data', listen)
}

function answer(command: string, { certificate, isRefusing }: Conversation, isSecure: boolean): string {
  if (/^(EHLO|HELO)/i.test(command))
    return certificate && !isSecure ? '250-hello\r\n250 STARTTLS\r\n' : '250-hello\r\n250 AUTH PLAIN\r\n'
  if (/^STARTTLS/i.test(command)) return '454 not now\r\n'
  if (/^AUTH/i.test(command)) return '235 welcome\r\n'
  if (/^QUIT/i.test(command)) return '221 bye\r\n'
  if (/^DATA/i.test(command)) return '354 go on\r\n'
  return isRefusing() && /^RCPT/i.test(command) ? '451 4.3.0 later, ana@example.com\r\n' : '250 fine\r\n'
}
