import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { differences, digestsOf } from './support/release-digests.ts'

/** A release says what it is made of and nothing of when and where (docs/decisions/047-verified-releases.md). */

const run = promisify(execFile)
const shop = 'tests/fixture'

/** A clone of the sources as they lie here, but for some, with packages of its own. */
async function cloneTo(folder: string, without: RegExp): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const files = stdout.split('\0').filter((name) => name !== '' && !without.test(name))
  await run('cp', ['-P', '--parents', ...files, folder])
  // Hard links to the files: a link to the folder would put its path into the comments of the code.
  await run('cp', ['-al', 'node_modules', folder])
  await run('git', ['init', '-q', folder])
}

async function build(folder: string, env: Record<string, string>): Promise<Map<string, string>> {
  await run('script/build', { cwd: folder, env: { PATH: process.env.PATH, SITE_DIR: shop, ...env } })
  return digestsOf(join(folder, shop))
}

test('the same sources give the same bytes in another folder, a year later, in another language and time zone, with nothing kept and without the desk', async () => {
  await mkdir('test-results', { recursive: true })
  const place = await mkdtemp(resolve('test-results/same-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const there = join(place, 'as deep as you like')
  // The desk adds no byte to what the public gets (docs/decisions/049-desk.md).
  await cloneTo(there, /^(bench|desk|tests\/(?!fixture))/)
  const later = `--import=${resolve('tests/site/support/a-year-later.ts')}`
  // The release that the journeys are shown; it is built by now.
  const here = await build('.', {})
  const other = await build(there, { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', NODE_OPTIONS: later })
  expect(differences(here, other)).toEqual([])
  expect(here.size).toBeGreaterThan(2000)
  // The release was built there, and not taken from this checkout.
  expect(await readdir(join(there, shop, 'build/releases'))).toHaveLength(1)
}, 900_000)
