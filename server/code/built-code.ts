import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runMain } from '#server/setup-error.ts'
import { builtFolder } from './built-folder.ts'

/** The files of which the application is compiled; nothing of a shop's content is among them. */
const sources = ['{app,domain,drawings,server}/**/*.{ts,tsx,css,woff2}', '*.config.ts', 'tsconfig*.json']

export type BuiltCode = Awaited<ReturnType<typeof builtCode>>

/** The application's code; it is built if its sources have changed. */
export async function builtCode() {
  const folder = await builtFolder('site', sources, compile)
  const client = join(folder, 'client')
  const [styles] = globSync('assets/app-*.css', { cwd: client })
  if (styles === undefined) throw new Error(`${client} has no assets/app-….css; expected the pages' style sheet`)
  return {
    client,
    server: join(folder, 'server/index.js'),
    styles: `/${styles}`,
    /** The service worker's code, still without the shop's facts. */
    worker: join(folder, 'worker.js'),
  }
}

async function compile(folder: string): Promise<void> {
  const compiler = spawn(process.execPath, ['node_modules/.bin/react-router', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', CODE_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = await once(compiler, 'exit')
  if (status !== 0) throw new Error(`The code could not be built: react-router build ended with ${String(status)}`)
  const client = join(folder, 'client')
  const texts = globSync('**/*.{js,css,svg}', { cwd: client })
  await Promise.all(texts.map((file) => writeCompressed(join(client, file))))
}

/** Writes compressed copies beside a file, at the best quality, because it is done once and sent for a year. */
async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

if (import.meta.main) await runMain(async () => console.log(`The code is in ${(await builtCode()).client}`))
