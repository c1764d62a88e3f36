import { rmSync } from 'node:fs'
import { amount } from '#bench/amount.ts'
import { killRound } from '#tests/server/support/kill-rounds.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { compareRows, report, storedEmails } from './verdict.ts'

const rounds = amount(100, 2)
const writers = 32

/** kill -9 at random moments while writers post: nothing acknowledged is lost, and the store opens every time. */
export async function run(): Promise<void> {
  const dataDir = scratchFolder()
  const acknowledged: number[] = []
  let number = 0
  let unanswered = 0
  let opened = 0
  for (let round = 0; round < rounds; round += 1) {
    const server = await spawnServer({ settings: { DATA_DIR: dataDir } })
    opened += 1
    const nextNumber = () => (number += 1)
    const outcome = await killRound(server, { writers, rows: 50, milliseconds: Math.random() * 150, nextNumber })
    acknowledged.push(...outcome.acknowledged)
    unanswered += outcome.unanswered
  }
  const emails = await storedEmails(await openSqliteStore({ dataDir, mayCreate: false }))
  rmSync(dataDir, { recursive: true })
  const { lost, double } = compareRows(acknowledged, emails)
  report('rounds in which the store opened', opened, rounds)
  report('rows acknowledged', acknowledged.length)
  report('requests cut off by the kill', unanswered)
  report('rows stored', emails.length)
  report('acknowledged rows lost', lost, 0)
  report('rows stored twice', double, 0)
}
