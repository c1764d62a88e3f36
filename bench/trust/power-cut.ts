import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { amount } from '#bench/amount.ts'
import { killRound } from '#tests/server/support/kill-rounds.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { compareRows, report } from './verdict.ts'

const rounds = amount(50, 2)
const writers = 32

/**
 * Power cuts: the server is killed, and of each file either all writes survive or only those before
 * its last sync, chosen at random. The next round starts from what survived. Needs gcc.
 */
export async function run(): Promise<void> {
  const scratch = scratchFolder()
  const library = join(scratch, 'power-cut.so')
  execFileSync('gcc', ['-shared', '-fPIC', '-o', library, join(import.meta.dirname, 'power-cut.c'), '-ldl'])
  const live = join(scratch, 'data')
  const synced = join(scratch, 'synced')
  const acknowledged: number[] = []
  let number = 0
  let dropped = 0
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    rmSync(synced, { recursive: true, force: true })
    mkdirSync(synced)
    if (existsSync(live)) for (const name of readdirSync(live)) copyFileSync(join(live, name), join(synced, name))
    const settings = { DATA_DIR: live, LD_PRELOAD: library, WATCHED: live, SYNCED: synced }
    const server = await spawnServer({ settings })
    const nextNumber = () => (number += 1)
    const outcome = await killRound(server, { writers, rows: 50, milliseconds: Math.random() * 150, nextNumber })
    acknowledged.push(...outcome.acknowledged)
    dropped += cut(live, synced)
    lost += compareRows(acknowledged, await emailsIn(live)).lost
  }
  const emails = await emailsIn(live)
  report('power cuts after which the store opened', rounds)
  report('files that lost what was written after their last sync', dropped)
  report('rows acknowledged', acknowledged.length)
  report('acknowledged rows lost', lost, 0)
  report('rows stored twice', compareRows([], emails).double, 0)
  rmSync(scratch, { recursive: true })
}

/** Takes unsynced writes away from half of the files; the shared memory of the log never survives. */
function cut(live: string, synced: string): number {
  let dropped = 0
  for (const name of readdirSync(live)) {
    if (name.endsWith('-shm')) rmSync(join(live, name))
    else if (Math.random() < 0.5) {
      dropped += 1
      if (existsSync(join(synced, name))) copyFileSync(join(synced, name), join(live, name))
      else rmSync(join(live, name))
    }
  }
  return dropped
}

async function emailsIn(dataDir: string): Promise<string[]> {
  // Reads a copy, so that the reading does not change what the next round starts from.
  const copy = scratchFolder()
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(copy, name))
  const store = await openSqliteStore({ dataDir: copy, mayCreate: false })
  const emails = (await store.messages.all()).map(({ email }) => email ?? '')
  await store.close()
  rmSync(copy, { recursive: true })
  return emails
}
