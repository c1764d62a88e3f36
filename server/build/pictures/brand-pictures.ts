import { mkdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '#domain/brand.ts'
import { contentHash } from '#server/build/content-hash.ts'
import { withoutCameraData } from './photograph.ts'
import type { Logo } from '#server/site/site.ts'
import { writeChanged } from '#server/build/write-changed.ts'

/**
 * Each icon's name in the public folder and its width; the picture fills the square, because devices cut its corners.
 */
const icons = { 'apple-touch-icon.png': 180, 'icons/icon-192.png': 192, 'icons/icon-512.png': 512 } as const

/**
 * Characters of the longest data URL by which a logo is embedded in the page. As files the two logos would compete on a
 * slow line with style sheet and font, and their HTTP headers alone are longer.
 */
const maximumInPage = 600

interface BrandFolders {
  /** Folder of the brand's own files. */
  brandFolder: string
  publicFolder: string
}

/**
 * Publishes the company's logo for light and dark grounds, and its icon for tabs, home screens and the web app
 * manifest.
 */
export async function publishBrandPictures(
  { logo, icon, colours }: Pick<Brand, 'logo' | 'icon' | 'colours'>,
  { brandFolder, publicFolder }: BrandFolders,
): Promise<{ logo: Logo; icon: Buffer }> {
  await mkdir(join(publicFolder, 'icons'), { recursive: true })
  await mkdir(join(publicFolder, 'desenhos'), { recursive: true })
  const drawn = await readFile(join(brandFolder, icon))
  await writeChanged(join(publicFolder, 'favicon.svg'), drawn)
  await Promise.all(
    Object.entries(icons).map(([name, width]) =>
      sharp(drawn, { density: (72 * width) / 32 })
        .resize(width, width)
        .flatten({ background: colours.light.petrol })
        .png({ palette: true, colours: 32 })
        .toFile(join(publicFolder, name)),
    ),
  )
  const publish = async (name: string) => {
    const file = await withoutCameraData(await readFile(join(brandFolder, name)), extname(name))
    const { width, height } = await sharp(file).metadata()
    const inPage = extname(name) === '.svg' ? addressOf(file) : ''
    if (inPage && inPage.length <= maximumInPage) return { src: inPage, width, height }
    const src = `/desenhos/logo-${contentHash(file)}${extname(name)}`
    await writeChanged(join(publicFolder, src), file)
    return { src, width, height }
  }
  return { logo: { light: await publish(logo.light), dark: await publish(logo.dark) }, icon: drawn }
}

/** An SVG as a data URL without blanks, so that a `srcset` may contain it. */
function addressOf(svg: Buffer): string {
  return `data:image/svg+xml,${encodeURI(svg.toString().trim()).replaceAll('#', '%23')}`
}
