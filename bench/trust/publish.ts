import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { amount } from '#bench/amount.ts'
import { faultsAfter, killedWhilePublishing } from '#tests/server/support/desk/publishing-rounds.ts'
import { startPostgres } from '#tests/server/support/postgres/postgres-server.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { report } from './verdict.ts'

const rounds = amount(50, 1)

/**
 * kill -9 at random moments of a desk that saves, previews, publishes and takes back drafts: nothing acknowledged is
 * lost, and nothing is done in part.
 */
export async function run(): Promise<void> {
  await killRounds('node:sqlite', {})
  const database = await startPostgres({ isDurable: true })
  await killRounds('PostgreSQL', { DATABASE_URL: await database.createDatabase('publish') })
  await database.remove()
}

async function killRounds(name: string, store: Record<string, string>): Promise<void> {
  const root = scratchFolder()
  const settings = { DATA_DIR: join(root, 'data'), ...store }
  let [saves, last] = [0, 0]
  const faults: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = 1 + round * 1000
    last = await killedWhilePublishing({ root, settings, first, milliseconds: Math.random() * 1500 })
    saves += last - first + 1
    faults.push(...(await faultsAfter({ root, settings }, last)))
  }
  rmSync(root, { recursive: true })
  report(`${name}: rounds in which the desk was killed`, rounds, rounds)
  report(`${name}: saves acknowledged`, saves)
  report(`${name}: saves lost, or files, release and store by halves`, faults.length, 0)
  for (const fault of faults) console.log(`  ${fault}`)
}
