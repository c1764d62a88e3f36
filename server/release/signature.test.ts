import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

/** The commands of docs/operations.md that verify a release without this project's code. */
function verifyByHand(): { status: number | null; said: string } {
  const [, commands = ''] =
    /```sh\n(sha256sum --check --quiet --strict[^`]*)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  expect(commands.split('\n')).toHaveLength(4)
  const written = commands.replace('~/allowed-signers', signers)
  const { status, stdout, stderr } = spawnSync('bash', ['-ec', written], { cwd: release, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('what operations.md says verifies a release by hand, and finds what was changed, put in, or signed by somebody else', () => {
  signRelease(release, key)
  expect(verifyByHand()).toEqual({ status: 0, said: expect.stringContaining('Good "site-release" signature for ana@') })
  writeFileSync(join(release, 'client/shell.js'), '')
  expect(verifyByHand()).toEqual({ status: 1, said: expect.stringContaining('> client/shell.js') })
  rmSync(join(release, 'client/shell.js'))
  writeFileSync(join(release, 'files.json'), '{"/":{}}')
  expect(verifyByHand()).toEqual({ status: 1, said: expect.stringContaining('files.json: FAILED') })
  writeManifest(release)
  expect(verifyByHand().status).not.toBe(0)
  signRelease(release, newKey('eva'))
  expect(verifyByHand().status).not.toBe(0)
})

test('a checkout of one’s own verifies a release that lies elsewhere', () => {
  signRelease(release, key)
  mkdirSync(join(folder, 'build/releases'), { recursive: true })
  renameSync(release, join(folder, 'build/releases/a1'))
  symlinkSync('releases/a1', join(folder, 'build/current'))
  const env = { PATH: process.env.PATH, BUILD_DIR: join(folder, 'build'), RELEASE_SIGNERS: signers }
  const { stdout } = spawnSync('node', ['server/release/cli.ts', 'verify'], { env, encoding: 'utf8' })
  expect(stdout).toBe('a1 is whole, and signed by ana@example.com.\n')
})
