import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { scratchParent } from './postgres-binaries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder below which each worker starts its PostgreSQL. */
    postgresFolder: string
  }
}

/**
 * Runs once around all tests. A worker starts its PostgreSQL for the first test that needs one and uses it to the end
 * (stores.ts); since a worker is ended without a word, the servers are stopped and removed here.
 */
export default function setup({ provide }: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(scratchParent(), 'postgres-'))
  // PostgreSQL is not run by root, and has to come through.
  chmodSync(folder, 0o755)
  provide('postgresFolder', folder)
  return async () => {
    const running = globSync(join(folder, '**/postmaster.pid'))
    for (const file of running) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT')
    // The file goes when the server has written its last.
    for (let tries = 0; tries < 250 && running.some((file) => existsSync(file)); tries += 1) await sleep(20)
    rmSync(folder, { recursive: true })
  }
}
