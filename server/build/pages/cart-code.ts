import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Code that is loaded when the cart is first used, in addition to its page's own. */
const loadedLate = ['cart-drawer', 'stored-cart', 'renew-cart', 'mobile-menu']

/**
 * The addresses of all code that the cart's page and drawer run; the service worker stores it, so that they work
 * without a connection. In: the built files below the folder. Throws when the build no longer has one of them.
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
