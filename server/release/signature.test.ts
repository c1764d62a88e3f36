import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { manifestFaults, writeManifest } from './manifest.ts'
import { signRelease, verifyRelease } from './signature.ts'

let folder: string
let release: string
let key: string
let signers: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signature-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  release = join(folder, 'a1')
  mkdirSync(join(release, 'client/produto'), { recursive: true })
  writeFileSync(join(release, 'client/produto/index.html'), 'página')
  writeFileSync(join(release, 'files.json'), '{}')
  writeManifest(release)
  key = newKey('ana')
  signers = allow('ana')
})

function newKey(name: string): string {
  const file = join(folder, name)
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', file])
  return file
}

function allow(name: string): string {
  const file = join(folder, `allowed-${name}`)
  writeFileSync(
    file,
    `${name}@example.com namespaces="site-release" ${readFileSync(join(folder, `${name}.pub`), 'utf8')}`,
  )
  return file
}

test('a manifest is what sha256sum itself checks', () => {
  const said = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' })
  expect(said).toBe('client/produto/index.html: OK\nfiles.json: OK\n')
  expect(manifestFaults(release)).toEqual([])
})

test('what was changed, taken away or put in is named', () => {
  writeFileSync(join(release, 'files.json'), '{"/":{}}')
  rmSync(join(release, 'client/produto/index.html'))
  writeFileSync(join(release, 'client/shell.js'), '')
  expect(manifestFaults(release)).toEqual([
    'client/produto/index.html: missing',
    'client/shell.js: not in SHA256SUMS',
    'files.json: differs',
  ])
  rmSync(join(release, 'SHA256SUMS'))
  expect(manifestFaults(release)).toEqual(['SHA256SUMS: missing'])
})

test('a signed release says who signed it; signing anew replaces the signature', () => {
  signRelease(release, key)
  signRelease(release, key)
  expect(verifyRelease(release, signers)).toBe('ana@example.com')
})

test('without a signature, with a stranger’s, or with one for something else, it is refused', () => {
  const refusal = /^The release a1 is not signed by anybody whom RELEASE_SIGNERS \(.*\) names/
  expect(() => verifyRelease(release, signers)).toThrow(refusal)
  signRelease(release, newKey('eva'))
  expect(() => verifyRelease(release, signers)).toThrow(refusal)
  rmSync(join(release, 'SHA256SUMS.sig'))
  execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', key, '-n', 'git', join(release, 'SHA256SUMS')])
  expect(() => verifyRelease(release, signers)).toThrow(refusal)
  expect(() => verifyRelease(release, join(folder, 'nowhere'))).toThrow(refusal)
})

test('a release that is no longer what was built is neither signed nor taken for signed', () => {
  signRelease(release, key)
  writeFileSync(join(release, 'files.json'), '{"/":{}}')
  const refusal = 'The release a1 is not what was built:\n  files.json: differs'
  expect(() => verifyRelease(release, signers)).toThrow(refusal)
  expect(() => signRelease(release, key)).toThrow(refusal)
  // Whoever writes the manifest anew as well has no signature for it.
  writeManifest(release)
  expect(() => verifyRelease(release, signers)).toThrow('is not signed by anybody')
})
