import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/**
 * The benches that open pages and screens as no test does: a changed text or button would be found on the day when
 * their figures are wanted. What it measures is not looked at. The other benches ask what unit and server tests ask as
 * well, and are held by the compiler.
 */

const run = promisify(execFile)

/** Those that take longest come first, so that none is left alone at the end. */
const benches = [
  'bench/pages/run.ts',
  'bench/desk/hands.ts',
  'bench/pages/interactions.ts',
  'bench/pages/navigation.ts',
  'bench/desk/first-day.ts',
  'bench/order-lists/speed.ts',
]

for (const command of benches)
  test(`${command} runs`, { concurrent: true }, async () => {
    const { stdout } = await run('node', [command], { env: { ...process.env, SMOKE: '1' } })
    expect(stdout).not.toBe('')
  })
