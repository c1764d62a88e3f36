import { hash } from 'node:crypto'
import { isPicturePath } from '#server/content/drafts/draft-path.ts'
import { conflictsNow } from '#server/content/drafts/change-files.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import type { Publication } from '#server/store/publications.ts'
import { describeChanges } from '#server/publish/describe-changes.ts'
import { mergedFile, type MergedFile } from '#server/content/edit/merge-file.ts'
import type { RouteOptions } from '#desk/http/desk-routes.ts'
import type { ShownChange } from './draft-changes.tsx'

/** A draft's changes in words, and of each file whether the server's copy has changed since the draft began. */
export async function shownChanges(root: string, draft: Draft): Promise<ShownChange[]> {
  const described = new Map(describeChanges(draft.files).map(({ path, sentences }) => [path, sentences]))
  const conflicts = draft.state === 'open' ? await conflictsNow(root, draft.files) : []
  const found = new Map(
    conflicts.map(({ path, base, text, present }) => [
      path,
      { present, seen: shownDigest(present), fields: mergedSides({ path, base, text }, present)?.both },
    ]),
  )
  return draft.files.map((file) => ({
    file,
    sentences: described.get(file.path) ?? [],
    isText: !isPicturePath(file.path),
    conflict: found.get(file.path),
  }))
}

/** A draft's file merged with the server's, where each of its texts exists and the sides differ in fields only. */
export function mergedSides(
  { path, base, text }: Pick<Draft['files'][number], 'path' | 'base' | 'text'>,
  present: string | null,
  stays?: ReadonlySet<string>,
): MergedFile | undefined {
  if (base === null || text === null || present === null || isPicturePath(path)) return undefined
  return mergedFile(path, { base, mine: text, server: present }, stays)
}

/** All changes of a draft in sentences, for the record of publications. */
export function sentencesOf(draft: Draft): string[] {
  return describeChanges(draft.files).flatMap(({ sentences }) => sentences)
}

/** The publication that can be taken back: the last completed one, unless it was a step back. */
export async function lastPublished(
  { store }: Pick<RouteOptions, 'store'>,
  publications: readonly Publication[],
): Promise<{ publication: Publication; version: number } | undefined> {
  const publication = publications.find(({ state }) => state === 'done')
  if (publication?.kind !== 'publish') return undefined
  const draft = await store.contentDrafts.file(publication.draftId)
  return draft?.state === 'published' ? { publication, version: draft.version } : undefined
}

/**
 * A digest by which a file is compared with what a page has shown. In: the file's text; null for a file that does not
 * exist.
 */
export function shownDigest(text: string | null): string {
  return text === null ? 'nada' : hash('sha256', text).slice(0, 32)
}
