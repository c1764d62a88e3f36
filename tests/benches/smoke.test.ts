import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** A bench that cannot start is found here, and not on the day when its figures are wanted. What it measures is not looked at. */

const run = promisify(execFile)

/** Every bench, with the programs that it needs besides Node and Chromium; those that take longest come first, so that none is left alone at the end. */
const benches: readonly (readonly [command: string, ...programs: string[]])[] = [
  ['bench/desk/hands.ts'],
  ['bench/scale/run.ts'],
  ['bench/trust/run.ts cluster', 'nginx'],
  ['bench/pages/interactions.ts'],
  ['bench/pages/run.ts'],
  ['bench/relevance/run.ts'],
  ['bench/trust/run.ts postgres'],
  ['bench/pages/navigation.ts'],
  ['bench/trust/run.ts kill'],
  ['bench/trust/run.ts desk'],
  ['bench/trust/run.ts publish'],
  ['bench/desk/run.ts'],
  ['bench/desk/catalogue.ts'],
  ['bench/desk/first-day.ts'],
  ['bench/trust/run.ts power-cut', 'gcc'],
  ['bench/trust/run.ts storage', 'chattr'],
  ['bench/trust/run.ts bad-requests'],
  ['bench/trust/run.ts load'],
  ['bench/trust/run.ts copies'],
  ['bench/relevance/kinds.ts'],
  ['bench/order-lists/run.ts'],
  ['bench/order-lists/messages.ts'],
  ['bench/order-lists/arrived.ts'],
  ['bench/order-lists/speed.ts'],
  ['bench/search/run.ts'],
]
const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']
/** Benches that only root can run, because they mount disks and make files unwritable. */
const onlyForRoot = new Set(['bench/trust/run.ts storage'])

const has = (program: string) => folders.some((folder) => existsSync(`${folder}/${program}`))
const canRun = (command: string, programs: readonly string[]) =>
  programs.every(has) && (process.getuid?.() === 0 || !onlyForRoot.has(command))

for (const [command, ...programs] of benches)
  test(`${command} runs`, { concurrent: true, skip: !canRun(command, programs) }, async () => {
    const { stdout } = await run('node', command.split(' '), { env: { ...process.env, SMOKE: '1' } })
    expect(stdout).not.toBe('')
  })

test('every bench of bench/README.md is among them', () => {
  const known = new Set(benches.map(([command]) => command))
  const readme = readFileSync('bench/README.md', 'utf8')
  const named = [...readme.matchAll(/`node (bench\/[\w/-]+\.ts)(?: ([a-z-]+))?/g)].map(([, file = '', trial]) =>
    file === 'bench/trust/run.ts' && trial ? `${file} ${trial}` : file,
  )
  expect(named.filter((command) => command !== 'bench/trust/run.ts' && !known.has(command))).toEqual([])
})
