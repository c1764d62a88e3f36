import type { Actor, Seen } from '#server/inbox/desk/messages.ts'

/** 'switching': the release is built, and files and release are being exchanged. */
export const publicationStates = ['building', 'switching', 'done', 'failed'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Why a publication failed: sentences, each with its file where there is one. */
export interface PublicationFailure {
  reason: 'faults' | 'conflict' | 'build' | 'interrupted'
  problems: { text: string; path?: string | undefined; field?: string | undefined }[]
}

/** A publication of a draft, or the step back from it. */
export interface Publication {
  id: number
  draftId: number
  draftName: string
  kind: 'publish' | 'back'
  at: string
  endedAt: string | null
  person: string
  state: PublicationState
  release: string | null
  /** The release that was current before. */
  releaseBefore: string | null
  /** The changes, one sentence each. */
  changes: string[]
  failure: PublicationFailure | undefined
}

/** A publication to be started, and its changes. */
export interface PublicationStart {
  kind: Publication['kind']
  /** The draft in the version that was seen. */
  seen: Seen
  changes: readonly string[]
}

/** The record of publications. One can be under way at a time. */
export interface Publications {
  /** The newest first. */
  latest(count: number): Promise<Publication[]>
  /** Publications under way, or left unfinished by a process that ended; oldest first. */
  unfinished(): Promise<Publication[]>
  /**
   * Starts a publication. Out: its id; undefined when the draft has changed since it was seen, or is not open ('back':
   * not published).
   */
  start(publication: PublicationStart, by: Actor): Promise<number | undefined>
  /** Records that the release is built. If it is interrupted from here on, the publication is continued, not ended. */
  switching(id: number, releases: { release: string; before: string | undefined }): Promise<void>
  /** Records that the draft is published, or open again after a step back. */
  done(id: number): Promise<void>
  failed(id: number, failure: PublicationFailure): Promise<void>
}
