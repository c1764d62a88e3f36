import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { colourRules, type Colours } from '#domain/shop/colours.ts'
import { contentKey } from '#server/build/content-hash.ts'
import { isCached } from '#server/build/cache/cached-file.ts'

/**
 * The built code of browser and server, cached by the sources and the shop's colours, which the style sheet contains.
 * In: the sources' digest and the colours. Out: a folder with `client`, `server` and `worker.js`; its name changes with
 * its content.
 */
export async function builtCode(
  sources: string,
  { colours, cacheFolder }: { colours: Colours; cacheFolder: string },
): Promise<string> {
  const rules = colourRules(colours)
  const folder = resolve(cacheFolder, 'code', contentKey(sources, rules))
  if (isCached(folder)) return folder
  const unfinished = join(dirname(folder), `${basename(folder)}.${process.pid}`)
  try {
    await compileCode(unfinished, rules)
    await rename(unfinished, folder).catch((error: unknown) => {
      // Another build has made the folder first.
      if (!isCached(folder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

async function compileCode(folder: string, rules: string): Promise<void> {
  const compiler = spawn(process.execPath, ['node_modules/.bin/react-router', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', CODE_DIR: folder, COLOUR_RULES: rules },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Stops the compiler if another part of the build fails and ends the process.
  const stop = () => void compiler.kill()
  process.once('exit', stop)
  const [status] = await once(compiler, 'exit')
  process.off('exit', stop)
  if (status !== 0) throw new Error(`The code could not be built: react-router build ended with ${String(status)}`)
  await forgetFolder(join(folder, 'server/index.js'), folder)
}

/**
 * Replaces the path of the build folder in the server's code, where nothing reads it, so that the same sources give the
 * same bytes.
 */
async function forgetFolder(file: string, folder: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  await writeFile(file, code.replaceAll(relative('.', folder), 'release'))
}
