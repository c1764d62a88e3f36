import type { PublicBrand } from '#domain/brand.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Colours } from '#domain/shop/colours.ts'
import { iconWidths } from '#server/pictures/brand-pictures.ts'

interface ManifestSource {
  brand: Pick<PublicBrand, 'name' | 'description'>
  colours: Colours
}

/** The web app manifest. */
export function manifest({ brand, colours }: ManifestSource): string {
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
    icons,
    shortcuts: [
      { name: 'Acessórios e componentes', url: paths.accessories },
      { name: 'Carrinho', url: paths.cart },
    ],
  })
}

const icons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  ...Object.entries(iconWidths)
    .filter(([address]) => address.startsWith('/icons/'))
    .map(([src, width]) => ({ src, type: 'image/png', sizes: `${width}x${width}` })),
]
