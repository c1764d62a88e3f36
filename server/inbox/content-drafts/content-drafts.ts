import type { Actor, Seen } from '#server/inbox/desk/messages.ts'
import type { Publications } from './publications.ts'

/** Where a draft of the shop's files stands. 'publishing': a publication, or the step back from one, is under way. */
export const draftStates = ['open', 'publishing', 'published', 'discarded'] as const
export type DraftState = (typeof draftStates)[number]

/** A draft as a line of a list. Moments are ISO 8601. */
export interface ListedDraft {
  id: number
  name: string
  /** The number of the person whose it is, who alone changes it; null: everybody's. */
  ownerId: number | null
  /** Who began it. */
  owner: string
  state: DraftState
  createdAt: string
  updatedAt: string
  /** When it is published by itself, and who said so. */
  schedule: { at: string; by: Actor } | undefined
  fileCount: number
  version: number
}

/**
 * One file as a draft has it. Texts are as they stand in the file, pictures in base64
 * (server/content/drafts/file-text.ts tells which is which).
 */
export interface DraftFile {
  /** Below `content/`: 'products/cabo-ecg.yaml'. */
  path: string
  /** The file as it was when it was first changed; null: it was not there. */
  base: string | null
  /** Null: it is removed. */
  text: string | null
  /** Grows with each write to the draft and is never given twice. */
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

/** Everything of one draft. */
export interface Draft extends ListedDraft {
  /** By their paths. */
  files: DraftFile[]
  history: DraftDeed[]
}

/** What is to be kept of a file. */
export interface FileToSave {
  path: string
  /** The version of the draft's file that was open; 0: the draft had none. */
  seenVersion: number
  /** The file of `content/` that this text was made of; null: there was none. A text that equals it takes the file out of the draft. */
  base: string | null
  /** Null removes the file. */
  text: string | null
}

/** What came of a write to a file. `closed`: the draft is not open, or somebody else's. */
export type FileOutcome =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; present: DraftFile | undefined }
  | { kind: 'gone' | 'closed' }

/** What came of a write to a draft as a whole. */
export type DraftOutcome = { kind: 'done'; version: number } | { kind: 'conflict' | 'gone' | 'closed' }

/** Changes of the shop's files that are gathered before they are published. Texts past 20 million characters are a RowRefused. */
export interface ContentDrafts {
  /** The open ones and that which is being published, those changed last first. */
  open(): Promise<ListedDraft[]>
  /** Everything of one; undefined when there is none. */
  file(id: number): Promise<Draft | undefined>
  /** Out: its number. */
  create(draft: { name: string; isShared: boolean }, by: Actor): Promise<number>
  saveFile(draftId: number, file: FileToSave, by: Actor): Promise<FileOutcome>
  /** Several files at once: all, or none where one is in conflict. Out: the first outcome that is not 'saved', else the last. */
  saveFiles(draftId: number, files: readonly FileToSave[], by: Actor): Promise<FileOutcome>
  /** Its files are kept for 30 days. */
  discard(seen: Seen, by: Actor): Promise<DraftOutcome>
  /** Undefined: not any more. */
  schedule(seen: Seen, at: string | undefined, by: Actor): Promise<DraftOutcome>
  /** The numbers of the open drafts whose moment has come. */
  due(): Promise<number[]>
  readonly publications: Publications
}
