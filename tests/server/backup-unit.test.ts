import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#server/inbox/sqlite/sqlite-store.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'

const [, command = ''] =
  /^ExecStart=\/opt\/vitrine\/site\/(script\/backup .*)$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []

test('the unit of the copies, as docs/operations.md has it, makes a copy that was tried, in two places, and removes old ones', async () => {
  const folder = scratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const store = openSqliteStore({ dataDir, mayCreate: true })
  await store.inbox.insertContact(sampleContact(), false)
  await store.close()
  const old = join(dataDir, 'backups/inbox-2020.gz')
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(old, '')
  utimesSync(old, 1, 1)

  const [script = '', ...words] = command.replace('/mnt/copies', join(folder, 'second')).split(' ')
  const { status, stdout, stderr } = spawnSync(resolve(script), words, {
    // A shop without a release: the sources' own code runs.
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SITE_DIR: 'templates/loja' },
    encoding: 'utf8',
  })
  expect([status, stderr.replace(/^.*package-lock.json mudou.*\n/, '')]).toEqual([0, ''])
  expect(stdout).toMatch(/inbox-\S+\.gz: 1 mensagem e 0 avaliações; conferida; 1 cópia antiga apagada\n$/)
  const copies = readdirSync(join(dataDir, 'backups'))
  expect(copies).toHaveLength(1)
  expect(readdirSync(join(folder, 'second'))).toEqual(copies)
}, 60_000)

test('without packages an operator is told so, and nothing is installed', () => {
  const folder = scratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'script'))
  for (const name of ['inbox', 'runtime', 'file-argument'])
    writeFileSync(join(folder, 'script', name), readFileSync(join('script', name)), { mode: 0o755 })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const { status, stderr } = spawnSync(join(folder, 'script/inbox'), ['contacts'], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^\[inbox-instalacao\] Faltam os pacotes do site\. .*script\/build os instala\.\n$/m)
  expect(readdirSync(folder).toSorted()).toEqual(['package-lock.json', 'script'])
})
