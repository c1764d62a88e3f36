import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { completed, lockSchema } from './lock.ts'

/** Run by script/lock after packages were added or removed. */
const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'))
// Checked, not parsed: what is written back keeps the order in which npm wrote it.
v.assert(lockSchema, lock)
await writeFile('package-lock.json', `${JSON.stringify(completed(lock), null, 2)}\n`)
