import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '#domain/pages/paths.ts'
import type { BuildFacts } from '#domain/pages/worker-facts.ts'
import { cartCode } from './cart-code.ts'

/**
 * Writes the service worker into the release, after the pages. In: the folder of the built code, and a version that
 * changes with anything that pages are made of.
 */
export async function writeServiceWorker(code: string, clientFolder: string, version: string): Promise<void> {
  const facts = await factsOf(clientFolder, version)
  const worker = await readFile(join(code, 'worker.js'), 'utf8')
  await writeFile(join(clientFolder, 'service-worker.js'), `const buildFacts=${JSON.stringify(facts)};\n${worker}`)
}

async function factsOf(clientFolder: string, version: string): Promise<BuildFacts> {
  const files = (await readdir(join(clientFolder, 'assets'))).toSorted().map((name) => `assets/${name}`)
  const styles = files.find((file) => /^assets\/app-.*\.css$/.test(file))
  if (!styles)
    throw new Error(`service worker: no assets/app-….css in ${clientFolder}; expected the build's stylesheet`)
  const cart = await cartCode(clientFolder, files)
  return { version, ahead: [paths.cart, `/${styles}`, ...cart], styles: `/${styles}` }
}
