import { build, type Rolldown } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

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
  const [only, ...others] = code
  if (only === undefined || others.length > 0) throw new Error(`${file}: ${code.length} files were built; expected one`)
  return only.trim()
}
