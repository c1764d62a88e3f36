import { paths } from '#app/paths.ts'
import type { Brand } from '#domain/brand.ts'

/** The web app manifest. In: the icons that were drawn, by address; a PNG's name ends in its size (`icon-192.png`). */
export function manifest(brand: Brand, icons: readonly string[]): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
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
