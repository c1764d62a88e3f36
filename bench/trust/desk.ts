import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '#bench/amount.ts'
import { readEnvironment } from '#server/environment.ts'
import { openStore } from '#server/store/store.ts'
import { faultsOf, startDesk, type WorkingDesk } from '#tests/server/support/desk/desk-rounds.ts'
import { killRound } from '#tests/server/support/kill-rounds.ts'
import { startPostgres } from '#tests/server/support/postgres/postgres-server.ts'
import { allRows } from '#tests/server/support/rows.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'
import { compareRows, report } from './verdict.ts'

const rounds = amount(50, 2)
const writers = 16

/**
 * Kills server and desk at random moments while both write into one store: nothing acknowledged is lost, and nothing is
 * stored in part.
 */
export async function run(): Promise<void> {
  const dataDir = scratchFolder()
  await killBoth('node:sqlite', { DATA_DIR: dataDir })
  const database = await startPostgres({ isDurable: true })
  await killBoth('PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: await database.createDatabase('bench') })
  await database.remove()
  rmSync(dataDir, { recursive: true })
}

/** Waits until the desk has written something, because a round without writes proves nothing; at most three seconds. */
async function untilAtWork({ acknowledged }: WorkingDesk): Promise<void> {
  const deadline = performance.now() + 3000
  while (acknowledged.length < 3 && performance.now() < deadline) await sleep(5)
}

async function killBoth(name: string, settings: Record<string, string>): Promise<void> {
  const posted: number[] = []
  const acknowledgedWrites: string[] = []
  let number = 0
  for (let round = 0; round < rounds; round += 1) {
    const server = await spawnServer({ settings })
    const desk = await startDesk(settings, 1 + round * 100_000)
    const milliseconds = Math.random() * 300
    // Either of the two is killed first, at random.
    const deskFirst = Math.random() < 0.5
    const posts = killRound(server, { writers, rows: 30, milliseconds, nextNumber: () => (number += 1) })
    if (!deskFirst) await posts
    await untilAtWork(desk)
    await desk.kill()
    const { acknowledged } = await posts
    posted.push(...acknowledged)
    acknowledgedWrites.push(...desk.acknowledged)
  }
  const store = await openStore(readEnvironment(settings), { mayCreate: false })
  const rows = await allRows(store)
  await store.close()
  const { lost, double } = compareRows(
    posted,
    rows.contacts.map(({ email }) => email ?? ''),
  )
  const desk = faultsOf(rows, acknowledgedWrites)
  report(`${name}: rounds in which the store opened`, rounds, rounds)
  report(`${name}: messages acknowledged to visitors`, posted.length)
  report(`${name}: notes and answers acknowledged to the desk`, acknowledgedWrites.length)
  report(`${name}: acknowledged messages lost`, lost, 0)
  report(`${name}: messages stored twice`, double, 0)
  report(`${name}: acknowledged notes and answers lost`, desk.lost, 0)
  report(`${name}: writes of the desk that are half there`, desk.halves, 0)
}
