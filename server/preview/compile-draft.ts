import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { buildFolder } from '#server/folders.ts'

/**
 * Environment variables for compiling: program paths, settings that become part of pages, folders of results. Those of
 * forms and analytics are missing, so that a preview sends nothing to either.
 */
const passed = ['PATH', 'HOME', 'TMPDIR', 'KEPT_DIR', 'SITE_URL', 'RETENTION_DAYS', 'ACCESS_RECORDS_DAYS']

/**
 * Compiles the shop in a folder into another folder, in a separate process. Throws with the end of the process's error
 * output when it fails.
 */
export async function compileDraft(folder: string, release: string): Promise<void> {
  const env = Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const program = spawn(process.execPath, ['server/build/preview.ts'], {
    env: {
      ...env,
      SITE_DIR: folder,
      BUILD_DIR: resolve(buildFolder),
      RELEASE_DIR: release,
      NODE_COMPILE_CACHE: `${process.env.KEPT_DIR || '.cache'}/compiled`,
    },
    // The program ends when this process does, because its standard input then closes.
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  program.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4000)))
  const [status] = await once(program, 'close')
  if (status !== 0) throw new Error(said.trim() || `compiling a draft ended with ${String(status)}`)
}
