import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The manifest of a release: the digest of each of its files, in the format of `sha256sum`, which can check it too. */
export const manifestName = 'SHA256SUMS'
/** An SSH signature of the manifest. */
export const signatureName = `${manifestName}.sig`

/** Writes the digests of all files of a finished build, sorted by name. */
export function writeManifest(folder: string): void {
  const lines = filesOf(folder).map((file) => `${digestOf(join(folder, file))}  ${file}\n`)
  writeFileSync(join(folder, manifestName), lines.join(''))
}

/** A line for each file of a release that differs from the manifest, is missing, or is not in it. */
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

/** All files except manifest and signature; links too, so that a link that was added later is a fault. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== manifestName && file !== signatureName)
    .toSorted()
}
