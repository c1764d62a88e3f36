import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'

/** Compressed bytes of pages as they are served, the server's memory in bytes, and how long a page takes that was not built, in ms. */
export interface Served {
  bytes: { home: number; list: number; product: number }
  memory: number
  /** Undefined where every page was built. */
  onDemand: { first: number; again: number } | undefined
}

const port = 4320
const real = '/produto/cabo-ecg-ge-aha'

/** Serves the built copy in `folder` and measures it. `last` is the id of its last product, when it has generated ones. */
export async function serve(folder: string, last: string | undefined): Promise<Served> {
  // As script/server has it.
  const forMemory = { NODE_COMPILE_CACHE: '.cache/compiled', MALLOC_ARENA_MAX: '2' }
  const server = spawn(process.execPath, ['--max-semi-space-size=2', '--expose-gc', 'server/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...forMemory, PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilReady()
    const bytes = { home: await page('/'), list: await page('/acessorios-componentes'), product: await page(real) }
    const timed = async (path: string) => {
      const start = performance.now()
      await page(path)
      return performance.now() - start
    }
    const onDemand = last
      ? { first: await timed(`/produto/${last}`), again: await timed(`/produto/${last}`) }
      : undefined
    await page('/acessorios-componentes?marca=philips')
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return { bytes, memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024, onDemand }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await page('/healthz').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('bench/scale: the server was not ready within 30 s')
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
