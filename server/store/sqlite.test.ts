import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import { makeCopy, verifyCopy } from './copies.ts'
import { checkAndRecord, copyChecks, recordVerified, writeCopy } from './copy-files.ts'
import { appendToLedger } from './deletion-ledger.ts'
import { openSqlite, restrictFolder } from './sqlite.ts'
import { openStore } from './store.ts'

let folder: string

beforeEach(() => {
  const before = process.umask(0o022)
  folder = mkdtempSync(join(tmpdir(), 'data-'))
  onTestFinished(() => {
    process.umask(before)
    rmSync(folder, { recursive: true })
  })
})

const modeOf = (...names: string[]) => (statSync(join(folder, ...names)).mode & 0o7777).toString(8)

/** Makes all files that the server and the operators' commands leave in the data folder. */
async function fill(dataDir: string): Promise<void> {
  const store = await openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, { mayCreate: true })
  await store.messages.receive(briefContact, false)
  const { bytes } = await makeCopy(store.db)
  await store.erase({ contacts: await store.messages.all(), reviews: [] })
  await verifyCopy(bytes, 'inbox-1.gz')
  await writeCopy(join(dataDir, 'backups/inbox-1.gz'), bytes)
  await recordVerified(dataDir, '2026-01-01T00:00:00.000Z')
  // The log exists as long as the store is open.
  for (const name of ['inbox.sqlite', 'inbox.sqlite-wal', 'inbox.sqlite-shm'])
    expect([name, modeOf('data', name).slice(-1)]).toEqual([name, '0'])
  await store.close()
}

const left = ['inbox.sqlite', 'inbox.exists', 'copy-checks.json', 'backups/deletions', 'backups/inbox-1.gz']

test('files of the data folder are 0600 and folders 0700, whatever the account’s own habits are', async () => {
  await fill(join(folder, 'data'))
  expect([modeOf('data'), modeOf('data/backups')]).toEqual(['700', '700'])
  expect(left.map((name) => modeOf('data', name))).toEqual(left.map(() => '600'))
})

test('a closed folder that is opened beside one of a group closes nothing that comes into that one', async () => {
  mkdirSync(join(folder, 'data'))
  chmodSync(join(folder, 'data'), 0o770)
  const store = await openStore({ DATABASE_URL: undefined, DATA_DIR: join(folder, 'data') }, { mayCreate: true })
  const own = openSqlite({ path: join(folder, 'own/access.sqlite'), schema: 'access', mayCreate: true })
  await store.messages.receive(briefContact, false)
  await store.erase({ contacts: await store.messages.all(), reviews: [] })
  expect([modeOf('own'), modeOf('own/access.sqlite'), modeOf('own/access.sqlite-wal')]).toEqual(['700', '600', '600'])
  expect([modeOf('data/backups'), modeOf('data/backups/deletions')]).toEqual(['770', '660'])
  await Promise.all([store.close(), own.db.destroy()])
})

test('a folder that was left open is closed at the next start, with all that lies in it', () => {
  mkdirSync(join(folder, 'data/backups'), { recursive: true })
  writeFileSync(join(folder, 'data/backups/inbox-1.gz'), '')
  expect(modeOf('data/backups/inbox-1.gz')).toBe('644')
  restrictFolder(join(folder, 'data'))
  expect(modeOf('data')).toBe('700')
})

test('a folder that is reached by a link is closed', () => {
  mkdirSync(join(folder, 'data'))
  symlinkSync(join(folder, 'data'), join(folder, 'place'))
  restrictFolder(join(folder, 'place'))
  expect(modeOf('data')).toBe('700')
})

test('a folder that was opened to its group stays so, with all that comes into it, and others have nothing', async () => {
  mkdirSync(join(folder, 'data'))
  chmodSync(join(folder, 'data'), 0o775)
  await fill(join(folder, 'data'))
  expect([modeOf('data'), modeOf('data/backups')]).toEqual(['770', '770'])
  expect(left.map((name) => modeOf('data', name))).toEqual(left.map(() => '660'))
})

/** Makes a file outside the data folder, and links to it at places of the data folder. */
function linkedFile(...places: string[]): string {
  const outside = join(folder, 'outside')
  writeFileSync(outside, 'of somebody else\n')
  for (const place of places) {
    const link = join(folder, 'data', place)
    mkdirSync(join(link, '..'), { recursive: true })
    symlinkSync(outside, link)
  }
  return outside
}

test('what is recorded of copies goes through no link that the server’s account has put there', async () => {
  const dataDir = join(folder, 'data')
  const outside = linkedFile(`copy-checks.json.${process.pid}`)
  writeFileSync(join(dataDir, 'copy-checks.json'), '{"verified":"$(id)"}')
  await expect(checkAndRecord(dataDir, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect(readFileSync(outside, 'utf8')).toBe('of somebody else\n')
  expect((await copyChecks(dataDir)).failed).toBeDefined()
})

test('a damaged record of checks says that none was verified, and hides no error of a copy', async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'copy-checks.json'), '{"verif')
  await expect(checkAndRecord(dataDir, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect((await copyChecks(dataDir)).failed).toBeDefined()
})

test('a copy is written through no link', async () => {
  const file = join(folder, 'data/backups/inbox-1.gz')
  const outside = linkedFile(`backups/inbox-1.gz.draft-${process.pid}`)
  await writeCopy(file, Buffer.from('copy'))
  expect([readFileSync(outside, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['of somebody else\n', 'copy'])
})

test('the ledger and the store are opened through no link', async () => {
  const dataDir = join(folder, 'data')
  const outside = linkedFile('backups/deletions', 'inbox.sqlite')
  await expect(appendToLedger(dataDir, ['f'.repeat(64)])).rejects.toThrow('ELOOP')
  await expect(openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, { mayCreate: true })).rejects.toThrow('ELOOP')
  expect(readFileSync(outside, 'utf8')).toBe('of somebody else\n')
})

test('the mark of a store is not made where a link leads', async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  symlinkSync(join(folder, 'made'), join(dataDir, 'inbox.exists'))
  await expect(openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, { mayCreate: true })).rejects.toThrow('ELOOP')
  expect(() => statSync(join(folder, 'made'))).toThrow('ENOENT')
})
