import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What a release says of itself: the digest of each of its files, in the form of `sha256sum`, which checks it as well. */
export const manifestName = 'SHA256SUMS'
/** Who stands by that: an SSH signature of the manifest. */
export const signatureName = `${manifestName}.sig`

/** Writes the digests of all files of a finished build down, in the order of their names. */
export function writeManifest(folder: string): void {
  const lines = filesOf(folder).map((file) => `${digestOf(join(folder, file))}  ${file}\n`)
  writeFileSync(join(folder, manifestName), lines.join(''))
}

/** Which files of a release are not as its manifest says: a line for each that differs, is missing, or is not in it. */
export function manifestFaults(folder: string): string[] {
  const said = readManifest(folder)
  if (!said) return [`${manifestName}: missing`]
  const files = filesOf(folder)
  const there = new Set(files)
  return [
    ...[...said.keys()].filter((file) => !there.has(file)).map((file) => `${file}: missing`),
    ...files.flatMap((file) => {
      const digest = said.get(file)
      if (digest === undefined) return [`${file}: not in ${manifestName}`]
      return digest === digestOf(join(folder, file)) ? [] : [`${file}: differs`]
    }),
  ]
}

function readManifest(folder: string): ReadonlyMap<string, string> | undefined {
  try {
    const lines = readFileSync(join(folder, manifestName), 'utf8').split('\n').filter(Boolean)
    return new Map(lines.map((line): [string, string] => [line.slice(66), line.slice(0, 64)]))
  } catch {
    return undefined
  }
}

function digestOf(path: string): string {
  return hash('sha256', readFileSync(path), 'hex')
}

/** Everything but the manifest and its signature: links too, for nothing in a release is one. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== manifestName && file !== signatureName)
    .toSorted()
}
