import { writeFile } from 'node:fs/promises'
import { build, type Rolldown } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

const entry = 'app/browser/service-worker/worker.ts'

/** Builds the service worker's code, without the facts of the release that it will serve (service-worker.ts), into a file. */
export async function writeWorkerCode(file: string): Promise<void> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  await writeFile(file, codeOf(built))
}

function codeOf(built: Awaited<ReturnType<typeof build>>): string {
  if ('close' in built) throw new Error('service worker: the build watches; expected it to end')
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(built) ? built : [built]
  const code = outputs.flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : [])))
  const [only, ...others] = code
  if (only === undefined || others.length > 0)
    throw new Error(`service worker: ${code.length} files were built; expected one`)
  return only
}
