import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { followReleases } from './follow-releases.ts'
import { writeManifest } from './manifest.ts'
import { signRelease } from './signature.ts'

let folder: string
const current = () => join(folder, 'current')
const said: string[] = []

beforeEach(() => {
  folder = scratchFolder()
  said.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
  release('a')
  use('a')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function release(id: string): void {
  mkdirSync(join(folder, id, 'server'), { recursive: true })
  writeFileSync(join(folder, id, 'server/index.js'), '')
}

function use(id: string): void {
  symlinkSync(id, join(folder, 'next'))
  renameSync(join(folder, 'next'), current())
}

function follow(signers?: string) {
  const changed = Promise.withResolvers<undefined>()
  const following = {
    current: current(),
    served: join(folder, 'a'),
    signers,
    onChange: () => changed.resolve(undefined),
  }
  return { ...followReleases(following, 2), changed: changed.promise }
}

test('another release that is current is taken', async () => {
  const { changed } = follow()
  release('b')
  use('b')
  await changed
  expect(said.join()).toContain('"event":"release-changed","release":"b"')
})

test('one that is not whole, or not signed, is told once and not taken; the next one is', async () => {
  const { changed } = follow()
  use('half')
  mkdirSync(join(folder, 'half'))
  await vi.waitFor(() => expect(said.join()).toContain('"event":"release-refused","release":"half"'))
  release('c')
  use('c')
  await changed
  expect(said).toHaveLength(2)

  const { stop } = follow(join(folder, 'signers'))
  await vi.waitFor(() => expect(said.at(-1)).toContain('"event":"release-refused","release":"c"'))
  stop()
})

test('one that is signed after it became current is taken then', async () => {
  const [key, signers] = [join(folder, 'ana'), join(folder, 'signers')]
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  writeFileSync(signers, `ana@example.com ${readFileSync(`${key}.pub`, 'utf8')}`)
  const { changed } = follow(signers)
  release('b')
  writeManifest(join(folder, 'b'))
  use('b')
  await vi.waitFor(() => expect(said.at(-1)).toContain('"event":"release-refused","release":"b"'))
  signRelease(join(folder, 'b'), key)
  await changed
  expect(said.at(-1)).toContain('"event":"release-changed","release":"b"')
})
