import { setTimeout as sleep } from 'node:timers/promises'
import { post } from './running-server.ts'
import { sampleContact } from './sample-rows.ts'
import type { SpawnedServer } from './spawned-server.ts'

/** How a round ended: which rows were acknowledged, and how many requests got no answer. */
export interface Round {
  acknowledged: number[]
  unanswered: number
}

interface RoundOptions {
  writers: number
  /** The server is killed after this number of acknowledged rows and milliseconds. */
  rows: number
  milliseconds: number
  /** Gives every row of all rounds its own number. */
  nextNumber: () => number
}

/** Lets writers post as fast as they can, then kills the server while they post. */
export async function killRound(
  server: SpawnedServer,
  { writers, rows, milliseconds, nextNumber }: RoundOptions,
): Promise<Round> {
  const round: Round = { acknowledged: [], unanswered: 0 }
  const killed = new AbortController()
  const write = async () => {
    while (!killed.signal.aborted) {
      const number = nextNumber()
      try {
        const response = await post(`${server.url}/rest/v1/contacts`, sampleContact(number))
        if (response.status === 201) round.acknowledged.push(number)
        await response.arrayBuffer()
      } catch {
        round.unanswered += 1
      }
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  while (round.acknowledged.length < rows) await sleep(1)
  await sleep(milliseconds)
  const ended = server.end('SIGKILL')
  killed.abort()
  await Promise.all([ended, writing])
  return round
}
