import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, ifMissing } from '#server/failure.ts'

/** Deletes the folders of killed builds; those of running builds are kept. */
export async function removeUnfinished(buildFolder: string): Promise<void> {
  for (const name of await readdir(buildFolder).catch(ifMissing([]))) {
    const [, pid] = /^unfinished-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(buildFolder, name), { recursive: true, force: true })
  }
}

/** Whether a process with this id exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists, but belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}
