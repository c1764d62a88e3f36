/** The path of what persons open and work on at the desk: 'mensagens/12', 'avaliacoes/3'. */
export type ItemPath = string

/**
 * Records which persons have which things open. Pages ping every 20 s; after 60 s without a ping a person counts as
 * gone.
 */
export interface Presence {
  /** Records that a person has a thing open. Out: the others who have it open. */
  ping(path: ItemPath, person: { id: number; name: string }): Promise<{ id: number; name: string }[]>
  /** The persons who have each of the things open, for a list. */
  openOf(paths: readonly ItemPath[]): Promise<Map<ItemPath, { id: number; name: string }[]>>
  leave(path: ItemPath, personId: number): Promise<void>
}

/** A text that somebody has typed and not sent. */
export interface KeptDraft {
  text: string
  /** ISO 8601. */
  savedAt: string
}

/** Keeps what each person types on each item until it is sent or discarded. */
export interface Drafts {
  /** Stores a draft; an empty text discards it. Throws RowRefused above 20,000 characters. */
  keep(path: ItemPath, personId: number, text: string): Promise<void>
  of(path: ItemPath, personId: number): Promise<KeptDraft | undefined>
  /** The person's own drafts, the newest first. */
  all(personId: number): Promise<(KeptDraft & { path: ItemPath })[]>
}
