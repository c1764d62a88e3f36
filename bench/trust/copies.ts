import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { amount } from '#bench/amount.ts'
import { readCopy, verifyCopy } from '#server/store/copies.ts'
import { programEnvironment } from '#tests/server/support/program-environment.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { report } from './verdict.ts'

const rounds = Number(process.env.ROUNDS ?? amount(40, 2))
const contacts = amount(5000, 500)
const cli = join(import.meta.dirname, '../../server/store/inbox-commands.ts')

/** Kills copies of the store at random moments: every file with a copy's final name must be complete. */
export async function run(): Promise<void> {
  const dataDir = scratchFolder()
  const store = await openSqliteStore({ dataDir, mayCreate: true })
  for (let first = 0; first < contacts; first += 500)
    await Promise.all(
      Array.from({ length: 500 }, (_, number) => store.messages.receive(sampleContact(first + number), false)),
    )
  await store.close()
  const folder = join(dataDir, 'backups')
  // Two copies that are not measured come first, because they start cold.
  for (const _ of [1, 2]) await copyOnce(dataDir, Number.POSITIVE_INFINITY)
  const usual = await copyOnce(dataDir, Number.POSITIVE_INFINITY)
  let killed = 0
  for (let round = 0; round < rounds; round += 1) {
    const { wasKilled } = await copyOnce(dataDir, usual.milliseconds * (0.7 + 0.5 * Math.random()))
    killed += Number(wasKilled)
  }
  const copies = readdirSync(folder).filter((name) => /^inbox-.*\.gz$/.test(name))
  let broken = 0
  for (const name of copies) {
    // A copy that cannot be read is counted as broken below.
    const file = join(folder, name)
    const counts = await verifyCopy(await readCopy(file, undefined), file).catch(() => undefined)
    if (counts?.contacts !== contacts) broken += 1
  }
  report('copies killed, copies under their name', `${killed} of ${rounds}, ${copies.length}`)
  report('drafts left behind', readdirSync(folder).filter((name) => name.includes('.draft-')).length)
  report('copies under their name that are not whole', broken, 0)
  rmSync(dataDir, { recursive: true })
}

async function copyOnce(dataDir: string, killAfter: number): Promise<{ milliseconds: number; wasKilled: boolean }> {
  const before = performance.now()
  const child = spawn(process.execPath, [cli, 'backup'], { env: { ...programEnvironment, DATA_DIR: dataDir } })
  const ended = once(child, 'exit')
  const timer = Number.isFinite(killAfter) ? setTimeout(() => child.kill('SIGKILL'), killAfter) : undefined
  await ended
  clearTimeout(timer)
  return { milliseconds: performance.now() - before, wasKilled: child.signalCode === 'SIGKILL' }
}
