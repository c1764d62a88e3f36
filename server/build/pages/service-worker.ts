import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '#domain/pages/paths.ts'
import type { BuildFacts } from '#domain/pages/worker-facts.ts'
import { cartCode } from './cart-code.ts'

/**
 * Writes the service worker into the release, after the pages. In: the folder of the built code, a version that changes
 * with anything that pages are made of, and the shop's name.
 */
export async function writeServiceWorker(
  code: string,
  clientFolder: string,
  shop: Pick<BuildFacts, 'version' | 'brandName'>,
): Promise<void> {
  const facts: BuildFacts = { ...shop, ...(await filesOf(clientFolder)) }
  const worker = await readFile(join(code, 'worker.js'), 'utf8')
  await writeFile(join(clientFolder, 'service-worker.js'), `const buildFacts=${JSON.stringify(facts)};\n${worker}`)
}

async function filesOf(clientFolder: string): Promise<Pick<BuildFacts, 'ahead' | 'styles'>> {
  const files = (await readdir(join(clientFolder, 'assets'))).toSorted().map((name) => `assets/${name}`)
  const styles = files.find((file) => /^assets\/app-.*\.css$/.test(file))
  if (!styles)
    throw new Error(`service worker: no assets/app-….css in ${clientFolder}; expected the build's stylesheet`)
  const cart = await cartCode(clientFolder, files)
  return { ahead: [paths.cart, `/${styles}`, ...cart], styles: `/${styles}` }
}
