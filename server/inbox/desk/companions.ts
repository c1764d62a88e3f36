/** Something that persons open and write on, named by its address: 'mensagens/12', 'avaliacoes/3'. */
export type Thing = string

/** Who has what open. A ping each 20 s says so; after 60 s without one a person is gone. */
export interface Presence {
  /** Says that a person has it open. Out: who else has. */
  ping(thing: Thing, person: { id: number; name: string }): Promise<{ id: number; name: string }[]>
  /** Who has each of them open, for a list. */
  openOf(things: readonly Thing[]): Promise<Map<Thing, { id: number; name: string }[]>>
  leave(thing: Thing, personId: number): Promise<void>
}

/** What somebody has typed and not sent. */
export interface KeptDraft {
  text: string
  /** ISO 8601. */
  savedAt: string
}

/** What persons type is kept for each person and thing until they send it or throw it away. */
export interface Drafts {
  /** An empty text throws it away. Throws RowRefused past 20,000 characters. */
  keep(thing: Thing, personId: number, text: string): Promise<void>
  of(thing: Thing, personId: number): Promise<KeptDraft | undefined>
  /** The person's own drafts, the newest first. */
  all(personId: number): Promise<(KeptDraft & { thing: Thing })[]>
}
