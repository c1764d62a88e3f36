import { readFileSync, statSync, writeFileSync } from 'node:fs'

/**
 * Writes a file unless it has this content already: the development server watches the files and would reload the page
 * (content-reload.ts).
 */
export async function writeChanged(path: string, data: string | Buffer): Promise<void> {
  const bytes = Buffer.from(data)
  if (!holds(path, bytes)) writeFileSync(path, bytes)
}

function holds(path: string, bytes: Buffer): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.size === bytes.length && bytes.equals(readFileSync(path))
}
