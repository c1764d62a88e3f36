import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { paths } from '#app/paths.ts'
import type { BuildFacts } from '#app/browser/service-worker/worker-scope.ts'
import { cartCode } from './cart-code.ts'

const entry = 'app/browser/service-worker/worker.ts'

/** Once the pages are built: writes the service worker that belongs to them into the built site. */
export async function writeServiceWorker(clientFolder: string): Promise<void> {
  const facts = await factsOf(clientFolder)
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { buildFacts: JSON.stringify(facts) },
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  await writeFile(join(clientFolder, 'service-worker.js'), codeOf(built))
}

async function factsOf(clientFolder: string): Promise<BuildFacts> {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(clientFolder.length + 1))
    .toSorted()
  const styles = files.find((file) => /^assets\/app-.*\.css$/.test(file))
  if (!styles) throw new Error(`service worker: no assets/app-….css in ${clientFolder}; expected the build's stylesheet`)
  const cart = await cartCode(clientFolder, files)
  const ahead = [paths.cart, `/${styles}`, ...cart]
  return { version: await versionOf(clientFolder, files), ahead, styles: `/${styles}` }
}

/** Pages name all code and drawings by their content, so their HTML changes with anything that a visitor gets. */
async function versionOf(clientFolder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files.filter((name) => name.endsWith('.html'))) hash.update(await readFile(join(clientFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

function codeOf(built: Awaited<ReturnType<typeof build>>): string {
  if ('close' in built) throw new Error('service worker: the build watches; expected it to end')
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(built) ? built : [built]
  const code = outputs.flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : [])))
  const [only, ...others] = code
  if (only === undefined || others.length > 0) throw new Error(`service worker: ${code.length} files were built; expected one`)
  return only
}
