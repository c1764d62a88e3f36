import { createHash } from 'node:crypto'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '#server/failure.ts'
import { percentile, report } from './verdict.ts'

/** The observations of readers who request pages with all their files. */
interface Seen {
  times: number[]
  failures: string[]
  missing: string[]
  misfits: string[]
  /** Requests that were repeated because a kept connection had ended; browsers and nginx do so too. */
  repeated: number
  /** The number of pages of each release, identified by style sheet and entry script. */
  versions: Map<string, number>
}

const fixed = [
  '/',
  '/contato',
  '/equipamentos',
  '/acessorios-componentes',
  '/blog',
  '/carrinho',
  '/manutencao-preventiva',
]
const rendered = [
  '/acessorios-componentes?search=cabo+ecg',
  '/acessorios-componentes?search=sensor',
  '/blog?search=ecg',
]

/** Reads fifty pages repeatedly, a number of them per second, each with its scripts, styles and data. */
export function startReaders(url: string, perSecond: number): { stop: () => Promise<Seen> } {
  const seen: Seen = { times: [], failures: [], missing: [], misfits: [], repeated: 0, versions: new Map() }
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  const stopping = new AbortController()
  const reading = new Set<Promise<void>>()

  const ask = (path: string) => asked(url + path, agent, () => (seen.repeated += 1))

  async function read(path: string): Promise<void> {
    const before = performance.now()
    const page = await ask(path)
    if (page.status !== 200) return void seen.failures.push(`${path}: ${page.status}`)
    seen.times.push(performance.now() - before)
    if (!fits(page)) seen.misfits.push(path)
    // A browser requests a page's files a little later, when the release may have changed.
    await sleep(Math.random() * 1500)
    const files = filesOf(page.body)
    const version = files.find((file) => file.endsWith('.css')) + (files.find((file) => /entry|shell/.test(file)) ?? '')
    seen.versions.set(version, (seen.versions.get(version) ?? 0) + 1)
    for (const file of files) {
      const { status } = await ask(file)
      if (status !== 200) seen.missing.push(`${path} → ${file}: ${status}`)
    }
  }

  const running = (async () => {
    const pages = [...fixed, ...rendered, ...(await productPages(url, agent))].slice(0, 50)
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const each = read(pages[index % pages.length] ?? '/')
      reading.add(each)
      void each.finally(() => reading.delete(each))
      await sleep(1000 / perSecond)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
      await Promise.all(reading)
      agent.destroy()
      return seen
    },
  }
}

/** Prints what readers saw; none of it may have failed. */
export function reportSeen(seen: Seen): void {
  report('pages read', seen.times.length)
  report('pages of each release seen', [...seen.versions.values()].join(', '))
  report('page p50, p99 ms', [0.5, 0.99].map((share) => Math.round(percentile(seen.times, share))).join(', '))
  report('asked again on another connection', seen.repeated)
  report('failed requests', seen.failures.length, 0)
  report('pages whose scripts or styles do not exist', seen.missing.length, 0)
  report('pages whose policy does not fit their scripts', seen.misfits.length, 0)
  for (const fault of new Set([...seen.failures, ...seen.missing, ...seen.misfits])) console.log(`  ${fault}`)
}

/** Requests an address. Out: the answer; of a failed request an answer whose status is the error's text. */
async function asked(url: string, agent: Agent, onRepeat: () => void) {
  const failed = (error: unknown) => ({ status: String(error), headers: {}, body: '' })
  try {
    return await fetched(url, agent)
  } catch (error) {
    if (!(error instanceof EndedConnection)) return failed(error)
    onRepeat()
    return fetched(url, agent).catch(failed)
  }
}

/** Thrown when a kept connection had ended before the request arrived. */
class EndedConnection extends Error {}

/** The scripts and styles that a page names. */
function filesOf(body: string): string[] {
  return [...new Set([...body.matchAll(/["'](\/assets\/[\w.-]+\.(?:js|css))["']/g)].map(([, file = '']) => file))]
}

/** Whether the policy names every inline script of the page, by its hash. */
function fits({ headers, body }: { headers: IncomingHttpHeaders; body: string }): boolean {
  const policy = String(headers['content-security-policy'] ?? '')
  return [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].every(([, attributes = '', code = '']) => {
    // An empty script runs nothing, so the policy need not allow it.
    if (code === '' || /\bsrc=|type="application\//.test(attributes)) return true
    return policy.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  })
}

async function productPages(url: string, agent: Agent): Promise<string[]> {
  const { body } = await fetched(`${url}/acessorios-componentes`, agent)
  return [...new Set([...body.matchAll(/href="(\/produto\/[\w-]+)"/g)].map(([, path = '']) => path))]
}

function fetched(address: string, agent: Agent) {
  return new Promise<{ status: number | string; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = get(address, { agent, timeout: 30_000 }, (response) => {
      response
        .toArray()
        .then((chunks: Buffer[]) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        .catch(reject)
    })
    request.on('timeout', () => request.destroy(new Error('no answer in 30 s')))
    request.on('error', (error) =>
      reject(request.reusedSocket && codeOf(error) === 'ECONNRESET' ? new EndedConnection() : error),
    )
  })
}
