import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { log } from '#server/log.ts'

/** Which releases running servers serve: one small file for each process, below the build folder. */
const leases = (buildFolder: string) => join(buildFolder, 'leases')

/**
 * Notes that this process serves a release, so that no build drops it. Where the build folder cannot be written, that is logged
 * and a release is safe for two more builds only. Out: what ends the note.
 */
export async function holdRelease(buildFolder: string, release: string): Promise<() => Promise<void>> {
  const file = join(leases(buildFolder), String(process.pid))
  try {
    await mkdir(leases(buildFolder), { recursive: true })
    await writeFile(file, basename(release))
  } catch (error) {
    log('release-not-held', { code: codeOf(error) ?? 'unknown' })
  }
  return () => rm(file, { force: true })
}

/** The releases that running processes serve. Notes of ended processes are removed. */
export async function heldReleases(buildFolder: string): Promise<Set<string>> {
  const held = new Set<string>()
  for (const name of await readdir(leases(buildFolder)).catch(() => [])) {
    const file = join(leases(buildFolder), name)
    if (isRunning(Number(name))) held.add(await readFile(file, 'utf8').catch(() => ''))
    else await rm(file, { force: true })
  }
  return held
}

/** Whether there is a process of this number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process: it is there, and not for us to signal.
    return codeOf(error) === 'EPERM'
  }
}
