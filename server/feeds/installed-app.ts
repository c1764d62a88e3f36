import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildFacts } from '#domain/pages/build-facts.ts'
import { paths } from '#domain/pages/paths.ts'
import type { PublicBrand } from '#domain/shop/brand.ts'
import type { Colours } from '#domain/shop/colours.ts'
import type { BuiltCode } from '#server/code/built-code.ts'
import { contentHash } from '#server/digest.ts'
import { iconWidths } from '#server/pictures/brand-pictures.ts'
import type { Shop } from '#server/shop/shop.ts'

type ManifestSource = { brand: Pick<PublicBrand, 'name' | 'description'>; colours: Colours }

/** The web app manifest. */
export const manifestText = ({ brand, colours }: ManifestSource): string =>
  JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colours.light.sheet,
    theme_color: colours.light.sheet,
    icons,
    shortcuts: [
      { name: 'Acessórios e componentes', url: paths.accessories },
      { name: 'Carrinho', url: paths.cart },
    ],
  })

const icons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  ...Object.entries(iconWidths)
    .filter(([address]) => address.startsWith('/icons/'))
    .map(([src, width]) => ({ src, type: 'image/png', sizes: `${width}x${width}` })),
]

/** The entries of the cart's code for offline use, with the parts that are loaded when they are first used. */
const offlineChunks = ['entry.client', 'root', 'cart', 'cart-drawer', 'renew-cart']

/** Makes the function that writes a shop's service worker. In: the bundled code. Throws without the cart's code. */
export function serviceWorkerOf({ client, styles, worker }: BuiltCode): (shop: Shop) => string {
  const prefetchedFiles = [paths.cart, styles, ...cartCode(client)]
  const code = readFileSync(worker, 'utf8')
  return (shop) => {
    const version = contentHash(code, JSON.stringify(prefetchedFiles), String(shop.version))
    const facts: BuildFacts = { version, brandName: shop.brand.name, prefetchedFiles, styles }
    return `const buildFacts=${JSON.stringify(facts)};\n${code}`
  }
}

function cartCode(client: string): string[] {
  const assets = readdirSync(join(client, 'assets')).toSorted()
  const needed = new Set<string>()
  for (const name of [...offlineChunks, 'manifest']) {
    const pattern = new RegExp(`^${name.replace('.', '\\.')}-[\\w-]{8}\\.js$`)
    const file = assets.find((asset) => pattern.test(asset))
    if (!file) throw new Error(`service worker: no assets/${name}-….js in ${client}; expected the cart's code`)
    needed.add(file)
  }
  // The set grows while it is walked: a loop over a set also reaches what is added on the way.
  for (const file of needed) {
    // The manifest names the code of every page; only what other files import belongs to the cart.
    if (file.startsWith('manifest-')) continue
    const code = readFileSync(join(client, 'assets', file), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      needed.add(imported)
  }
  return [...needed].map((file) => `/assets/${file}`)
}
