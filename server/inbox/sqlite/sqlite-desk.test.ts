import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openSqliteStore } from './sqlite-store.ts'

test('what was deleted is overwritten on disk, and is not said to be while a reader keeps it there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'))
  const store = openSqliteStore({ dataDir, mayCreate: true })
  const message = 'Um texto que ninguém mais deve ler'
  const contact = { name: 'Ana', company: null, email: 'ana@example.com', phone: null, subject: 'Outros' as const }
  const onDisk = () =>
    ['', '-wal'].some((suffix) => readFileSync(join(dataDir, `inbox.sqlite${suffix}`)).includes(message))
  await store.inbox.insertContact({ ...contact, message }, false)
  const reader = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  reader.exec('BEGIN; SELECT * FROM contacts')
  expect(await store.desk.remove({ contacts: [1], reviews: [] })).toEqual({
    contacts: 1,
    reviews: 0,
    isOverwritten: false,
  })
  expect(onDisk()).toBe(true)
  reader.exec('COMMIT')
  reader.close()
  expect(await store.desk.remove({ contacts: [1], reviews: [] })).toEqual({
    contacts: 0,
    reviews: 0,
    isOverwritten: true,
  })
  expect(onDisk()).toBe(false)
  await store.close()
})
