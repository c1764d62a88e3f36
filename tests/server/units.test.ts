import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'

const services = globSync('deploy/*.service').toSorted()

/** What a unit says of a word, all its lines together. */
function said(file: string, word: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => (line.startsWith(`${word}=`) ? line.slice(word.length + 1).split(' ') : []))
}

test.each(services)('%s runs as an account of its own, gains nothing, and sees no key of the proxy', (file) => {
  expect(said(file, 'User').join()).toMatch(/^vitrine(-desk)?$/)
  expect(said(file, 'NoNewPrivileges')).toEqual(['yes'])
  expect(said(file, 'ProtectSystem')).toEqual(['strict'])
  expect(said(file, 'CapabilityBoundingSet')).toEqual([''])
  expect(said(file, 'InaccessiblePaths')).toEqual(expect.arrayContaining(['-/etc/ssl/private', '-/etc/letsencrypt']))
  expect(readFileSync(file, 'utf8')).toMatch(/^UMask=00[27]7$/m)
  // '+' and '!' would run a command of the unit with more than its account has.
  expect(readFileSync(file, 'utf8')).not.toMatch(/^Exec\w+=[-@:]*[+!]/m)
})

test('the proxy counts no failures of an instance, or who provokes some would take it from everybody', () => {
  const guide = readFileSync('docs/operations.md', 'utf8')
  const servers = [...guide.matchAll(/^ {2}server 127\.0\.0\.1:\d+(.*);/gm)].map(([, options]) => options)
  expect(new Set(servers)).toEqual(new Set([' max_fails=0']))
})

test('the proxy limits the requests of one visitor at every address, also those of files', () => {
  const guide = readFileSync('docs/operations.md', 'utf8')
  const [, server = ''] = /^server \{\n {2}listen 443([\s\S]*?)^\}$/m.exec(guide) ?? []
  const limits = [...server.matchAll(/^( *)limit_req zone=(\w+)/gm)].map(([, indent = '', zone]) => [
    indent.length,
    zone,
  ])
  // That of the server holds in each location without one of its own.
  expect(limits).toEqual([
    [2, 'visitors'],
    [4, 'posts'],
  ])
})

test('the server and the copies cannot write the site, nor the import of sheets what visitors sent', () => {
  const mayWrite = (name: string) => said(`deploy/${name}.service`, 'ReadWritePaths')
  expect(services.map((file) => basename(file, '.service'))).toEqual([
    'vitrine-backup',
    'vitrine-desk',
    'vitrine-retention',
    'vitrine-sheets',
    'vitrine',
  ])
  expect(mayWrite('vitrine')).toEqual([])
  expect(mayWrite('vitrine-retention')).toEqual(['/var/lib/vitrine'])
  expect(mayWrite('vitrine-backup')).toEqual(['/var/lib/vitrine', '/mnt/copies'])
  expect(mayWrite('vitrine-desk')).toEqual(['/opt/vitrine/site', '/var/lib/vitrine'])
  expect(said('deploy/vitrine-sheets.service', 'InaccessiblePaths')).toContain('-/var/lib/vitrine')
})

test('nobody needs the right to restart the server, and its door stays open', () => {
  for (const file of services) expect(readFileSync(file, 'utf8')).not.toContain('systemctl')
  expect(said('deploy/vitrine.service', 'Restart')).toEqual(['always'])
  expect(said('deploy/vitrine.service', 'Requires')).toEqual(['vitrine.socket'])
  expect(said('deploy/vitrine.socket', 'ListenStream')).toEqual(['127.0.0.1:3000'])
})

const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' })
const cannotAnalyze = analyze('--version').error !== undefined

test.skipIf(cannotAnalyze).each(services)('systemd finds %s less exposed than 1.5 of 10', (file) => {
  const { status, stdout } = analyze('security', '--offline=yes', '--threshold=15', file)
  expect([status, stdout.split('\n').findLast((line) => line.includes('exposure level'))]).toEqual([
    0,
    expect.stringMatching(/exposure level for vitrine/),
  ])
})

test.skipIf(cannotAnalyze)('systemd takes every unit as it is written', () => {
  const root = scratchFolder()
  onTestFinished(() => rmSync(root, { recursive: true }))
  const units = join(root, 'etc/systemd/system')
  cpSync('deploy', units, { recursive: true })
  // It looks for what the units start.
  const programs = services.flatMap((file) => [...said(file, 'ExecStart'), '/usr/bin/find', '/bin/sh'])
  for (const program of programs.filter((word) =>
    /^\/(?:opt\/vitrine\/site\/(?:script|deploy|\.tools)|usr|bin)\//.test(word),
  )) {
    mkdirSync(dirname(join(root, program)), { recursive: true })
    copyFileSync('/bin/true', join(root, program))
  }
  const names = readdirSync(units).filter((name) => /\.(service|socket|timer)$/.test(name))
  const { status, stderr } = analyze('verify', '--man=no', '--recursive-errors=no', `--root=${root}`, ...names)
  expect([status, stderr]).toEqual([0, ''])
})

const [, command = ''] =
  /^ExecStart=\/opt\/vitrine\/site\/(script\/backup .*)$/m.exec(
    readFileSync('deploy/vitrine-backup.service', 'utf8'),
  ) ?? []

test('the unit of the copies makes a copy that was tried, in two places, and removes old ones', async () => {
  const folder = scratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const store = await openSqliteStore({ dataDir, mayCreate: true })
  await store.messages.receive(sampleContact(), false)
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

test('the import of sheets installs nothing: packages of another version are left as they are', () => {
  const program = 'deploy/import-sheets'
  const folder = scratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of [program, 'script/runtime']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(name, join(folder, name))
  }
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.stamp'), 'another')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const { status, stderr } = spawnSync(join(folder, program), ['.'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('package-lock.json has changed')])
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['.stamp'])
})

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
