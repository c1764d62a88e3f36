import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { spawnServer } from '#tests/server/support/spawned-server.ts'

const project = join(import.meta.dirname, '..')

/** Starts the whole built site as an operator runs it. Throws when it has not been built. */
export function spawnSite(settings: Record<string, string>) {
  if (!existsSync(join(project, 'build/current/files.json'))) throw new Error('Build the site first: script/build')
  return spawnServer({ script: join(project, 'server/main.ts'), settings })
}
