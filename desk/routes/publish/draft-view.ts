import { lineChanges, type ChangedLine } from '#domain/text/line-changes.ts'
import { isPicturePath } from '#server/content/drafts/draft-path.ts'
import { conflictsNow } from '#server/content/drafts/put-files.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import type { Publication } from '#server/store/publications.ts'
import { describeChanges } from '#server/publish/describe-changes.ts'
import { shownDigest } from './shown-digest.ts'
import type { RouteOptions } from '#desk/routes/desk-routes.ts'
import type { ShownChange } from '#desk/screens/publish/draft-changes.tsx'
import { underwayText, type UnderwayText } from '#desk/screens/publish/underway-text.ts'

const latestCount = 50

/** A draft's changes in words, and of each file whether the server's copy has changed since the draft began. */
export async function shownChanges(root: string, draft: Draft): Promise<ShownChange[]> {
  const described = new Map(describeChanges(draft.files).map(({ path, sentences }) => [path, sentences]))
  const conflicts = draft.state === 'open' ? await conflictsNow(root, draft.files) : []
  const found = new Map(conflicts.map(({ path, present }) => [path, { present, seen: shownDigest(present) }]))
  return draft.files.map((file) => ({
    file,
    sentences: described.get(file.path) ?? [],
    isText: !isPicturePath(file.path),
    lines: changedLines(file),
    conflict: found.get(file.path),
  }))
}

/** Pairs of lines beyond which a comparison takes too much memory for a page. */
const maximumPairs = 2_000_000

function changedLines({ path, base, text }: Draft['files'][number]): ChangedLine[] | undefined {
  const [before, after] = [base ?? '', text ?? '']
  const pairs = before.split('\n').length * after.split('\n').length
  return isPicturePath(path) || pairs > maximumPairs ? undefined : lineChanges(before, after)
}

/** All changes of a draft in sentences, for the record of publications. */
export function sentencesOf(draft: Draft): string[] {
  return describeChanges(draft.files).flatMap(({ sentences }) => sentences)
}

/**
 * The progress of the publication under way; undefined without one, or when it publishes another draft than `draftId`.
 */
export async function underwayOf(
  { publisher, store }: Pick<RouteOptions, 'publisher' | 'store'>,
  draftId?: number,
): Promise<UnderwayText | undefined> {
  const { underway } = publisher
  if (!underway || (draftId !== undefined && underway.draftId !== draftId)) return undefined
  const latest = await store.contentDrafts.publications.latest(latestCount)
  return underwayText(underway, { now: Date.now(), usualSeconds: usualSeconds(latest) })
}

/** The duration of the last completed publication in seconds; undefined without one. */
function usualSeconds(publications: readonly Publication[]): number | undefined {
  const last = publications.find(({ kind, state }) => kind === 'publish' && state === 'done')
  return last?.endedAt ? (Date.parse(last.endedAt) - Date.parse(last.at)) / 1000 : undefined
}

/**
 * The publication that can be undone: the last completed one, unless it was a step back or another release is current.
 */
export async function lastPublished(
  { store, shop }: Pick<RouteOptions, 'store' | 'shop'>,
  publications: readonly Publication[],
): Promise<{ publication: Publication; version: number } | undefined> {
  const publication = publications.find(({ state }) => state === 'done')
  if (publication?.kind !== 'publish' || publication.release !== (await shop()).release) return undefined
  const draft = await store.contentDrafts.file(publication.draftId)
  return draft?.state === 'published' ? { publication, version: draft.version } : undefined
}
