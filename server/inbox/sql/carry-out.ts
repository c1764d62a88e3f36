import type { Statement } from './dialect.ts'

/** Runs the steps of a transaction that is open. In: what runs one statement at once. Out: what the steps return. */
export function carryOut<Step extends Statement, Result>(
  steps: Generator<Step, Result, unknown[]>,
  run: (step: Step) => unknown[],
): Result {
  let step = steps.next([])
  while (!step.done) step = steps.next(run(step.value))
  return step.value
}

/** The same where statements are answered later. */
export async function carryOutLater<Step extends Statement, Result>(
  steps: Generator<Step, Result, unknown[]>,
  run: (step: Step) => Promise<unknown[]>,
): Promise<Result> {
  let step = steps.next([])
  while (!step.done) step = steps.next(await run(step.value))
  return step.value
}
