import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The digest of each file of the shop's current release, by name, as the release itself lists them. */
export async function digestsOf(shop: string): Promise<Map<string, string>> {
  const manifest = await readFile(join(shop, 'build/current/SHA256SUMS'), 'utf8')
  const lines = manifest.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

/** The names of the files in which two releases differ. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))
}
