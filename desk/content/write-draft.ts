import { withDraft } from './address.ts'
import { noDraft, sharedDraft } from './draft-choice.tsx'
import { randomUUID } from 'node:crypto'
import { addressWithinDesk, withNotice } from '#desk/http/address-within-desk.ts'
import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { contentText } from '#server/content/drafts/draft-text.ts'
import type { Draft, FileToSave } from '#server/store/content-drafts.ts'

/** What the routes that change the content need. */
export interface EditOptions extends RouteOptions {
  undos: UndoList
}

/** A file to be written. */
export interface FileWrite {
  /** The file's path below `content/`. */
  path: string
  /** The text on which the change is based; null when the file did not exist. */
  seen: string | null
  /** The file's new text; null deletes the file. */
  text: string | null
}

/**
 * Writes files to a draft, all or none; without a draft, one is created for everybody. A conflict: somebody else has
 * changed one of the files since, and nothing was written.
 */
export async function writeDraft(
  context: DeskContext,
  { store, root, undos }: EditOptions,
  draft: Draft | undefined,
  files: readonly FileWrite[],
): Promise<{ kind: 'saved'; draftId: number; batch: string } | { kind: 'conflict' }> {
  const { person } = sessionOf(context)
  const all = await Promise.all(files.map((file) => fileToSave(root, draft, file)))
  if (all.includes('conflict')) return { kind: 'conflict' }
  const toSave = all.filter((file) => file !== 'conflict')
  const draftId = draft?.id ?? (await sharedDraft(store.contentDrafts, actor(context)))
  const outcome = await store.contentDrafts.saveFiles(draftId, toSave, actor(context))
  if (outcome.kind === 'conflict') return outcome
  if (outcome.kind !== 'saved') throw noDraft()
  const undone = toSave.map(({ path, base, text }, index) => ({
    path,
    base,
    text: files[index]?.seen ?? null,
    seenVersion: base === text ? 0 : outcome.version - (toSave.length - 1 - index),
  }))
  return { kind: 'saved', draftId, batch: undos.keep({ draftId, person: person.id, files: undone }) }
}

/**
 * Writes files to a draft and redirects to a page with a notice. Throws a Refusal where somebody else has changed one of
 * them since.
 */
export async function keepFiles(
  context: DeskContext,
  options: EditOptions,
  draft: Draft | undefined,
  files: readonly FileWrite[],
  { to, ...notice }: { to: string; feito: string; n?: string },
): Promise<Response> {
  const written = await writeDraft(context, options, draft, files)
  if (written.kind === 'conflict')
    throw new Refusal('conflict', 409, 'Outra pessoa mexeu em um destes arquivos antes. Veja como está e repita.')
  return context.redirect(withNotice(withDraft(to, written.draftId), { ...notice, lote: written.batch }), 303)
}

async function fileToSave(
  folder: string,
  draft: Draft | undefined,
  { path, seen, text }: FileWrite,
): Promise<FileToSave | 'conflict'> {
  const held = draft?.files.find((file) => file.path === path)
  const base = held ? held.base : await contentText(folder, path)
  const present = held ? held.text : base
  return present === seen ? { path, seenVersion: held?.version ?? 0, base, text } : 'conflict'
}

interface Undoable {
  draftId: number
  person: number
  /** The files as they were; their versions in the draft are those after the write, 0 where it removed the file. */
  files: readonly FileToSave[]
}

const maximum = 50

/**
 * The last writes to drafts, each of which its person may undo once. They are forgotten at a restart; the draft itself
 * stays.
 */
export class UndoList {
  readonly #writes = new Map<string, Undoable>()

  /** Stores a write. Out: the key by which it can be undone. */
  keep(write: Undoable): string {
    const batch = randomUUID()
    this.#writes.set(batch, write)
    for (const old of [...this.#writes.keys()].slice(0, -maximum)) this.#writes.delete(old)
    return batch
  }

  /** Takes a write off the list. Out: undefined for an unknown write, or somebody else's. */
  take(batch: string, person: number): Undoable | undefined {
    const found = this.#writes.get(batch)
    if (found?.person !== person) return undefined
    this.#writes.delete(batch)
    return found
  }
}

/** Undoes a write to a draft: all of its files, or none if one of them has changed since. */
export function undoRoutes(app: DeskApp, { store, undos }: EditOptions): void {
  app.post('/catalogo/desfazer/:lote', async (context) => {
    const { volta } = await formOf(context)
    const write = undos.take(context.req.param('lote'), sessionOf(context).person.id)
    const outcome = write && (await store.contentDrafts.saveFiles(write.draftId, write.files, actor(context)))
    const feito = outcome?.kind === 'saved' ? 'catalogo-desfeito' : 'catalogo-nao-desfeito'
    return context.redirect(withNotice(addressWithinDesk(volta), { feito }), 303)
  })
}
