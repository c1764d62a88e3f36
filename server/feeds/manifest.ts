import { paths } from '#domain/pages/paths.ts'
import type { PublicBrand } from '#domain/brand.ts'
import type { Colours } from '#domain/shop/colours.ts'

interface Company {
  brand: Pick<PublicBrand, 'name' | 'description'>
  colours: Colours
}

/** The web app manifest. In: the paths of the icons; a PNG's name ends in its size (`icon-192.png`). */
export function manifest({ brand, colours }: Company, icons: readonly string[]): string {
  return JSON.stringify({
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
    icons: icons.map(icon),
    shortcuts: [
      { name: 'Acessórios e componentes', url: paths.accessories },
      { name: 'Carrinho', url: paths.cart },
    ],
  })
}

function icon(src: string) {
  const size = /-(\d+)\.png$/.exec(src)?.[1]
  return size ? { src, type: 'image/png', sizes: `${size}x${size}` } : { src, type: 'image/svg+xml', sizes: 'any' }
}
