import { join } from 'node:path'
import { spawnServer } from '#tests/server/support/spawned-server.ts'

/** Starts the whole site as an operator runs it. */
export function spawnSite(settings: Record<string, string>) {
  return spawnServer({ script: join(import.meta.dirname, '../server/main.ts'), settings })
}
