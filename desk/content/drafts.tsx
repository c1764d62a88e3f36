import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addressWithinDesk } from '#desk/http/address.ts'
import { idIn, formOf } from '#desk/http/form.ts'
import { sessionOf, type DeskContext, Refusal, type RouteOptions, actor, type DeskApp } from '#desk/http/routes.ts'
import { Submit } from '#desk/parts/form.tsx'
import { TallLink } from '#desk/parts/links.tsx'
import { FilterSelect } from '#desk/parts/list.tsx'
import { CancelledSchedule } from '#desk/publish/draft-page.tsx'
import { type NoticeKey, withNotice } from '#desk/shell/notices.ts'
import { counted } from '#domain/text/number-text.ts'
import { contentText, isPicturePath, type FileWrite } from '#server/content/drafts/draft-files.ts'
import type { Draft, ListedDraft, FileToSave } from '#server/store/content-drafts.ts'
import type { ContentDrafts } from '#server/store/store.ts'
import { draftAddress, withDraft } from './address.ts'

export interface DraftChoice {
  /** The draft that the page shows; undefined when there is none: the first change then creates one. */
  draft: Draft | undefined
  drafts: readonly ListedDraft[]
}

/**
 * The draft in an address (`?rascunho=3`), also while it is being published. Without one, and where that one is
 * published, because its changes are in `content/` by then: the shared open draft that was changed last, else the person's
 * own. Throws a Refusal for a draft that is discarded, or belongs to somebody else.
 */
export async function chooseDraft(context: DeskContext, { store }: Pick<RouteOptions, 'store'>): Promise<DraftChoice> {
  const { person } = sessionOf(context)
  const isOpenToPerson = ({ ownerId }: ListedDraft) => ownerId === null || ownerId === person.id
  const drafts = (await store.contentDrafts.listOpen()).filter(isOpenToPerson)
  const editable = drafts.filter(({ state }) => state === 'open')
  const named = await namedDraft(context.req.query('rascunho'), drafts, store.contentDrafts)
  const chosen = named ?? editable.find(({ ownerId }) => ownerId === null) ?? editable[0]
  const draft = chosen && (await wholeDraft(store.contentDrafts, chosen))
  return { draft, drafts: drafts.filter((listed) => listed.state === 'open' || listed === chosen) }
}

/** The draft with an id in an address; undefined without one, and for one that is published. Throws a Refusal. */
async function namedDraft(typedId: string | undefined, drafts: readonly ListedDraft[], store: ContentDrafts) {
  if (typedId === undefined) return undefined
  const id = idIn(typedId)
  const listed = drafts.find((draft) => draft.id === id)
  if (listed) return listed
  const closed = id === undefined ? undefined : await store.draft(id)
  if (closed?.state !== 'published') throw noDraft()
  return undefined
}

const notOpen =
  'Este rascunho não está aberto: está sendo publicado (espere que termine e repita), foi descartado, ou é de outra pessoa.'
const noDraft = () => new Refusal('no-such-draft', 404, notOpen)

/** Who else changed a file: last in this draft, or in another open one. */
export async function otherEditors(context: DeskContext, { store }: EditOptions, { draft }: DraftChoice, path: string) {
  const { person } = sessionOf(context)
  const listed = await store.contentDrafts.listOpen()
  const drafts = await Promise.all(listed.map((listedDraft) => wholeDraft(store.contentDrafts, listedDraft)))
  return drafts.flatMap((other) => {
    const otherFile = other?.files.find((file) => file.path === path)
    const isHere = other?.id === draft?.id
    if (!other || !otherFile || (isHere && otherFile.person === person.name)) return []
    return [{ person: otherFile.person, draft: { id: other.id, name: other.name }, isHere }]
  })
}

/** The drafts that were read last, with their photographs, by store and id. */
const draftCache = new WeakMap<ContentDrafts, LRUCache<number, Draft>>()
const maximumCached = 20

async function wholeDraft(drafts: ContentDrafts, { id, version }: ListedDraft): Promise<Draft | undefined> {
  const cache = draftCache.get(drafts) ?? new LRUCache<number, Draft>({ max: maximumCached })
  draftCache.set(drafts, cache)
  const cached = cache.get(id)
  if (cached?.version === version) return cached
  const draft = await drafts.draft(id)
  if (draft) cache.set(id, draft)
  return draft
}

/** The draft into which changes go, and a choice of the others. In: the page to return to after the choice. */
export function DraftBar({ choice: { draft, drafts }, path }: { choice: DraftChoice; path: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-rule bg-sheet px-4 py-3 text-small">
      {draft === undefined ? (
        <p className="py-1">
          Nada está em rascunho: a primeira mudança começa um, e o site só muda quando ele for publicado.
        </p>
      ) : (
        <>
          {drafts.length > 1 ? (
            <form method="get" action={path} className="flex flex-wrap items-end gap-2">
              <FilterSelect label="Rascunho" name="rascunho" value={String(draft.id)}>
                {drafts.map(({ id, name, ownerId }) => (
                  <option key={id} value={id}>
                    {name}
                    {ownerId === null ? '' : ' (só seu)'}
                  </option>
                ))}
              </FilterSelect>
              <Submit label="Trocar" />
            </form>
          ) : (
            <p className="py-1">
              Rascunho: <span className="font-medium">{draft.name}</span>
            </p>
          )}
          <TallLink href={draftAddress(draft.id)}>Ver e publicar</TallLink>
          <p className="py-1 text-muted">{counted(draft.fileCount, 'coisa mudada', 'coisas mudadas')}</p>
          <CancelledSchedule history={draft.history} />
        </>
      )}
    </div>
  )
}

