import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What visitors saw. */
export interface Visits {
  times: number[]
  /** Answers other than 200 and requests without an answer. */
  errors: string[]
  stop: () => Promise<void>
}

/** Pages and files as a visit asks for them; one in thirty has to be rendered. */
const paths = [
  '/',
  '/contato',
  '/acessorios-componentes',
  '/categoria/cabos-de-ecg',
  '/produto/cabo-ecg-ge-aha',
  '/produto/1',
  '/blog',
  '/carrinho',
  '/equipamentos',
  '/favicon.svg',
]
const rendered = '/acessorios-componentes?search=cabo+ecg'

/** Keeps connections open, on each of which a visitor asks for a page and then reads for up to a second. */
export function startVisitors(url: string, connections: number): Visits {
  // A browser keeps its connection while its visitor reads, but the agent would close all but 256 idle ones.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
  const stopping = new AbortController()
  const visits: Visits = { times: [], errors: [], stop: async () => {} }

  async function visit(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(Math.random() * 1000)
      const path = Math.random() < 1 / 30 ? rendered : (paths[Math.floor(Math.random() * paths.length)] ?? '/')
      const before = performance.now()
      const outcome = await ask(`${url}${path}`, agent)
      if (outcome === 200) visits.times.push(performance.now() - before)
      else visits.errors.push(`${path}: ${outcome}`)
    }
  }

  const visiting = Promise.all(Array.from({ length: connections }, visit))
  visits.stop = async () => {
    stopping.abort()
    await visiting
    agent.destroy()
  }
  return visits
}

function ask(address: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(address, { agent, headers: { 'Accept-Encoding': 'br' }, timeout: 30_000 }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', (error) => resolve(error.message))
    })
    request.on('timeout', () => request.destroy(new Error('no answer in 30 s')))
    request.on('error', (error) => resolve(error.message))
  })
}
