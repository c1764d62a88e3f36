import { availableParallelism } from 'node:os'

const concurrency = availableParallelism() * 4

/** Runs a function for each item, four at a time per core: open files are limited. Rejects with the first failure. */
export async function mapConcurrently<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
