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

/** What differs between two builds of the same. */
function differences(kept: ReadonlyMap<string, string>, anew: ReadonlyMap<string, string>): string[] {
  return [...new Set([...kept.keys(), ...anew.keys()])].filter((file) => kept.get(file) !== anew.get(file))
}

const hasChanged = (file: string, one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.get(`client/${file}`) !== other.get(`client/${file}`)

test(
  'a build after changes is the same, byte for byte, as one that starts with nothing kept',
  { timeout: 600_000 },
  async () => {
    await mkdir('test-results', { recursive: true })
    const shop = relative('.', await mkdtemp(resolve('test-results/kept-')))
    onTestFinished(() => rm(shop, { recursive: true }))
    await cp('tests/fixture/content', join(shop, 'content'), { recursive: true, dereference: true })
    const edit = (script: string, file: string) => run('sed', ['-i', script, join(shop, 'content', file)])
    const before = await build(shop, { release: 'before', kept: 'kept' })

    // All pages change with the brand; some of what was kept is gone.
    await edit('s/^tagline: .*/& novas/', 'brand.yaml')
    for (const kind of ['drawings', 'social', 'packed']) await rm(join(shop, 'kept', kind), { recursive: true })
    const other = await build(shop, { release: 'other', kept: 'kept' })
    expect(hasChanged('index.html', before, other)).toBe(true)

    await edit('0,/^name: .*/s//& II/', 'products/1.yaml')
    await edit('$a Mais uma linha.', 'blog/leasing-ou-compra-de-equipamentos.md')
    const after = await build(shop, { release: 'after', kept: 'kept' })
    expect(hasChanged('produto/1/index.html', other, after)).toBe(true)
    expect(hasChanged('blog/leasing-ou-compra-de-equipamentos/index.html', other, after)).toBe(true)
    expect(hasChanged('sobre/index.html', other, after)).toBe(false)

    // The compiled code is copied, because tests/site/same-bytes.long.test.ts compiles it a second time.
    await cp(join(shop, 'kept/code'), join(shop, 'nothing/code'), { recursive: true })
    // A page from the cache that one of the changes should have made anew would differ here.
    expect(differences(after, await build(shop, { release: 'anew', kept: 'nothing' }))).toEqual([])
  },
)
