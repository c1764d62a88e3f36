import { readFile, writeFile } from 'node:fs/promises'
import { codeOf } from '#server/failure.ts'

/** Writes a file unless it holds the same already: whoever works on the site has each written file looked at (content-reload.ts). */
export async function writeChanged(path: string, data: string | Buffer): Promise<void> {
  if (!(await holds(path, Buffer.from(data)))) await writeFile(path, data)
}

async function holds(path: string, data: Buffer): Promise<boolean> {
  try {
    return data.equals(await readFile(path))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
