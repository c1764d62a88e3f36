import { randomUUID } from 'node:crypto'

/** What a file was before a write, and what the write made of it. */
export interface UndoneFile {
  path: string
  /** Its version in the draft since the write; 0: the write took it out of the draft. */
  version: number
  base: string | null
  before: string | null
}

interface Undoable {
  draftId: number
  person: number
  files: readonly UndoneFile[]
}

const most = 50

/** The last writes to drafts, each of which its person may take back once. A restart forgets them; the draft's own list stays. */
export class UndoList {
  readonly #writes = new Map<string, Undoable>()

  /** Out: the word by which it is taken back. */
  keep(write: Undoable): string {
    const batch = randomUUID()
    this.#writes.set(batch, write)
    for (const old of [...this.#writes.keys()].slice(0, -most)) this.#writes.delete(old)
    return batch
  }

  /** Undefined for what is not known any more, or somebody else's. */
  take(batch: string, person: number): Undoable | undefined {
    const found = this.#writes.get(batch)
    if (found?.person !== person) return undefined
    this.#writes.delete(batch)
    return found
  }
}
