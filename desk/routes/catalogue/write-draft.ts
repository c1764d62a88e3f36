import { contentText } from '#server/content/drafts/draft-text.ts'
import { PathRefused } from '#server/content/drafts/draft-path.ts'
import type { Draft, FileToSave } from '#server/store/content-drafts.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import { actor } from '#desk/routes/messages/message-routes.tsx'
import type { CatalogueOptions } from './catalogue-options.ts'
import { noDraft } from './draft-choice.ts'

/** A file to be written. */
export interface FileWrite {
  /** The file's path below `content/`. */
  path: string
  /** The text on which the change is based; null when the file did not exist. */
  seen: string | null
  /** The file's new text; null deletes the file. */
  text: string | null
}

export type WriteOutcome =
  | { kind: 'saved'; draftId: number; batch: string }
  /** Somebody else has changed one of the files since: nothing was written. */
  | { kind: 'conflict' }

/** Writes files to a draft, all or none; without a draft, one is created for the person. */
export async function writeDraft(
  context: DeskContext,
  options: CatalogueOptions,
  { draft, files }: { draft: Draft | undefined; files: readonly FileWrite[] },
): Promise<WriteOutcome> {
  const { store, catalogue, undos } = options
  const { person } = sessionOf(context)
  const wishes = await Promise.all(files.map((file) => wishOf(catalogue.root, draft, file)))
  if (wishes.includes('conflict')) return { kind: 'conflict' }
  const toSave = wishes.filter((wish) => wish !== 'conflict')
  const draftId =
    draft?.id ??
    (await store.contentDrafts.create(
      { name: `Alterações de ${person.name}`.slice(0, 80), isShared: false },
      actor(context),
    ))
  const outcome = await store.contentDrafts.saveFiles(draftId, toSave, actor(context))
  if (outcome.kind === 'conflict') return outcome
  if (outcome.kind !== 'saved') throw noDraft()
  const undone = toSave.map(({ path, base, text }, index) => ({
    path,
    base,
    before: files[index]?.seen ?? null,
    version: base === text ? 0 : outcome.version - (toSave.length - 1 - index),
  }))
  return { kind: 'saved', draftId, batch: undos.keep({ draftId, person: person.id, files: undone }) }
}

async function wishOf(
  folder: string,
  draft: Draft | undefined,
  { path, seen, text }: FileWrite,
): Promise<FileToSave | 'conflict'> {
  const held = draft?.files.find((file) => file.path === path)
  const base = held ? held.base : await textInFolder(folder, path)
  const present = held ? held.text : base
  return present === seen ? { path, seenVersion: held?.version ?? 0, base, text } : 'conflict'
}

async function textInFolder(folder: string, path: string): Promise<string | null> {
  try {
    return await contentText(folder, path)
  } catch (error) {
    if (error instanceof PathRefused) throw new Refusal('path', 400, 'O nome deste arquivo não serve.')
    throw error
  }
}
