import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Store, openStore } from '#server/store/store.ts'
import { startPostgres } from '#tests/server/support/postgres/postgres-server.ts'
import { programEnvironment } from '#tests/server/support/program-environment.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'

export type StoreName = 'sqlite' | 'postgres'

/** The desk as an operator starts it, with the small shop and a store of its own. */
export interface DeskProcess {
  url: string
  /** The same store, opened as by the public server. */
  store: Store
  /** The settings that it was started with. */
  settings: Record<string, string>
  /** The output of `script/desk` for these words. */
  command: (...words: string[]) => string
  end: () => Promise<void>
}

/** Starts the desk at a port. In: the kind of its store, and further settings. */
export async function startDeskProcess(
  port: number,
  kind: StoreName,
  more: Record<string, string> = {},
): Promise<DeskProcess> {
  const dataDir = scratchFolder()
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const settings: Record<string, string> = {
    SITE_DIR: 'tests/fixture',
    DATA_DIR: dataDir,
    DESK_PORT: String(port),
    ...(postgres && { DATABASE_URL: await postgres.createDatabase('mesa') }),
    ...more,
  }
  const env = { ...programEnvironment, NODE_ENV: 'production', ...settings }
  const child = spawn(process.execPath, ['desk/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'close')
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  await untilReady(child.stdout, exited)
  const store = await openStore({ DATABASE_URL: settings.DATABASE_URL, DATA_DIR: dataDir }, { mayCreate: true })
  return {
    url: `http://localhost:${port}`,
    store,
    settings,
    command: (...words) =>
      execFileSync(process.execPath, ['desk/desk-commands.ts', ...words], { env, encoding: 'utf8' }),
    end: async () => {
      process.off('exit', stop)
      await store.close()
      stop()
      await exited
      await postgres?.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when the desk says its address. In: what it prints, and its end, which rejects. */
function untilReady(output: Readable, exited: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    createInterface(output).on('line', (line) => {
      if (line.startsWith('A mesa está em ')) resolve()
    })
    void exited.then(() => reject(new Error('The desk ended before it was ready')))
  })
}

/** Serves a desk's shop as an operator does. In: a port, and the desk's settings. */
export async function startSite(port: number, settings: Record<string, string>) {
  const env = { ...programEnvironment, NODE_ENV: 'production', ...settings, PORT: String(port) }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'close')
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => said.includes('Ready at') && resolve())
    void exited.then(() => reject(new Error('The server ended before it was ready')))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
