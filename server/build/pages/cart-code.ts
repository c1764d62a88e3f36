import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Parts of the cart, and the menu, which are loaded when they are first used. */
const loadedLate = ['cart-drawer', 'stored-cart', 'renew-cart', 'mobile-menu']

/**
 * The addresses of all code that the cart's page and drawer need; the service worker stores it, so that they work
 * offline. In: the paths of the built files. Throws when the file of one of the late parts is not among them.
 */
export async function cartCode(clientFolder: string, files: readonly string[]): Promise<string[]> {
  const html = await readFile(join(clientFolder, 'carrinho/index.html'), 'utf8')
  const found = new Set([...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(([, address = '']) => address))
  for (const name of loadedLate) {
    const file = files.find((path) => new RegExp(`^assets/${name}-[\\w-]+\\.js$`).test(path))
    if (!file) throw new Error(`service worker: no assets/${name}-….js in ${clientFolder}; expected the cart's code`)
    found.add(`/${file}`)
  }
  for (const address of found) {
    const code = await readFile(join(clientFolder, address), 'utf8')
    for (const [, file = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(`/assets/${file}`)
  }
  return [...found]
}
