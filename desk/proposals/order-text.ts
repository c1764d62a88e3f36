import { randomUUID } from 'node:crypto'
import { serialize } from 'node:v8'
import { Refusal } from '#desk/http/routes.ts'
import { maximumLines, withinLimits } from '#domain/order-list/limits.ts'
import type { ProposalLine } from '#domain/proposal/proposal-line.ts'
import { maximumProposalLines } from '#domain/proposal/proposal.ts'
import { limitedThread, ThreadLimit } from '#server/limited-thread.ts'
import { derived } from '#server/shop/derived.ts'
import { orderSource, searchSource } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type read from './order-thread.ts'

type ReadTask = Parameters<typeof read>[0]

/** The catalogue's codes and search for the thread that reads texts, serialized once for each version of the shop. */
const readingSource = derived((shop: Shop): ReadTask['source'] => {
  const bytes = serialize({ order: orderSource(shop), search: searchSource(shop) })
  const data = new SharedArrayBuffer(bytes.length)
  new Uint8Array(data).set(bytes)
  return { key: randomUUID(), data }
})

/** Reads in a thread, within 10 s: 200 lines need a second, and a new thread one or two before the first line. */
const readInThread = limitedThread<typeof read>('desk/proposals/order-thread.ts', {
  maximumMilliseconds: 10_000,
  idleMilliseconds: 10 * 60 * 1000,
})

/**
 * Reads a text's lines in a thread, so that it cannot hold up the desk. In: the version of the proposal to which they
 * are added, for their ids. Throws a Refusal for a too long text.
 */
export async function linesOfText(text: string, shop: Shop, version = 0): Promise<ProposalLine[]> {
  if (withinLimits(text).unreadText !== '') throw tooLong()
  const lines = await readInThread({ source: readingSource(shop), text, version }).catch((error: unknown) => {
    throw error instanceof ThreadLimit ? tooLong() : error
  })
  if (lines.length > maximumProposalLines) throw tooLong()
  return lines
}

/** Starts the thread, so that it is ready when a text is pasted; a failure shows itself when that text is read. */
export function prepareReading(shop: Shop): void {
  void linesOfText('', shop).catch(() => undefined)
}

const tooLong = () => new Refusal('too-many', 413, tooLongText)
export const tooLongText = `Até ${maximumLines} linhas, 60.000 caracteres e ${maximumProposalLines} itens são lidos de uma vez: faça duas propostas.`
