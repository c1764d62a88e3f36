import { extname } from 'node:path'
import sharp from 'sharp'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { workshopPhotographLabel } from '#domain/shop/brand.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Content } from '#server/content/load-content.ts'
import { maximumPixels } from '#server/content/load/pictures.ts'
import { contentHash } from '#server/digest.ts'
import type { ReadContent } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'

/** A picture file of the content, measured when the shop is loaded, so that pages can state its size. */
export interface PictureFile {
  hash: string
  /** Pixels as displayed, that is, rotated as the camera was held. */
  width: number
  height: number
  /** A blurred version about 16 pixels wide, as a data URL; photographs have one. */
  placeholder?: string
}

/** Measures all pictures on pages. Out: each by its path below `content/`. One that is cached is not read again. */
export async function measuredPictures(files: ContentFiles, content: Content): Promise<Record<string, PictureFile>> {
  const measured = new Map<string, PictureFile>()
  // One after another, because each photograph takes much memory.
  for (const { path, isPhotograph } of namedPictures(content)) {
    const mark = (await files.mark(path)) ?? ''
    const make = async () => measure(await files.bytes(path), isPhotograph)
    measured.set(path, await files.cached(`picture ${path}`, mark, make))
  }
  return Object.fromEntries(measured)
}

/** The photographs of the workshop: what each shows, and its path below `content/`. */
export const workshopFiles = ({ workshop }: Pick<Content['brand'], 'workshop'>) =>
  keysOf(workshopPhotographLabel).flatMap((key) => {
    const name = workshop[key]
    return name === undefined ? [] : [{ key, path: `images/brand/${name}` }]
  })

function namedPictures({ brand, photographs, articles }: Content) {
  const drawing = (path: string) => ({ path, isPhotograph: false })
  const photograph = (path: string) => ({ path, isPhotograph: true })
  return [
    ...[brand.logo.light, brand.logo.dark, brand.icon].map((name) => drawing(`images/brand/${name}`)),
    ...workshopFiles(brand).map(({ path }) => photograph(path)),
    ...photographs.map(({ path }) => photograph(path)),
    ...articles.flatMap(({ slug, featured_image, pictures }) => [
      ...(featured_image === undefined ? [] : [drawing(`blog/${featured_image}`)]),
      ...pictures.flatMap(({ src }) => (src.startsWith('figura:') ? [] : [photograph(`blog/${slug}/${src}`)])),
    ]),
  ]
}

async function measure(source: Buffer, isPhotograph: boolean): Promise<PictureFile> {
  const { width, height } = (await sharp(source, { limitInputPixels: maximumPixels }).metadata()).autoOrient
  const measured = { hash: contentHash(source), width, height }
  if (!isPhotograph) return measured
  const { width: tinyWidth, height: tinyHeight } = tinySize({ width, height })
  const tiny = await upright(source).resize(tinyWidth, tinyHeight, { fit: 'fill' }).webp({ quality: 40 }).toBuffer()
  return { ...measured, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/** The size of the placeholder: other proportions than the photograph's would leave a visible edge around it. */
function tinySize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const sizes = Array.from({ length: 13 }, (_, index) => index + 10).map((tiny) => ({
    width: tiny,
    height: Math.max(1, Math.round((tiny * height) / width)),
  }))
  const error = (size: { width: number; height: number }) => Math.abs((size.width * height) / (size.height * width) - 1)
  return sizes.toSorted((a, b) => error(a) - error(b))[0] ?? { width: 16, height: 12 }
}

/** A picture of the content as it was measured. In: its path below `content/`, which the content names. */
export function pictureFile({ data }: Shop, path: string): PictureFile {
  const file = data.pictureFiles[path]
  if (!file) throw new Error(`${path}: the shop was loaded without this picture; measuredPictures must name it`)
  return file
}

/** The bytes of a picture of the content; undefined where they are no longer those that the shop was loaded with. */
export async function originalPicture(shop: Shop, path: string, read: ReadContent): Promise<Buffer | undefined> {
  const source = await read(path)
  return contentHash(source) === pictureFile(shop, path).hash ? source : undefined
}

/** A picture upright, without the camera's metadata; an SVG as it is. Out: undefined as of originalPicture. */
export async function cleanPicture(shop: Shop, path: string, read: ReadContent): Promise<Buffer | undefined> {
  const source = await originalPicture(shop, path, read)
  if (!source || extname(path).toLowerCase() === '.svg') return source
  return sharp(source, { limitInputPixels: maximumPixels }).autoOrient().toBuffer()
}

/** A picture rotated as the camera was held; transparent parts become white. */
export const upright = (source: Buffer) =>
  sharp(source, { limitInputPixels: maximumPixels }).autoOrient().flatten({ background: '#ffffff' })

let lastWork: Promise<unknown> = Promise.resolve()

/** Runs work after all earlier work: for pictures that take much memory or hold the process up while drawn. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastWork.then(work, work)
  lastWork = result.catch(() => undefined)
  return result
}
