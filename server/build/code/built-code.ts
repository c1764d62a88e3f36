import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { colourRules, type Colours } from '#domain/shop/colours.ts'
import { contentKey } from '#server/build/content-hash.ts'
import { isCached } from '#server/build/cache/cached-file.ts'

/**
 * The code of browser and server as it is built, kept for as long as neither the sources nor the shop's colours, which stand in the
 * style sheet, change. In: the sources' digest and the shop's colours. Out: the folder, with `client`, `server` and `worker.js`
 * in it; its name stands for all of it.
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
      // Another build was faster.
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
  // What stands beside it may fail and end the build.
  const stop = () => void compiler.kill()
  process.once('exit', stop)
  const [status] = await once(compiler, 'exit')
  process.off('exit', stop)
  if (status !== 0) throw new Error(`The code could not be built: react-router build ended with ${String(status)}`)
  await forgetFolder(join(folder, 'server/index.js'), folder)
}

/** The server's code names the folder that it was built in, which nothing reads: without it the same sources make the same bytes. */
async function forgetFolder(file: string, folder: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  await writeFile(file, code.replaceAll(relative('.', folder), 'release'))
}
