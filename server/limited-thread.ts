import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'

/** Thrown for a task that took more memory or time than its thread may. */
export class ThreadLimit extends Error {
  override name = 'ThreadLimit'
}

const megabytes = 512

/**
 * Makes a function that runs the default export of a file in one thread of its own, so that nothing that strangers send
 * holds or ends the process. In: the file's path in the project; the milliseconds that a task may take, and for which
 * the thread stays without one. The function throws a ThreadLimit for a task that takes longer, or more than 512 MB.
 */
export function limitedThread<Run extends (task: never) => unknown, Result = Awaited<ReturnType<Run>>>(
  file: string,
  { milliseconds, idle }: { milliseconds: number; idle: number },
): (task: Parameters<Run>[0]) => Promise<Result> {
  let pool: Piscina<Parameters<Run>[0], Result> | undefined
  return async (task) => {
    pool ??= new Piscina({
      // Not relative to this module: the desk's compiled screens are in another folder.
      filename: pathToFileURL(resolve(file)).href,
      maxThreads: 1,
      minThreads: 0,
      idleTimeout: idle,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(milliseconds) })
    } catch (error) {
      throw isEnded(error) ? new ThreadLimit(`${file} was ended`) : error
    }
  }
}

function isEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error ? error.code === 'ERR_WORKER_OUT_OF_MEMORY' : error.name === 'AbortError'
}
