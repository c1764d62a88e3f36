import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/** A mail server that takes everything, or refuses or says nothing while told to. */
export interface MailServer {
  url: string
  /** What was delivered: the text after DATA, one per delivery. */
  messages: string[]
  /** Whom the sender named for each of them, outside of the message. */
  receivers: string[][]
  refuse: (isRefusing: boolean) => void
  /** Takes connections and leaves them without a word; ends those once it speaks again. */
  fallSilent: (isSilent: boolean) => void
  close: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = []
  const receivers: string[][] = []
  const sockets = new Set<Socket>()
  let isRefusing = false
  let isSilent = false
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (!isSilent) converse(socket, { messages, receivers }, () => isRefusing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    messages,
    receivers,
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

function converse(
  socket: Socket,
  { messages, receivers }: Pick<MailServer, 'messages' | 'receivers'>,
  isRefusing: () => boolean,
): void {
  let pending = ''
  let named: string[] = []
  let isData = false
  socket.write('220 ready\r\n')
  socket.on('data', (chunk) => {
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
      } else {
        isData = /^DATA/i.test(text)
        const [, receiver] = /^RCPT TO:<(.*)>/i.exec(text) ?? []
        if (receiver !== undefined) named.push(receiver)
        socket.write(answer(text, isRefusing()))
      }
    }
  })
}

function answer(command: string, isRefusing: boolean): string {
  if (/^(EHLO|HELO)/i.test(command)) return '250 hello\r\n'
  if (/^QUIT/i.test(command)) return '221 bye\r\n'
  if (/^DATA/i.test(command)) return '354 go on\r\n'
  return isRefusing && /^RCPT/i.test(command) ? '451 4.3.0 later, ana@example.com\r\n' : '250 fine\r\n'
}
