import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { completed, lockSchema } from './lock.ts'

/** Adds the packages that npm left out of package-lock.json; script/lock runs it after a change of packages. */
const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'))
// The lock is checked but not parsed, so that the file keeps npm's order of keys.
v.assert(lockSchema, lock)
await writeFile('package-lock.json', `${JSON.stringify(completed(lock), null, 2)}\n`)
