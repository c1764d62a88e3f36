import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { amount } from '#bench/amount.ts'
import { faultsAfterPreview, killedWhilePreviewing, standOf } from '#tests/server/support/desk/preview-rounds.ts'
import { report } from './verdict.ts'

const rounds = amount(50, 1)
const shop = 'tests/fixture'

/**
 * kill -9 at random moments of a desk that compiles previews of drafts: nothing saved is lost, and no unfinished
 * preview is left behind or shown.
 */
export async function run(): Promise<void> {
  if (!existsSync(join(shop, 'build/current'))) {
    console.log(`The small shop is not built: SITE_DIR=${shop} script/build`)
    return
  }
  mkdirSync('test-results', { recursive: true })
  const root = mkdtempSync('test-results/previas-')
  cpSync(join(shop, 'content'), join(root, 'content'), { recursive: true, dereference: true })
  execFileSync('cp', ['-a', join(shop, 'build'), join(root, 'build')])
  const settings = { DATA_DIR: join(root, 'data') }
  const before = await standOf(root)
  const faults: string[] = []
  let last = 0
  for (let round = 0; round < rounds; round += 1) {
    last = await killedWhilePreviewing({ root, settings, first: last + 1 }, Math.random() * 3000)
    faults.push(...(await faultsAfterPreview({ root, settings, first: last }, last)))
    last += 1
    if ((await standOf(root)) !== before) faults.push('a preview has changed the shop')
  }
  rmSync(root, { recursive: true })
  report('previews: rounds in which the desk was killed', rounds, rounds)
  report('previews: saves lost, halves left, or a preview of something else', faults.length, 0)
  for (const fault of faults) console.log(`  ${fault}`)
}
