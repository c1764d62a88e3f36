import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { postgresBinaries, scratchParent } from './postgres-binaries.ts'

/** The number of the account 'nobody', which every Unix has. */
const unprivileged = 65_534

/** A PostgreSQL server for tests, in a folder of its own. */
export interface PostgresServer {
  readonly port: number
  /** Makes a database: an empty one, or a copy of another to which nobody is connected. Out: its URL. */
  createDatabase(name: string, original?: string): Promise<string>
  start(): Promise<void>
  /** Stops the server at once, as a crash would. */
  kill(): Promise<void>
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>
}

const initFlags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']

/**
 * Starts a PostgreSQL server. In: whether its data have to survive a power cut, which tests do not need, and the folder
 * in which it creates its own.
 */
export async function startPostgres({ isDurable = false, parent = scratchParent() } = {}): Promise<PostgresServer> {
  const scratch = mkdtempSync(join(parent, 'postgres-'))
  chmodSync(scratch, 0o755)
  const binaries = postgresBinaries(scratch)
  const data = join(mkdtempSync(join(scratch, 'data-')), 'cluster')
  const identity = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {}
  if ('uid' in identity) chownSync(join(data, '..'), unprivileged, unprivileged)
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }
  const options = { ...identity, env, cwd: '/' }
  await promisify(execFile)(join(binaries, 'initdb'), [...initFlags, '-D', data], options)
  const port = await freePort()
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', `fsync=${isDurable ? 'on' : 'off'}`]
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined

  const server: PostgresServer = {
    port,
    async start() {
      child = spawn(join(binaries, 'postgres'), flags, { ...options, stdio: 'ignore' })
      await untilReady(adminUrl, child)
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
    },
    async createDatabase(name, original = 'template1') {
      await asAdmin(adminUrl, (client) =>
        client.query(`CREATE DATABASE ${name} TEMPLATE ${original} STRATEGY FILE_COPY`),
      )
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    async remove() {
      await server.kill()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

async function asAdmin(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) break
    try {
      await asAdmin(url, (client) => client.query('SELECT 1'))
      return
    } catch {
      await sleep(100)
    }
  }
  throw new Error('The PostgreSQL for the tests does not start')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  probe.close()
  await once(probe, 'close')
  return port
}
