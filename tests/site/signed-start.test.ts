import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signRelease } from '#server/release/signature.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnServer, type SpawnedServer } from '#tests/server/support/spawned-server.ts'

/** A server that is started with RELEASE_SIGNERS serves what one of them signed, and nothing else (docs/decisions/047). */

let folder: string
let release: string
let server: SpawnedServer | undefined

beforeEach(() => {
  folder = scratchFolder()
  const built = realpathSync('build/current')
  release = join(folder, 'build/releases', basename(built))
  mkdirSync(join(folder, 'build/releases'), { recursive: true })
  // Its files are links to those of the build: a test that changes one puts another in its place.
  execFileSync('cp', ['-al', built, release])
  rmSync(join(release, 'SHA256SUMS.sig'), { force: true })
  symlinkSync(join('releases', basename(built)), join(folder, 'build/current'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})
afterEach(async () => {
  if (server?.child.exitCode === null) await server.end('SIGTERM')
  server = undefined
  rmSync(folder, { recursive: true })
})

/** Makes somebody's key. Out: its file. */
function keyOf(name: string): string {
  const file = join(folder, name)
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', file])
  return file
}

/** Starts a server that serves what Ana signed. Out: what it says when it ends, 'ready' otherwise. */
async function start(anasKey: string): Promise<string> {
  const signers = join(folder, 'signers')
  writeFileSync(signers, `ana@example.com namespaces="site-release" ${readFileSync(`${anasKey}.pub`, 'utf8')}`)
  const settings = { DATA_DIR: join(folder, 'data'), BUILD_DIR: join(folder, 'build'), RELEASE_SIGNERS: signers }
  try {
    server = await spawnServer({ script: 'server/main.ts', settings })
    return 'ready'
  } catch (error) {
    return String(error)
  }
}

test('a release that Ana signed is served, and the log says who signed it', async () => {
  const key = keyOf('ana')
  signRelease(release, key)
  expect(await start(key)).toBe('ready')
  expect(server?.output()).toContain('"verifiedBy":"ana@example.com"')
  expect((await fetch(`${server?.url}/`)).status).toBe(200)
})

test('one that nobody signed, or somebody else, ends the start with a line that says so', async () => {
  const key = keyOf('ana')
  const refusal = `The release ${basename(release)} is not signed by anybody whom RELEASE_SIGNERS`
  expect(await start(key)).toContain(refusal)
  signRelease(release, keyOf('eva'))
  expect(await start(key)).toContain(refusal)
})

test('one that was changed after Ana had signed it ends the start with the file’s name', async () => {
  const key = keyOf('ana')
  signRelease(release, key)
  const [page, copy] = [join(release, 'facts.json'), join(folder, 'facts.json')]
  copyFileSync(page, copy)
  appendFileSync(copy, ' ')
  renameSync(copy, page)
  expect(await start(key)).toMatch(/The release \w+ is not what was built:\n {2}facts\.json: differs/)
})
