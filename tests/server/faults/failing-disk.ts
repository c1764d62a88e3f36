import fs from 'node:fs/promises'
import { join } from 'node:path'

/** The failure of a disk: after so many calls, the next one is carried out partly. */
export interface Failure {
  after: number
  /** How much of that call is carried out, from 0 to 1. */
  part: number
  /** Whether the process continues, as with a full disk, or ends, as when it is killed. */
  goesOn: boolean
}

/** A disk that fails once; if the process does not continue, no later call is answered. */
export function failingDisk({ after, part, goesOn }: Failure): typeof fs {
  let calls = 0
  return new Proxy(fs, {
    get: (disk, name) => {
      const work: unknown = Reflect.get(disk, name)
      if (typeof work !== 'function') return work
      return async (...words: unknown[]): Promise<unknown> => {
        calls += 1
        if (calls <= after || (goesOn && calls > after + 1)) return Reflect.apply(work, disk, words)
        if (calls === after + 1) await doPart(String(name), words, part)
        throw new Error(`the disk failed at ${String(name)}`)
      }
    },
  })
}

/** The result of an interrupted call: half a file, a partly deleted folder, or nothing. */
async function doPart(name: string, words: readonly unknown[], part: number): Promise<void> {
  const [path, second] = words.map(String)
  if (path === undefined) return
  if (name === 'writeFile' && second !== undefined)
    await fs.writeFile(path, second.slice(0, Math.floor(second.length * part)))
  if (name === 'rm') await removePart(path, part)
  if (name === 'rename' && part > 0.5 && second !== undefined) await fs.rename(path, second).catch(() => {})
}

async function removePart(path: string, part: number): Promise<void> {
  const entries = await fs.readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // The order of deletion depends on the system; here the deepest files go first.
  for (const file of files.toReversed().slice(0, Math.floor(files.length * part))) await fs.rm(file)
}
