import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { readEnvironment } from '#server/environment.ts'
import type { ContentDrafts } from '#server/store/store.ts'
import type { BuildRelease } from '#server/publish/build-release.ts'
import { Publisher, type PublisherParts } from '#server/publish/publisher.ts'
import { Releases } from '#server/release/releases.ts'

/**
 * A shop for publishing in a test: a copy of the journeys' content, and builds that only record what they were made of.
 */
export async function publishingShop(
  root: string,
  drafts: ContentDrafts,
  parts: Partial<PublisherParts> = {},
): Promise<{ publisher: Publisher; releases: Releases; build: BuildRelease }> {
  const releases = new Releases(join(root, 'build'))
  const build = quickBuild(root, releases)
  if ((await releases.current()) === undefined) {
    await cp('tests/fixture/content', join(root, 'content'), { recursive: true, dereference: true })
    await releases.use(await build(root, () => {}, new AbortController().signal))
  }
  const commit = async () => {}
  const settings = readEnvironment({})
  return { publisher: new Publisher({ root, releases, drafts, build, settings, commit, ...parts }), releases, build }
}

/** A release that contains the digest of its content. */
function quickBuild(root: string, releases: Releases): BuildRelease {
  return async (folder) => {
    const digest = await digestOf(join(folder, 'content'))
    const finished = join(root, 'build', `unfinished-${process.pid}`)
    await mkdir(join(finished, 'client'), { recursive: true })
    await writeFile(join(finished, 'files.json'), digest)
    await releases.add(finished, digest)
    return digest
  }
}

/** A digest of a folder's content, in twelve characters. */
export async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
