import type { Statement } from './dialect.ts'

/**
 * Runs the steps of an open transaction. In: a function that runs a statement synchronously. Out: the steps' result.
 */
export function runSteps<Step extends Statement, Result>(
  steps: Generator<Step, Result, unknown[]>,
  run: (step: Step) => unknown[],
): Result {
  let step = steps.next([])
  while (!step.done) step = steps.next(run(step.value))
  return step.value
}

/** Like runSteps, for statements that run asynchronously. */
export async function runStepsAsync<Step extends Statement, Result>(
  steps: Generator<Step, Result, unknown[]>,
  run: (step: Step) => Promise<unknown[]>,
): Promise<Result> {
  let step = steps.next([])
  while (!step.done) step = steps.next(await run(step.value))
  return step.value
}
