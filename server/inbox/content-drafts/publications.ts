import type { Actor, Seen } from '#server/inbox/desk/messages.ts'

/** 'switching': the release is ready, and files and release change over. */
export const publicationStates = ['building', 'switching', 'done', 'failed'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Why something was not published: sentences, each with the file that it is about where there is one. */
export interface PublicationFailure {
  reason: 'faults' | 'conflict' | 'build' | 'interrupted'
  problems: { text: string; path?: string | undefined; field?: string | undefined }[]
}

/** One publication of a draft, or the step back from it. */
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
  /** What changes, a sentence each. */
  changes: string[]
  failure: PublicationFailure | undefined
}

/** What is begun, and what it changes. */
export interface PublicationStart {
  kind: Publication['kind']
  /** The draft. */
  seen: Seen
  changes: readonly string[]
}

/** Who published what. One is under way at a time. */
export interface Publications {
  /** The newest first. */
  latest(count: number): Promise<Publication[]>
  /** Those that a process began and did not end. */
  unfinished(): Promise<Publication[]>
  /** Out: its number; undefined when the draft is not as it was seen, or not open ('back': not published). */
  start(publication: PublicationStart, by: Actor): Promise<number | undefined>
  /** The release is ready; from here on it is carried to its end, whatever happens. */
  switching(id: number, releases: { release: string; before: string | undefined }): Promise<void>
  /** The draft is published, or open again after a step back. */
  done(id: number): Promise<void>
  failed(id: number, failure: PublicationFailure): Promise<void>
}
