import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import { openStore } from './store.ts'

test('what was deleted is overwritten on disk, and is not said to be while a reader keeps it there', async () => {
  const umask = process.umask()
  const dataDir = mkdtempSync(join(tmpdir(), 'erasure-'))
  onTestFinished(() => {
    process.umask(umask)
    rmSync(dataDir, { recursive: true })
  })
  const store = await openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, { mayCreate: true })
  const message = 'Um texto que ninguém mais deve ler'
  const isOnDisk = () =>
    ['', '-wal'].some((suffix) => readFileSync(join(dataDir, `inbox.sqlite${suffix}`)).includes(message))
  await store.messages.receive({ ...briefContact, message }, false)
  const rows = { contacts: await store.messages.all(), reviews: [] }
  const reader = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  reader.exec('BEGIN; SELECT * FROM contacts')
  expect(await store.erase(rows)).toEqual({ contacts: 1, reviews: 0, isOverwritten: false })
  expect(isOnDisk()).toBe(true)
  reader.exec('COMMIT')
  reader.close()
  expect(await store.erase(rows)).toMatchObject({ isOverwritten: true })
  expect(isOnDisk()).toBe(false)
  await store.close()
})
