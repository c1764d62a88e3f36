import { rmSync } from 'node:fs'
import { scratchFolder } from '#tests/server/running-server.ts'
import { spawnSite } from '../site-server.ts'

/** Starts the built site with an empty inbox, does something with its address, and stops it. */
export async function withSite(use: (address: string) => Promise<void>): Promise<void> {
  const dataDir = scratchFolder()
  const server = await spawnSite({ DATA_DIR: dataDir })
  try {
    await use(server.url)
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
