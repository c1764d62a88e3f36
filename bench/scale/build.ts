import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What building took: seconds with nothing kept and seconds after one product changed; the most memory of both in bytes. */
export interface Built {
  fresh: number
  changed: number
  memory: number
}

const product = 'content/products/cabo-ecg-ge-aha.yaml'

/** Builds the copy in `folder` into build/current, and once more after a product's name has changed. Throws when one fails. */
export async function build(folder: string): Promise<Built> {
  const fresh = await buildOnce(folder, 'build/current')
  const file = join(folder, product)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^name: .*/m, '$& II'))
  const changed = await buildOnce(folder, 'build/changed')
  return { fresh: fresh.seconds, changed: changed.seconds, memory: Math.max(fresh.memory, changed.memory) }
}

async function buildOnce(folder: string, release: string): Promise<{ seconds: number; memory: number }> {
  const peak = join(folder, 'build.peak')
  await mkdir(join(folder, release), { recursive: true })
  const start = performance.now()
  const program = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'peak-memory.ts'), 'server/build/build.ts', 'bench'],
    {
      cwd: folder,
      env: {
        ...process.env,
        RELEASE_DIR: release,
        PEAK_FILE: peak,
        NODE_OPTIONS: '--max-old-space-size=12000',
        // As script/build has it.
        NODE_COMPILE_CACHE: '.cache/compiled',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code] = await once(program, 'exit')
  if (code !== 0) throw new Error(`bench/scale: the build into ${release} ended with ${String(code)}`)
  return { seconds: (performance.now() - start) / 1000, memory: Number(await readFile(peak, 'utf8')) }
}
