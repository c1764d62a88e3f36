/** Does something once, when it is first asked for, and keeps the result. A failure is not kept: the next who asks tries again. */
export function keptPromise<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined
  return () => {
    kept ??= work().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}
