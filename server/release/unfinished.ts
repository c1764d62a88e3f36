import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/failure.ts'

/** Removes what killed builds left behind; builds that are under way keep their folder. */
export async function removeUnfinished(buildFolder: string): Promise<void> {
  for (const name of await readdir(buildFolder).catch(() => [])) {
    const [, pid] = /^unfinished-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(buildFolder, name), { recursive: true, force: true })
  }
}

/** Whether there is a process of this number. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process: it is there, and not for us to signal.
    return codeOf(error) === 'EPERM'
  }
}
