import { randomUUID } from 'node:crypto'

/** A file before and after a write. */
export interface UndoneFile {
  path: string
  /** The file's version in the draft after the write; 0 where the write removed the file from the draft. */
  version: number
  base: string | null
  before: string | null
}

interface Undoable {
  draftId: number
  person: number
  files: readonly UndoneFile[]
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
