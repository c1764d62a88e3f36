import type { Actor, Seen } from '#server/inbox/desk/messages.ts'
import type { Publications } from './publications.ts'

/**
 * The states of a draft of the shop's files. 'publishing': its publication, or the step back from one, is under way.
 */
export const draftStates = ['open', 'publishing', 'published', 'discarded'] as const
export type DraftState = (typeof draftStates)[number]

/** A draft in a list. Times are ISO 8601. */
export interface ListedDraft {
  id: number
  name: string
  /** The id of the owner, who alone may change it; null: everybody may. */
  ownerId: number | null
  /** The person who created it. */
  owner: string
  state: DraftState
  createdAt: string
  updatedAt: string
  /** The time of its automatic publication, and who set it. */
  schedule: { at: string; by: Actor } | undefined
  fileCount: number
  version: number
}

/** A file of a draft. Text files are stored as text, pictures in base64 (server/content/drafts/file-text.ts). */
export interface DraftFile {
  /** Below `content/`: 'products/cabo-ecg.yaml'. */
  path: string
  /** The content in `content/` on which the draft's text is based; null where no such file existed. */
  base: string | null
  /** The new content; null deletes the file. */
  text: string | null
  /** The version that the draft had after the last write to this file; it never repeats. */
  version: number
  /** Who wrote it last, and when. */
  person: string
  at: string
}

export interface DraftDeed {
  at: string
  person: string
  act: string
  detail: string | null
}

/** A draft with all its files. */
export interface Draft extends ListedDraft {
  /** In the order of their paths. */
  files: DraftFile[]
  history: DraftDeed[]
}

export interface FileToSave {
  path: string
  /** The version of the draft's file that the person had open; 0: the draft did not contain it. */
  seenVersion: number
  /**
   * The content in `content/` on which the text is based; null where no such file exists. A text equal to it removes
   * the file from the draft.
   */
  base: string | null
  /** Null deletes the file. */
  text: string | null
}

/** The result of writing a file. `closed`: the draft is not open, or belongs to somebody else. */
export type FileOutcome =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; present: DraftFile | undefined }
  | { kind: 'gone' | 'closed' }

/** The result of a write to a whole draft. */
export type DraftOutcome = { kind: 'done'; version: number } | { kind: 'conflict' | 'gone' | 'closed' }

/**
 * Changes of the shop's files that are collected before publication. Throws a RowRefused for a file of more than 20
 * million characters.
 */
export interface ContentDrafts {
  /** The open drafts and the one being published, the last changed first. */
  open(): Promise<ListedDraft[]>
  /** A draft with its files; undefined when it does not exist. */
  file(id: number): Promise<Draft | undefined>
  /** Creates a draft. Out: its id. */
  create(draft: { name: string; isShared: boolean }, by: Actor): Promise<number>
  saveFile(draftId: number, file: FileToSave, by: Actor): Promise<FileOutcome>
  /**
   * Saves several files at once: all, or none if one conflicts. Out: the draft's new version, or why nothing was saved;
   * of several conflicts the first.
   */
  saveFiles(draftId: number, files: readonly FileToSave[], by: Actor): Promise<FileOutcome>
  /** Discards a draft; its files are kept for at least 30 days. */
  discard(seen: Seen, by: Actor): Promise<DraftOutcome>
  /** Sets the time of publication; undefined removes it. */
  schedule(seen: Seen, at: string | undefined, by: Actor): Promise<DraftOutcome>
  /** The ids of open drafts whose time of publication has come. */
  due(): Promise<number[]>
  readonly publications: Publications
}
