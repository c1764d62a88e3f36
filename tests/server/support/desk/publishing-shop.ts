import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentFiles } from '#server/content/content-files.ts'
import { readEnvironment } from '#server/environment.ts'
import { Publisher, type PublisherParts } from '#server/publish/publisher.ts'
import type { ContentDrafts } from '#server/store/store.ts'

/** A shop for publishing in a test: a copy of the journeys' content. */
export async function publishingShop(
  root: string,
  drafts: ContentDrafts,
  parts: Partial<PublisherParts> = {},
): Promise<Publisher> {
  if (!existsSync(join(root, 'content')))
    await cp('tests/fixture/content', join(root, 'content'), { recursive: true, dereference: true })
  const settings = readEnvironment({})
  return new Publisher({ content: new ContentFiles(root), drafts, settings, commit: async () => {}, ...parts })
}
