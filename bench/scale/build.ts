import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The cost of a build with an empty cache, and after one product changed. */
export interface Built {
  fresh: Effort
  changed: Effort
}

interface Effort {
  seconds: number
  /**
   * Processor seconds of all processes that the build starts; more reliable than elapsed time on a machine that others
   * use.
   */
  processor: number
  /** The most memory, in bytes. */
  memory: number
}

const product = 'content/products/cabo-ecg-ge-aha.yaml'

/**
 * Builds the copy in `folder` into build/current, and again after a product's name has changed. Throws when a build
 * fails.
 */
export async function build(folder: string): Promise<Built> {
  const fresh = await buildOnce(folder, 'build/current')
  const file = join(folder, product)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^name: .*/m, '$& II'))
  const changed = await buildOnce(folder, 'build/changed')
  return { fresh, changed }
}

async function buildOnce(folder: string, release: string): Promise<Effort> {
  const peak = join(folder, 'build.peak')
  await mkdir(join(folder, release), { recursive: true })
  const start = performance.now()
  const before = await processorSeconds()
  const program = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'peak-memory.ts'), 'server/build/build.ts', 'bench'],
    {
      cwd: folder,
      env: {
        ...process.env,
        RELEASE_DIR: release,
        PEAK_FILE: peak,
        // script/build has the same settings.
        NODE_COMPILE_CACHE: '.cache/compiled',
        MALLOC_ARENA_MAX: '2',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code] = await once(program, 'exit')
  if (code !== 0) throw new Error(`bench/scale: the build into ${release} ended with ${String(code)}`)
  return {
    seconds: (performance.now() - start) / 1000,
    processor: (await processorSeconds()) - before,
    memory: Number(await readFile(peak, 'utf8')),
  }
}

/**
 * The processor time of this process's children that have ended, which Linux counts in hundredths (proc(5): cutime,
 * cstime).
 */
async function processorSeconds(): Promise<number> {
  const told = (await readFile('/proc/self/stat', 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(told[13]) + Number(told[14])) / 100
}
