import { extname } from 'node:path'
import sharp from 'sharp'
import { derived } from '#server/shop/derived.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { originalPicture, withoutCameraData } from './photographs.ts'
import type { PictureFile } from './picture-file.ts'

/** The company's logo for light and dark grounds. */
export interface Logo {
  light: { src: string; width: number; height: number }
  dark: { src: string; width: number; height: number }
}

/** The company's logo with its addresses. A small SVG stands in the page itself (picture-file.ts). */
export const logo = derived((shop: Shop): Logo => {
  const placed = (ground: 'light' | 'dark') => {
    const { width, height, inPage } = logoFile(shop, ground)
    return { src: inPage ?? logoAddress(shop, ground), width, height }
  }
  return { light: placed('light'), dark: placed('dark') }
})

/** The file of a logo: of `claro` for light grounds, or `escuro` for dark ones. */
export function logoPicture(shop: Shop, name: string): ShopFile | undefined {
  const ground = grounds.find((each) => groundName[each] === name)
  if (!ground) return undefined
  const path = logoPath(shop, ground)
  return {
    address: logoAddress(shop, ground),
    make: async (read) => {
      const source = await originalPicture(shop, path, read)
      return source && withoutCameraData(source, path)
    },
  }
}

/**
 * The company's icon for tabs, home screens and the web app manifest, by its address: each one's width; the picture
 * fills the square, because devices cut its corners.
 */
export const iconWidths = { '/apple-touch-icon.png': 180, '/icons/icon-192.png': 192, '/icons/icon-512.png': 512 } as const

/** The company's icon at one of its addresses, or as it is. */
export function icon(shop: Shop, address: keyof typeof iconWidths | '/favicon.svg'): ShopFile {
  const path = brandFile(shop.data.content.brand.icon)
  if (address === '/favicon.svg') return { address, make: (read) => originalPicture(shop, path, read) }
  const width = iconWidths[address]
  return {
    address,
    make: async (read) => {
      const source = await originalPicture(shop, path, read)
      return (
        source &&
        sharp(source, { density: (72 * width) / 32 })
          .resize(width, width)
          .flatten({ background: shop.colours.light.petrol })
          .png({ palette: true, colours: 32 })
          .toBuffer()
      )
    },
  }
}

/** The company's icon as it was drawn. */
export function iconSource(shop: Shop): { path: string; file: PictureFile } {
  const path = brandFile(shop.data.content.brand.icon)
  return { path, file: fileOf(shop, path) }
}

const grounds = ['light', 'dark'] as const
const groundName = { light: 'claro', dark: 'escuro' } as const

function logoAddress(shop: Shop, ground: 'light' | 'dark'): string {
  const path = logoPath(shop, ground)
  return `/desenhos/logo/${groundName[ground]}.${fileOf(shop, path).hash}${extname(path).toLowerCase()}`
}

function logoFile(shop: Shop, ground: 'light' | 'dark'): PictureFile {
  return fileOf(shop, logoPath(shop, ground))
}

function logoPath(shop: Shop, ground: 'light' | 'dark'): string {
  return brandFile(shop.data.content.brand.logo[ground])
}

function brandFile(name: string): string {
  return `images/brand/${name}`
}

function fileOf(shop: Shop, path: string): PictureFile {
  const file = shop.data.pictureFiles[path]
  if (!file) throw new Error(`${path}: the shop was loaded without this picture; measuredPictures must name it`)
  return file
}
