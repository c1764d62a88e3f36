import { extname } from 'node:path'
import sharp from 'sharp'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { derived } from '#server/shop/derived.ts'
import type { ReadContent, ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { cleanPicture, originalPicture, pictureFile } from './picture-file.ts'

const backgrounds = { light: 'claro', dark: 'escuro' } as const
type Background = keyof typeof backgrounds

export type Logo = Record<Background, { src: string; width: number; height: number }>

export const logo = derived((shop: Shop): Logo => {
  const placedLogo = (background: Background) => {
    const { width, height } = pictureFile(shop, logoPath(shop, background))
    return { src: logoAddress(shop, background), width, height }
  }
  return { light: placedLogo('light'), dark: placedLogo('dark') }
})

/** The file of a logo, by the name in its address. */
export function logoPicture(shop: Shop, name: string): ShopFile | undefined {
  const background = keysOf(backgrounds).find((key) => backgrounds[key] === name)
  if (!background) return undefined
  return {
    address: logoAddress(shop, background),
    make: (read) => cleanPicture(shop, logoPath(shop, background), read),
  }
}

const logoPath = ({ data }: Shop, background: Background) => `images/brand/${data.content.brand.logo[background]}`

function logoAddress(shop: Shop, background: Background): string {
  const path = logoPath(shop, background)
  return `/desenhos/logo/${backgrounds[background]}.${pictureFile(shop, path).hash}${extname(path).toLowerCase()}`
}

/** The path below `content/` of the company's icon, an SVG. */
export const iconPath = ({ data }: Shop): string => `images/brand/${data.content.brand.icon}`

/** The widths of the icon for home screens and the web app manifest, by its addresses. */
export const iconWidths = { '/apple-touch-icon.png': 180, '/icons/icon-192.png': 192, '/icons/icon-512.png': 512 }

/** The company's icon for tabs; undefined where the file has changed since the shop was loaded. */
export const favicon = (shop: Shop, read: ReadContent) => originalPicture(shop, iconPath(shop), read)

/** The company's icon as PNG in a width; the icon fills the square, because devices cut its corners. */
export async function appIcon(shop: Shop, read: ReadContent, width: number): Promise<Buffer | undefined> {
  const icon = await originalPicture(shop, iconPath(shop), read)
  if (!icon) return undefined
  // A density of 72 draws a unit of the SVG as a pixel.
  return sharp(icon, { density: (72 * width) / pictureFile(shop, iconPath(shop)).width })
    .resize(width, width)
    .flatten({ background: shop.colours.light.brand })
    .png({ palette: true, colours: 32 })
    .toBuffer()
}
