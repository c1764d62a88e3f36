import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inheritedSocket } from '#server/http/listen.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'

test('a socket is taken when it was handed to this very process', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3)
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 8)).toBeUndefined()
  expect(inheritedSocket({}, 7)).toBeUndefined()
})

const activate = 'systemd-socket-activate'
const cannotActivate = spawnSync(activate, ['--version']).error !== undefined

/** Holds the socket as a service manager does, and starts the server anew each time that it ends in order. */
const holder = 'while sh -c \'LISTEN_PID=$$ exec "$0" "$1"\' "$0" "$1"; do :; done'

/** Starts a server at a socket that outlives it, and waits until it answers. Out: the socket's path. */
async function heldSocket(): Promise<string> {
  const folder = scratchFolder()
  const socketPath = join(folder, 'socket')
  const program = [process.execPath, fileURLToPath(new URL('./socket-process.ts', import.meta.url))]
  const held = spawn(activate, ['--listen', socketPath, 'bash', '-c', holder, ...program], {
    detached: true,
    stdio: 'ignore',
  })
  const ended = once(held, 'close')
  onTestFinished(async () => {
    if (held.pid !== undefined) process.kill(-held.pid, 'SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  })
  // Its file is there a moment before anybody listens.
  await vi.waitFor(() => ask(socketPath), { timeout: 30_000 })
  return socketPath
}

test.skipIf(cannotActivate)(
  'what is sent on a kept connection while the server ends is answered, and told that the connection ends',
  async () => {
    const socketPath = await heldSocket()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const pid = await ask(socketPath, agent)
    process.kill(Number(pid), 'SIGTERM')
    await sleep(100)
    expect(await ask(socketPath, agent)).toBe(pid)
    expect(Number(await ask(socketPath, agent))).not.toBe(Number(pid))
  },
  60_000,
)

test.skipIf(cannotActivate)(
  'visitors who come while the server is restarted are answered, every one',
  async () => {
    const socketPath = await heldSocket()
    const pids = new Set<number>()
    for (let restart = 0; restart < 3; restart += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(socketPath)))
      const [pid = 0] = answers.map(Number)
      pids.add(pid)
      const meanwhile = Array.from({ length: 20 }, () => ask(socketPath))
      process.kill(pid, 'SIGTERM')
      for (const answer of await Promise.all([...meanwhile, ask(socketPath)])) expect(Number(answer)).toBeGreaterThan(0)
      while ((await ask(socketPath)) === String(pid)) await sleep(5)
    }
    expect(pids.size).toBe(3)
  },
  60_000,
)

function ask(socketPath: string, agent: Agent | false = false): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: '/', agent }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })
}
