import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { codeOf } from '#server/failure.ts'
import { buildFolder } from '#server/folders.ts'
import { buildStepOf, type BuildStep } from './build-step.ts'

/**
 * Builds the shop in a folder into a release without making it current. Out: the release's id. Throws a BuildFailed.
 */
export type BuildRelease = (folder: string, told: (step: BuildStep) => void, signal: AbortSignal) => Promise<string>

/** Thrown when a build ends without a release, with the last lines of its output. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/**
 * Environment variables for the build: program paths, settings that become part of pages, folders of results. No
 * secrets.
 */
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
  'SEARCH_COUNTS',
]
const keptLines = 12
const releaseId = /^[0-9a-f]{12}$/

/** The umask lets the server's account read a release through its group, but not write to it. */
const shell = 'umask 027; exec "$0" add'

/** Builds by script/build, as an operator does. */
export const buildRelease: BuildRelease = async (folder, told, signal) => {
  const env = Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const program = spawn('/bin/sh', ['-c', shell, resolve('script/build')], {
    env: { ...env, SITE_DIR: folder, BUILD_DIR: resolve(buildFolder) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const stop = () => endGroup(program.pid)
  signal.addEventListener('abort', stop)
  const said: string[] = []
  let release = ''
  createInterface(program.stderr).on('line', (line) => {
    if (line.trim() !== '') said.push(line)
    said.splice(0, said.length - keptLines)
    const step = buildStepOf(line)
    if (step) told(step)
  })
  createInterface(program.stdout).on('line', (line) => (release = line))
  const [status] = await once(program, 'close').finally(() => signal.removeEventListener('abort', stop))
  if (status !== 0 || !releaseId.test(release)) throw new BuildFailed(said.join('\n'))
  return release
}

/** Ends a build and the programs that it started. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch (error) {
    // The build has already ended.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
