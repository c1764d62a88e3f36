const pauses = [300, 1000]

/**
 * Runs a request that may fail on a weak connection, up to three times with short pauses. Rejects with the last
 * failure.
 */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return work()
}
