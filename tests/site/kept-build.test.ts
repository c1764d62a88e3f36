import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** A build takes what did not change from earlier ones (docs/decisions/031-kept-builds.md). */

const run = promisify(execFile)

/** Builds the shop, with what is kept in another folder of its own. Out: the digest of each file of the release, by name. */
async function build(shop: string, { release, kept }: { release: string; kept: string }): Promise<Map<string, string>> {
  const folder = join(shop, release)
  await mkdir(folder)
  const env = { ...process.env, SITE_DIR: shop, RELEASE_DIR: folder, KEPT_DIR: join(shop, kept) }
  await run(process.execPath, ['server/build/build.ts', 'these sources'], { env })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const digests = files.toSorted().map(async (file): Promise<[string, string]> => {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    return [relative(folder, file), digest]
  })
  return new Map(await Promise.all(digests))
}

test(
  'a build after a change is the same, byte for byte, as one that starts with nothing kept',
  { timeout: 300_000 },
  async () => {
    await mkdir('test-results', { recursive: true })
    const shop = relative('.', await mkdtemp(resolve('test-results/kept-')))
    onTestFinished(() => rm(shop, { recursive: true }))
    await cp('tests/fixture/content', join(shop, 'content'), { recursive: true, dereference: true })
    const before = await build(shop, { release: 'before', kept: 'kept' })
    await run('sed', ['-i', '0,/^name: .*/s//& II/', join(shop, 'content/products/1.yaml')])
    const kept = await build(shop, { release: 'after', kept: 'kept' })
    const anew = await build(shop, { release: 'anew', kept: 'nothing' })
    expect([...kept].filter(([file, digest]) => anew.get(file) !== digest).map(([file]) => file)).toEqual([])
    expect([...anew.keys()]).toEqual([...kept.keys()])
    expect(kept.get('client/produto/1/index.html')).not.toBe(before.get('client/produto/1/index.html'))
  },
)
