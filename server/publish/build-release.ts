import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { buildFolder } from '#server/folders.ts'
import { buildStepOf, type BuildStep } from './build-step.ts'

/** Builds the shop in a folder into a release that may be chosen, and leaves the current one. Out: the release's id. Throws a BuildFailed. */
export type BuildRelease = (folder: string, told: (step: BuildStep) => void, signal: AbortSignal) => Promise<string>

/** A build that ended without a release; its message is the last that it said. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/** What a build is told of its surroundings: where programs are, what ends up in pages, where results are kept. No secrets. */
const passed = [
  'PATH',
  'HOME',
  'TMPDIR',
  'KEPT_DIR',
  'SITE_URL',
  'PUBLIC_BACKEND_URL',
  'PUBLIC_BACKEND_KEY',
  'PUBLIC_ANALYTICS_URL',
  'RETENTION_DAYS',
  'ACCESS_RECORDS_DAYS',
]
const keptLines = 12
const releaseId = /^[0-9a-f]{12}$/

/** Builds by script/build, as an operator does. */
export const buildRelease: BuildRelease = async (folder, told, signal) => {
  const env = Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const program = spawn(resolve('script/build'), ['add'], {
    env: { ...env, SITE_DIR: folder, BUILD_DIR: resolve(buildFolder) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGTERM',
  })
  const said: string[] = []
  let release = ''
  createInterface(program.stderr).on('line', (line) => {
    if (line.trim() !== '') said.push(line)
    said.splice(0, said.length - keptLines)
    const step = buildStepOf(line)
    if (step) told(step)
  })
  createInterface(program.stdout).on('line', (line) => (release = line))
  const [status] = await once(program, 'close')
  if (status !== 0 || !releaseId.test(release)) throw new BuildFailed(said.join('\n'))
  return release
}
