import { Agent, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { testKey } from '#tests/server/support/running-server.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'

export const kinds = ['page', 'file', 'post', 'search'] as const
export type Kind = (typeof kinds)[number]

/** Milliseconds of each answer, by what was asked for. */
export interface VisitTimes extends Record<Kind, number[]> {
  errors: string[]
}

let number = 0

/**
 * One visitor after the other, about thirty a second: each asks for a page and a file and posts a row, and one in five
 * sends a search of their own.
 */
export async function measureVisitor(url: string, seconds: number): Promise<VisitTimes> {
  const times: VisitTimes = { page: [], file: [], post: [], search: [], errors: [] }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    number += 1
    const visitor = openVisitor(url, number)
    const asks = {
      page: { path: '/contato' },
      file: { path: '/favicon.svg' },
      post: { path: '/rest/v1/contacts', row: sampleContact(number) },
      ...(number % 5 === 0 && { search: { path: `/acessorios-componentes?search=cabo+${number}` } }),
    }
    for (const [kind, asked] of Object.entries(asks) as [Kind, Asked][]) {
      const before = performance.now()
      const status = await ask(url, { ...asked, ...visitor })
      if (status === 200 || status === 201) times[kind].push(performance.now() - before)
      else times.errors.push(`${asked.path.replace(/\d+/, 'N')}: ${status}`)
    }
    visitor.agent.destroy()
    await sleep(20)
  }
  return times
}

/** Each visit has an address of its own: the connection's, or behind a proxy the forwarded one. */
function openVisitor(url: string, visitor: number): Visitor {
  const house = `${(visitor >> 8) % 256}.${visitor % 256}`
  const headers = { 'Accept-Encoding': 'br' }
  return url.startsWith('https')
    ? { agent: new TlsAgent({ keepAlive: true }), headers: { ...headers, 'X-Forwarded-For': `203.0.${house}` } }
    : { agent: new Agent({ keepAlive: true, localAddress: `127.1.${house}` }), headers }
}

interface Visitor {
  agent: Agent
  headers: Record<string, string>
}

interface Asked {
  path: string
  row?: object
}

function ask(url: string, { path, row, headers, agent }: Asked & Visitor) {
  const request = url.startsWith('https') ? tlsRequest : plainRequest
  const posting = row && { apikey: testKey, 'Content-Type': 'application/json', 'X-Form-Opened': '9000' }
  return new Promise<number | string>((resolve) => {
    const sent = request(
      url + path,
      { agent, method: row ? 'POST' : 'GET', headers: { ...headers, ...posting }, rejectUnauthorized: false },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', (error) => resolve(error.message))
      },
    )
    sent.setTimeout(30_000, () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('error', (error) => resolve(error.message))
    sent.end(row && JSON.stringify(row))
  })
}
