import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Compressed bytes of pages as they are served, the server's memory in bytes, and the time of pages that were not
 * built.
 */
export interface Served {
  bytes: { home: number; list: number; product: number }
  memory: number
  /** Milliseconds at the 95th percentile, for two requests of each page; undefined where every page was built. */
  onDemand: { first: number; again: number } | undefined
}

const port = 4320
const real = '/produto/cabo-ecg-ge-aha'

/**
 * Serves the built copy in `folder` and measures it. In: ids of products whose pages were not built. The first start
 * after an upgrade compiles the server's code; the measured start is a second one, which finds it compiled.
 */
export async function serve(folder: string, unbuilt: readonly string[]): Promise<Served> {
  await stop(await startServer(folder))
  const server = await startServer(folder)
  try {
    const bytes = { home: await page('/'), list: await page('/acessorios-componentes'), product: await page(real) }
    const onDemand = unbuilt.length > 0 ? { first: await slow(unbuilt), again: await slow(unbuilt) } : undefined
    await page('/acessorios-componentes?marca=philips')
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return { bytes, memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024, onDemand }
  } finally {
    await stop(server)
  }
}

/** Starts the server as script/server does, and resolves once it is ready. */
async function startServer(folder: string): Promise<ChildProcess> {
  const forMemory = { NODE_COMPILE_CACHE: '.cache/compiled', MALLOC_ARENA_MAX: '2' }
  const server = spawn(process.execPath, ['--max-semi-space-size=2', '--expose-gc', 'server/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...forMemory, PORT: String(port), DATA_DIR: join(folder, 'data') },
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
    const time = performance.now() - start
    times.push(time)
    // One visitor may take only a quarter of the rendering time, so the next request waits.
    await setTimeout(4 * time)
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
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (part: Buffer) => (size += part.length))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200 ? resolve(size) : reject(new Error(`${path}: ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}
