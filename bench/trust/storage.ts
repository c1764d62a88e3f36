import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqliteStore } from '#server/inbox/sqlite/sqlite-store.ts'
import { scratchFolder } from '#tests/server/running-server.ts'
import { spawnServer } from '#tests/server/spawned-server.ts'
import { compareRows, report } from './verdict.ts'
import { inWords, startWriters } from './writers.ts'

/** A full disk, a read-only one and a store that someone else holds, each under writers. Needs root, for mount. */
export async function run(): Promise<void> {
  const disk = scratchFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk])
  try {
    const ballast = join(disk, 'ballast')
    writeFileSync(ballast, Buffer.alloc(8 * 1024 * 1024))
    const dataDir = join(disk, 'data')
    await underFault('disk full', dataDir, {
      begin: () => sleep(6000),
      end: () => rmSync(ballast),
    })
    await underFault('read-only folder', dataDir, {
      begin: async () => {
        execFileSync('mount', ['-o', 'remount,ro', disk])
        await sleep(2000)
      },
      end: () => void execFileSync('mount', ['-o', 'remount,rw', disk]),
    })
    const holder = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
    await underFault('locked for 8 s', dataDir, {
      begin: async () => {
        holder.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE')
        await sleep(8000)
      },
      end: () => holder.exec('COMMIT'),
    })
    holder.close()
  } finally {
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
}

interface Fault {
  /** Brings the fault about and lets it last. */
  begin: () => Promise<unknown>
  end: () => void
}

async function underFault(name: string, dataDir: string, { begin, end }: Fault): Promise<void> {
  const server = await spawnServer({ settings: { DATA_DIR: dataDir } })
  const before = (await rowsOf(dataDir)).length
  const writing = startWriters({ url: () => server.url, writers: 32, isPersistent: false })
  await begin()
  const during = await fetch(server.url)
  end()
  const acknowledgedInFault = writing.acknowledged.size
  await sleep(2000)
  await writing.stop()
  const emails = (await rowsOf(dataDir)).slice(before)
  report(`${name}: posts`, inWords(writing.statuses))
  report(`${name}: a page meanwhile`, during.status, 200)
  report(`${name}: recovers by itself`, String(writing.acknowledged.size > acknowledgedInFault), 'true')
  report(`${name}: acknowledged rows lost`, compareRows(writing.acknowledged, emails).lost, 0)
  report(`${name}: the process ends in order with`, String(await server.end('SIGTERM')), '0')
}

async function rowsOf(dataDir: string): Promise<string[]> {
  const store = openSqliteStore({ dataDir, mayCreate: false })
  const emails = (await store.desk.contacts()).map(({ email }) => email)
  await store.close()
  return emails
}
