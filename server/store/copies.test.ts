import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import { checkCopy, makeCopy, readCopy, restoreCopy, verifyCopy } from './copies.ts'
import { writeCopy } from './copy-files.ts'
import { openStore } from './store.ts'

let folder: string
let file: string
let copy: Buffer

beforeEach(async () => {
  const umask = process.umask()
  folder = mkdtempSync(join(tmpdir(), 'copies-'))
  onTestFinished(() => {
    process.umask(umask)
    rmSync(folder, { recursive: true })
  })
  file = join(folder, 'copies', 'inbox-1.gz')
  const store = await openStore({ DATABASE_URL: undefined, DATA_DIR: join(folder, 'data') }, { mayCreate: true })
  await store.messages.receive({ ...briefContact, message: 'Linha um\nlinha dois' }, false)
  copy = (await makeCopy(store.db)).bytes
  await store.close()
})

test('a copy is read back and restored as it was written, by its owner only', async () => {
  await writeCopy(file, copy)
  expect(statSync(file).mode & 0o077).toBe(0)
  const bytes = await readCopy(file, undefined)
  expect(bytes).toEqual(copy)
  expect(await verifyCopy(bytes, file)).toEqual({ contacts: 1, reviews: 0 })
  const dataDir = join(folder, 'restored')
  const restored = await openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, { mayCreate: true })
  const counts = await restoreCopy(bytes, restored.db, { file, copyFolder: join(folder, 'copies'), dataDir })
  expect(counts).toEqual({ contacts: 1, reviews: 0, deleted: 0 })
  const contacts = await restored.db.selectFrom('contacts').select(['name', 'message']).execute()
  expect(contacts).toEqual([{ name: 'Ana', message: 'Linha um\nlinha dois' }])
  await restored.close()
})

test('a copy never replaces a file', async () => {
  await writeCopy(file, copy)
  await expect(writeCopy(file, copy)).rejects.toThrow(
    `[inbox-copia-incompleta] ${file} não pode ser gravado: já existe um arquivo com esse nome`,
  )
})

test('a copy in which one byte changed is refused', async () => {
  const middle = Math.floor(copy.length / 2)
  copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle)
  await expect(checkCopy(copy, file)).rejects.toThrow(
    `[inbox-copia-danificada] ${file}: a cópia está danificada. Nada foi restaurado.`,
  )
})

test.each([
  ['half a copy', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['another file', () => Buffer.from('PNG')],
  ['an empty file', () => Buffer.alloc(0)],
])('%s is refused', async (_what, change) => {
  await writeCopy(file, copy)
  writeFileSync(file, change(readFileSync(file)))
  await expect(readCopy(file, undefined).then((bytes) => checkCopy(bytes, file))).rejects.toThrow(
    `[inbox-copia-estranha] ${file}: não é uma cópia feita por script/backup`,
  )
})

/** A copy whose database somebody has changed by this SQL. */
function changed(sql: string): Buffer {
  const path = join(folder, 'changed.sqlite')
  writeFileSync(path, gunzipSync(copy))
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
  return gzipSync(readFileSync(path))
}

const endless = 'WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id FROM n'

test.each([
  ['a table is missing', 'DROP TABLE product_reviews'],
  ['a table has another column', 'ALTER TABLE contacts ADD COLUMN more TEXT'],
  ['a table is a question without an end', `ALTER TABLE audit RENAME TO was; CREATE VIEW audit AS ${endless}`],
])('a copy is refused in words where %s, and nothing is asked of it', async (_what, sql) => {
  await expect(checkCopy(changed(sql), file)).rejects.toThrow(
    `[inbox-copia-estranha] ${file}: não tem as tabelas deste site. Nada foi restaurado.`,
  )
})

test('a copy that shrank to less than a hundredth, as that of a flood of messages of one letter, is no strange one', async () => {
  const flood = changed(`INSERT INTO content_drafts (id, name, owner) VALUES (1, 'Letras', 'Ana');
    WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 5)
    INSERT INTO content_draft_files (draft_id, path, text, person, version)
    SELECT 1, n, printf('%.19000000c', 'a'), 'Ana', 1 FROM many`)
  await checkCopy(flood, file)
})

test('more rows than are in memory at once are all copied', async () => {
  const store = await openStore({ DATABASE_URL: undefined, DATA_DIR: join(folder, 'data') }, { mayCreate: true })
  const rows = Array.from({ length: 400 }, (_, number) => ({ ...briefContact, message: `Mensagem nº ${number}` }))
  await store.db.insertInto('contacts').values(rows).execute()
  expect((await makeCopy(store.db)).counts.contacts).toBe(401)
  await store.close()
})
