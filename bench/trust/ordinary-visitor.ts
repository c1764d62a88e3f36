import { Agent, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { testKey } from '#tests/server/support/running-server.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'

/** Milliseconds of each answer, by what was asked for. */
export interface VisitTimes extends Record<'page' | 'file' | 'post' | 'search', number[]> {
  errors: string[]
}

let number = 0

/** One visitor at a time, each second about twenty times: a page, a file, a post, and a search of their own. */
export async function measureVisitor(url: string, seconds: number): Promise<VisitTimes> {
  const times: VisitTimes = { page: [], file: [], post: [], search: [], errors: [] }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    number += 1
    // Each comes anew, as from another house.
    const headers = { 'X-Forwarded-For': `203.0.${(number >> 8) % 256}.${number % 256}`, 'Accept-Encoding': 'br' }
    const agent = url.startsWith('https') ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
    const asks = {
      page: { path: '/contato' },
      file: { path: '/favicon.svg' },
      post: { path: '/rest/v1/contacts', row: sampleContact(number) },
      search: { path: `/acessorios-componentes?search=cabo+${number}` },
    }
    for (const [kind, asked] of Object.entries(asks) as [keyof typeof asks, Asked][]) {
      const before = performance.now()
      const status = await ask(url, { ...asked, headers, agent })
      if (status === 200 || status === 201) times[kind].push(performance.now() - before)
      else times.errors.push(`${asked.path.replace(/\d+/, 'N')}: ${status}`)
    }
    agent.destroy()
    await sleep(30)
  }
  return times
}

interface Asked {
  path: string
  row?: object
}

function ask(url: string, { path, row, headers, agent }: Asked & { headers: Record<string, string>; agent: Agent }) {
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
