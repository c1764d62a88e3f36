import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'

/**
 * A copy of the small shop's content (tests/fixture) that a test may change, with a few products and no articles;
 * deleted when the test ends.
 */
export interface ContentFolder {
  root: string
  write: (name: string, text: string) => Promise<void>
  /** Changes a file; the text to be replaced must occur in it. */
  replace: (name: string, before: string | RegExp, after: string) => Promise<void>
  remove: (name: string) => Promise<void>
  /** The faults found by loading it, by file and path; empty when the content is valid. */
  faults: () => Promise<ContentFault[]>
}

/** The copied products; tests refer to them by name. */
const copiedProducts = /(cabo-ecg-ge-aha|cabo-ecg-mindray-5-vias|cabo-pi-dixtal|cabo-pi-ge)\.yaml$/

export async function copyContent(): Promise<ContentFolder> {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await cp('tests/fixture/content', join(root, 'content'), {
    recursive: true,
    dereference: true,
    filter: (source) => !/blog\/|products\//.test(source) || copiedProducts.test(source),
  })
  const path = (name: string) => join(root, 'content', name)
  const models = await readFile(path('equipment-models.yaml'), 'utf8')
  await writeFile(path('equipment-models.yaml'), models.replaceAll(/, product: [a-z0-9-]+/g, ''))
  return {
    root,
    write: (name, text) => writeFile(path(name), text),
    replace: async (name, before, after) => {
      const text = await readFile(path(name), 'utf8')
      const changed = text.replace(before, after)
      if (changed === text) throw new Error(`${name} has no ${before}`)
      await writeFile(path(name), changed)
    },
    remove: (name) => rm(path(name)),
    faults: () => faultsOf(root),
  }
}

async function faultsOf(root: string): Promise<ContentFault[]> {
  try {
    await loadContent(new ContentFiles(root))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.faults
      .map(({ line: _line, ...fault }) => fault)
      .toSorted((a, b) => (`${a.file} ${a.path}` < `${b.file} ${b.path}` ? -1 : 1))
  }
}
