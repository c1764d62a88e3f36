import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'

/** The built site, served as by an operator, with a store of its own. */
export interface Site {
  url: string
  end: () => Promise<void>
}

export async function startSite(): Promise<Site> {
  // The key that the pages were built with.
  const settings = { DATA_DIR: scratchFolder(), PUBLIC_BACKEND_KEY: process.env.PUBLIC_BACKEND_KEY ?? '' }
  const server = await spawnServer({ script: 'server/main.ts', settings })
  return {
    url: server.url,
    end: async () => {
      await server.end('SIGTERM')
    },
  }
}