export interface EditOptions extends RouteOptions {
  undos: UndoList
}

/** The bytes of open drafts above which none takes another picture: the desk has each draft in memory as a whole. */
const maximumOpenBytes = 64_000_000
const draftsFull =
  'Os rascunhos abertos já têm fotografias demais: publique ou descarte um deles, e mande as que faltam.'

/** Writes files to a draft, all or none. Out: a conflict where somebody else has changed one of them since. */
export async function writeDraft(
  context: DeskContext,
  { store: { contentDrafts }, root, undos }: EditOptions,
  draft: Draft | undefined,
  files: readonly FileWrite[],
): Promise<{ kind: 'saved'; draftId: number; batch: string } | { kind: 'conflict' }> {
  let pictureBytes = 0
  for (const { path, text } of files) if (text !== null && isPicturePath(path)) pictureBytes += text.length
  if (pictureBytes > 0 && (await contentDrafts.openBytes()) + pictureBytes > maximumOpenBytes)
    throw new Refusal('drafts-full', 413, draftsFull)
  const checked = await Promise.all(files.map((file) => fileToSave(root, draft, file)))
  if (checked.includes('conflict')) return { kind: 'conflict' }
  const toSave = checked.filter((file) => file !== 'conflict')
  const by = actor(context)
  const draftId = draft?.id ?? (await contentDrafts.create({ name: 'Alterações', isShared: true }, by))
  const outcome = await contentDrafts.saveFiles(draftId, toSave, by)
  if (outcome.kind === 'conflict') return { kind: 'conflict' }
  if (outcome.kind !== 'done') throw noDraft()
  // Each file raises the draft's version by one, and has the version in which it was written.
  const firstVersion = outcome.version - toSave.length + 1
  const undone = toSave.map(({ path, base, text }, index) => ({
    path,
    base,
    text: files[index]?.expected ?? null,
    expectedVersion: base === text ? 0 : firstVersion + index,
  }))
  return { kind: 'saved', draftId, batch: undos.keep({ draftId, person: by.id, files: undone }) }
}

/** Where a write leads: the page, the notice shown there, and the number of changed things in its text. */
export interface Redirection {
  to: string
  notice: NoticeKey
  done?: number
}

/** Writes files to a draft and redirects. Throws a Refusal where somebody else has changed one of them since. */
export async function saveFilesAndRedirect(
  context: DeskContext,
  options: EditOptions,
  draft: Draft | undefined,
  files: readonly FileWrite[],
  { to, notice, done }: Redirection,
): Promise<Response> {
  const writeResult = await writeDraft(context, options, draft, files)
  if (writeResult.kind === 'conflict')
    throw new Refusal('conflict', 409, 'Outra pessoa mexeu em um destes arquivos antes. Veja como está e repita.')
  const { draftId, batch } = writeResult
  return context.redirect(withNotice(withDraft(to, draftId), notice, { done, batch }), 303)
}

async function fileToSave(folder: string, draft: Draft | undefined, { path, expected, text }: FileWrite) {
  const draftFile = draft?.files.find((file) => file.path === path)
  const base = draftFile ? draftFile.base : await contentText(folder, path)
  const current = draftFile ? draftFile.text : base
  return current === expected ? { path, expectedVersion: draftFile?.version ?? 0, base, text } : 'conflict'
}

interface Undoable {
  draftId: number
  person: number
  /** The files as they were before; `expectedVersion` is the one after the write, 0 where it removed the file. */
  files: readonly FileToSave[]
}

/** The last writes to drafts, each of which its person may undo once; a restart forgets them. */
export class UndoList {
  readonly #writes = new LRUCache<string, Undoable>({ max: 50 })

  keep(write: Undoable): string {
    const batch = randomUUID()
    this.#writes.set(batch, write)
    return batch
  }

  /** Takes a write off the list. Out: undefined for an unknown write, or somebody else's. */
  take(batch: string, person: number): Undoable | undefined {
    const write = this.#writes.get(batch)
    if (write?.person !== person) return undefined
    this.#writes.delete(batch)
    return write
  }
}

/** Undoes a write to a draft: all of its files, or none if one of them has changed since. */
export function undoRoutes(app: DeskApp, { store, undos }: EditOptions): void {
  app.post('/catalogo/desfazer/:lote', async (context) => {
    const { volta } = await formOf(context)
    const write = undos.take(context.req.param('lote'), sessionOf(context).person.id)
    const outcome = write && (await store.contentDrafts.saveFiles(write.draftId, write.files, actor(context)))
    const notice = outcome?.kind === 'done' ? 'catalogo-desfeito' : 'catalogo-nao-desfeito'
    return context.redirect(withNotice(addressWithinDesk(volta), notice), 303)
  })
}
