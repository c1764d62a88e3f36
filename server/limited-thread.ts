import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'

export class ThreadLimit extends Error {
  override name = 'ThreadLimit'
}

const maximumMegabytes = 512

/**
 * Makes a function that runs a file's default export in its own thread: what strangers send cannot hold or end the
 * process. In: milliseconds a task may take, and the idle thread stays. Throws a ThreadLimit beyond them or 512 MB.
 */
export function limitedThread<Run extends (task: never) => unknown, Result = Awaited<ReturnType<Run>>>(
  file: string,
  { maximumMilliseconds, idleMilliseconds }: { maximumMilliseconds: number; idleMilliseconds: number },
): (task: Parameters<Run>[0]) => Promise<Result> {
  let pool: Piscina<Parameters<Run>[0], Result> | undefined
  return async (task) => {
    pool ??= new Piscina({
      // The path is not relative to this module, because the desk's compiled screens are in another folder.
      filename: pathToFileURL(resolve(file)).href,
      maxThreads: 1,
      minThreads: 0,
      idleTimeout: idleMilliseconds,
      resourceLimits: { maxOldGenerationSizeMb: maximumMegabytes },
    })
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(maximumMilliseconds) })
    } catch (error) {
      throw isEnded(error) ? new ThreadLimit(`${file} was ended`) : error
    }
  }
}

function isEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error ? error.code === 'ERR_WORKER_OUT_OF_MEMORY' : error.name === 'AbortError'
}
