import { writeFile } from 'node:fs/promises'
import { build, type Rolldown } from 'vite'

/** The oldest browsers in which the whole site works (docs/decisions/016-engines.md), in the build tools' notation. */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox115', 'ios16.4', 'safari16.4']

/**
 * Targets for style sheets: still older browsers, which show the pages without scripts, also get the layout for their
 * width.
 */
export const oldestReaders = [...oldestBrowsers, 'safari15']

/** The newest ECMAScript edition that all `oldestBrowsers` support. */
export const newestSyntax = 2022

/** Compiles a module with its imports into one minified script for the site's browsers. In: the module's file. */
export async function compiledScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  return codeOf(built, file)
}

function codeOf(built: Awaited<ReturnType<typeof build>>, file: string): string {
  if ('close' in built) throw new Error(`${file}: the build watches; expected it to end`)
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(built) ? built : [built]
  const code = outputs.flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : [])))
  const [script, ...others] = code
  if (script === undefined || others.length > 0)
    throw new Error(`${file}: ${code.length} files were built; expected one`)
  return script.trim()
}

/** Compiles the service worker into a file, still without the facts of a release (service-worker.ts). */
export async function writeWorkerCode(file: string): Promise<void> {
  await writeFile(file, await compiledScript('app/browser/service-worker.ts'))
}
