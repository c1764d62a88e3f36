import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What serving a shop takes. */
export interface Served {
  /** Milliseconds from the start of the process until it says that it is ready. */
  ready: number
  /** Compressed bytes of pages. */
  bytes: { home: number; list: number; product: number }
  /** Resident bytes of the server with its threads. */
  memory: number
  /** Milliseconds at the 95th percentile of products' pages, asked for twice; undefined without such pages. */
  pages: { first: number; again: number } | undefined
}

const port = 4320
const real = '/produto/cabo-ecg-ge-aha'

/** Serves the shop in `folder` and measures it. In: ids of the products whose pages are asked for. */
export async function serve(folder: string, ids: readonly string[]): Promise<Served> {
  const start = performance.now()
  const server = await startServer(folder)
  const ready = performance.now() - start
  try {
    const bytes = { home: await page('/'), list: await page('/acessorios-componentes'), product: await page(real) }
    const pages = ids.length > 0 ? { first: await slow(ids), again: await slow(ids) } : undefined
    await page('/acessorios-componentes?marca=philips')
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return { ready, bytes, memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024, pages }
  } finally {
    await stop(server)
  }
}

/** Starts the server and resolves once it is ready. */
async function startServer(folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, SITE_DIR: folder, PORT: String(port), DATA_DIR: resolve(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(server)
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Milliseconds at the 95th percentile for the pages of these products, requested one after the other. */
async function slow(ids: readonly string[]): Promise<number> {
  const times = []
  for (const id of ids) {
    const start = performance.now()
    await page(`/produto/${id}`)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

async function untilReady(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200 && server.exitCode === null; tries += 1) {
    const isReady = await page('/healthz').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await setTimeout(100)
  }
  server.kill('SIGKILL')
  throw new Error('bench/scale: the server ended, or was not ready within 2 min')
}

/** Bytes of a page's body over the wire. */
function page(path: string): Promise<number> {
  return new Promise((answer, reject) => {
    get({ port, path, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (part: Buffer) => (size += part.length))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200 ? answer(size) : reject(new Error(`${path}: ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}
