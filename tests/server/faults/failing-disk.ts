import fs from 'node:fs/promises'
import { join } from 'node:path'

/** What becomes of a disk's calls: so many are carried out, the next one in part. */
export interface Failure {
  after: number
  /** How much of that one is done, from 0 to 1. */
  part: number
  /** Whether the process goes on, as with a full disk, or ends there, as when it is killed. */
  goesOn: boolean
}

/** A disk that fails once; where the process does not go on, it answers no call any more. */
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

/** What a call leaves behind when it is cut off: half a file, a folder of which some files are gone, or what it was to do. */
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
  // In which order a system takes them is its own affair: those that lie deepest go first here.
  for (const file of files.toReversed().slice(0, Math.floor(files.length * part))) await fs.rm(file)
}
