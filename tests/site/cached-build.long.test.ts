import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { differences, digestsOf } from './support/release-digests.ts'

/** A build takes what did not change from earlier ones (docs/decisions/031-kept-builds.md). */

const run = promisify(execFile)
const original = 'tests/fixture'

/** Builds a shop. In: where results are kept, if it is not where those of the checkout are. Out: its files' digests. */
async function build(shop: string, kept = '.cache'): Promise<Map<string, string>> {
  await run('script/build', { env: { ...process.env, SITE_DIR: shop, KEPT_DIR: kept } })
  return digestsOf(shop)
}

test(
  'a build after changes is the same, byte for byte, as the one that never saw them',
  { timeout: 600_000 },
  async () => {
    await mkdir('test-results', { recursive: true })
    const shop = relative('.', await mkdtemp(resolve('test-results/kept-')))
    onTestFinished(() => rm(shop, { recursive: true }))
    // The release that the journeys are shown; tests/site/same-bytes.long.test.ts builds it with nothing kept.
    const expected = await build(original)

    // Code, drawings and compressed files are there from the checkout's builds; no page is.
    const kept = join(shop, 'kept')
    await mkdir(kept)
    const kinds = ['code', 'drawings', 'figures', 'packed', 'photos', 'social']
    await run('cp', ['-al', ...kinds.map((kind) => join('.cache', kind)), kept])
    // What Node compiles is written by every program that runs meanwhile: a copy would meet files that go away.
    await symlink(resolve('.cache/compiled'), join(kept, 'compiled'))

    const content = join(shop, 'content')
    await cp(join(original, 'content'), content, { recursive: true, dereference: true })
    const product = 'products/1.yaml'
    const article = 'blog/leasing-ou-compra-de-equipamentos.md'
    const edit = (script: string, file: string) => run('sed', ['-i', script, join(content, file)])
    const restore = (file: string) => cp(join(original, 'content', file), join(content, file))
    await edit('s/^tagline: .*/& novas/', 'brand.yaml')
    await edit('0,/^name: .*/s//& II/', product)
    await edit('$a Mais uma linha.', article)
    const edited = await build(shop, kept)

    await restore(product)
    await restore(article)
    const changed = differences(edited, await build(shop, kept))
    expect(changed).toContain('client/produto/1/index.html')
    expect(changed).toContain('client/blog/leasing-ou-compra-de-equipamentos/index.html')
    expect(changed).not.toContain('client/sobre/index.html')

    // All pages change with the brand; some of what was kept is gone.
    await restore('brand.yaml')
    for (const kind of ['drawings', 'social', 'packed']) await forgetSome(join(kept, kind))
    const after = await build(shop, kept)
    expect(differences(edited, after)).toContain('client/sobre/index.html')
    // A page from the cache that one of the changes should have made anew would differ here.
    expect(differences(after, expected)).toEqual([])
  },
)

/** Deletes every fifth file of a folder. */
async function forgetSome(folder: string): Promise<void> {
  const files = (await readdir(folder)).toSorted().filter((_, index) => index % 5 === 0)
  await Promise.all(files.map((file) => rm(join(folder, file))))
}
