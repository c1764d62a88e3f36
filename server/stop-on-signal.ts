import { log } from './log.ts'

/** Ends the process in order on SIGTERM or SIGINT, at once on a second. In: what stops the work; true if it is done. */
export function stopOnSignal(stop: () => Promise<boolean>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log('stopping', { signal, isSecond: isStopping })
      if (isStopping) process.exit(1)
      isStopping = true
      stop().then(
        (isComplete) => process.exit(isComplete ? 0 : 1),
        (error: unknown) => {
          log('stop-failed', { reason: error instanceof Error ? error.message : 'unknown' })
          process.exit(1)
        },
      )
    })
  }
}
