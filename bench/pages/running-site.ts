import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = 4319

/** Starts the built site with an empty inbox, does something with its address, and stops it. */
export async function withSite(use: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  try {
    await untilReady(address, () => server.exitCode !== null)
    await use(address)
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (hasEnded()) throw new Error('the server did not start; build the site first: script/build')
    const response = await fetch(`${address}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server was not ready within 10 s')
}
