import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import type { Picture } from '#domain/catalogue/product-summary-schema.ts'
import { cachedFile } from '#server/build/cache/cached-file.ts'
import { contentHash } from '#server/build/content-hash.ts'
import { maximumPixels } from '#server/content/load/picture-problem.ts'
import { writeChanged } from '#server/build/write-changed.ts'

const widths = [480, 960, 1600] as const
/** Spec §9: 'quality default 85'. */
const quality = 85
/** In the order of `<picture>`: a browser takes the first format that it supports. */
const formats = ['avif', 'webp'] as const
/** The settings, as part of every cached name: when they change, all photographs are made again. */
const recipe = JSON.stringify([widths, quality, formats, 2])

export interface PhotographPlaces {
  /** The company's original file. */
  file: string
  publicFolder: string
  cacheFolder: string
  /** How the names of the published files begin. */
  name: string
}

/**
 * Publishes a photograph in two formats and up to three widths, never enlarged, without the camera's metadata. Out: the
 * picture without alternative text.
 */
export async function publishPhotograph(places: PhotographPlaces): Promise<Omit<Picture, 'alt'>> {
  const source = await readFile(places.file)
  const hash = contentHash(recipe, source)
  const size = await measured(source, join(places.cacheFolder, `${hash}.json`))
  const smaller = widths.filter((width) => width < size.width)
  const chosen = smaller.length < widths.length ? [...smaller, Math.min(size.width, 1600)] : smaller
  const sources = []
  for (const format of formats) {
    const files = []
    for (const width of new Set(chosen))
      files.push(`${await publishWidth({ ...places, source, hash, format, width })} ${width}w`)
    sources.push({ type: `image/${format}`, srcSet: files.join(', ') })
  }
  return { src: sources.at(-1)?.srcSet.split(' ')[0] ?? '', ...size, sources }
}

const sizeSchema = v.object({ width: v.number(), height: v.number(), placeholder: v.string() })

/** Width and height as displayed, and the blurred placeholder. */
async function measured(source: Buffer, cache: string): Promise<v.InferOutput<typeof sizeSchema>> {
  const measure = async () => {
    const { autoOrient } = await sharp(source).metadata()
    const { width, height } = tinySize(autoOrient)
    const tiny = await upright(source).resize({ width, height, fit: 'fill' }).webp({ quality: 40 }).toBuffer()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    return Buffer.from(JSON.stringify({ ...autoOrient, placeholder }))
  }
  return v.parse(sizeSchema, JSON.parse((await cachedFile(cache, measure)).toString()))
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

interface Width extends PhotographPlaces {
  source: Buffer
  hash: string
  format: (typeof formats)[number]
  width: number
}

async function publishWidth({ source, hash, format, width, name, publicFolder, cacheFolder }: Width): Promise<string> {
  const data = await cachedFile(join(cacheFolder, `${hash}-${width}.${format}`), () =>
    upright(source).resize({ width, withoutEnlargement: true }).toFormat(format, { quality }).toBuffer(),
  )
  const src = `/fotos/${name}-${width}.${hash}.${format}`
  await writeChanged(join(publicFolder, src), data)
  return src
}

/** A picture rotated as the camera was held; transparent parts become white. */
export function upright(source: Buffer) {
  return sharp(source, { limitInputPixels: maximumPixels }).autoOrient().flatten({ background: '#ffffff' })
}

/**
 * A picture in its own format and size, upright, without the camera's metadata. In: its bytes and its file's ending; an
 * SVG is returned unchanged.
 */
export async function withoutCameraData(source: Buffer, extension: string): Promise<Buffer> {
  if (extension.toLowerCase() === '.svg') return source
  return sharp(source, { limitInputPixels: maximumPixels }).autoOrient().toBuffer()
}
