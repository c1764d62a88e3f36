const pauses = [300, 1000]

/** Does what may fail on a weak line, twice more after short pauses. Rejects as the last try did. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return work()
}
