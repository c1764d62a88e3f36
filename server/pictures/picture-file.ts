import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { contentHash } from '#server/digest.ts'
import type { Content } from '#server/content/content.ts'
import { maximumPixels } from '#server/content/load/picture-problem.ts'

/** A picture file of the content, measured when the shop is loaded, so that pages can state its size. */
export interface PictureFile {
  /** A digest of its bytes, for its address. */
  hash: string
  /** Pixels as displayed, that is, rotated as the camera was held. */
  width: number
  height: number
  /** A blurred version about 16 pixels wide, as a data URL; photographs have one. */
  placeholder?: string
}

/**
 * Measures the picture files that pages show: logos, icon, photographs, and the articles' own. In: the folder that holds
 * `content/`. Out: each by its path below `content/`.
 */
export async function measuredPictures(root: string, content: Content): Promise<Record<string, PictureFile>> {
  const measured = new Map<string, PictureFile>()
  // One at a time, because each photograph takes much memory.
  for (const { path, isPhotograph } of namedPictures(root, content))
    measured.set(path, await measure(await readFile(join(root, 'content', path)), isPhotograph))
  return Object.fromEntries(measured)
}

function namedPictures(root: string, { brand, photographs, posts }: Content) {
  const drawing = (path: string) => ({ path, isPhotograph: false })
  const photograph = (path: string) => ({ path, isPhotograph: true })
  return [
    ...[brand.logo.light, brand.logo.dark, brand.icon].map((name) => drawing(`images/brand/${name}`)),
    ...photographs.map(({ file }) => photograph(relative(join(root, 'content'), file))),
    ...posts.flatMap(({ slug, featured_image, pictures }) => [
      ...(featured_image === undefined ? [] : [drawing(`blog/${featured_image}`)]),
      ...pictures.flatMap(({ src }) => (src.startsWith('figura:') ? [] : [photograph(`blog/${slug}/${src}`)])),
    ]),
  ]
}

async function measure(source: Buffer, isPhotograph: boolean): Promise<PictureFile> {
  const picture = sharp(source, { limitInputPixels: maximumPixels }).autoOrient()
  const { width, height } = (await sharp(source, { limitInputPixels: maximumPixels }).metadata()).autoOrient
  const measured = { hash: contentHash(source), width, height }
  if (!isPhotograph) return measured
  const tiny = await picture
    .flatten({ background: '#ffffff' })
    .resize({ ...tinySize({ width, height }), fit: 'fill' })
    .webp({ quality: 40 })
    .toBuffer()
  return { ...measured, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/**
 * The size of the placeholder, about 16 pixels wide, with nearly the photograph's proportions: other proportions would
 * leave a visible edge around it.
 */
function tinySize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const sizes = Array.from({ length: 13 }, (_, index) => index + 10).map((tiny) => ({
    width: tiny,
    height: Math.max(1, Math.round((tiny * height) / width)),
  }))
  const error = (size: { width: number; height: number }) => Math.abs((size.width * height) / (size.height * width) - 1)
  return sizes.toSorted((a, b) => error(a) - error(b))[0] ?? { width: 16, height: 12 }
}
