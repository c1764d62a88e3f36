import { isSmoke } from '#bench/amount.ts'
import type { Store } from '#server/store/store.ts'

/** Prints a figure; a figure that breaks its rule fails the run. */
export function report(what: string, found: number | string, mustBe?: number | string): void {
  const isWrong = mustBe !== undefined && found !== mustBe
  if (isWrong && !isSmoke) process.exitCode = 1
  console.log(`${isWrong ? 'WRONG ' : ''}${what}: ${found}${isWrong ? `, expected ${mustBe}` : ''}`)
}

/** How many of the acknowledged rows are missing, and how many rows are there more than once. */
export function compareRows(
  acknowledged: Iterable<number>,
  emails: readonly string[],
): { lost: number; double: number } {
  const stored = new Set(emails)
  const lost = [...acknowledged].filter((number) => !stored.has(`ana${number}@example.com`)).length
  return { lost, double: emails.length - stored.size }
}

/** The e-mail address of every stored message, by which rows are recognised; closes the store. */
export async function storedEmails(store: Store): Promise<string[]> {
  const messages = await store.messages.all()
  await store.close()
  return messages.map(({ email }) => email ?? '')
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
