import { rmSync } from 'node:fs'
import { spawnSite } from '#bench/site-server.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'

/** Starts the built site with an empty inbox, does something with its address, and stops it. */
export async function withSite(use: (address: string) => Promise<void>): Promise<void> {
  const dataDir = scratchFolder()
  // The server needs the key that is built into the pages, not the key of the tests.
  const server = await spawnSite({ DATA_DIR: dataDir, PUBLIC_BACKEND_KEY: '' })
  try {
    await use(server.url)
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
