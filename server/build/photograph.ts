import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import type { Picture } from '#domain/catalogue/product-summary-schema.ts'
import { ContentError } from '../content/content-error.ts'
import { cachedFile } from './cached-file.ts'
import { contentHash } from './content-hash.ts'

const widths = [480, 960, 1600] as const
/** Spec §9: 'quality default 85'. */
const quality = 85
/** Best first: a browser takes the first one that it knows. */
const formats = ['avif', 'webp'] as const
/** Part of every cached name: a change of the recipe makes all photographs anew. */
const recipe = JSON.stringify([widths, quality, formats, 1])

export interface PhotographPlaces {
  /** The photograph as the company keeps it. */
  file: string
  publicFolder: string
  cacheFolder: string
  /** Begins the names of the published files. */
  name: string
}

/**
 * Publishes a photograph in two formats and up to three widths, never larger than it is, without what
 * the camera wrote into it. Out: the picture without its words. Throws a ContentError for a file that is no picture.
 */
export async function publishPhotograph(places: PhotographPlaces): Promise<Omit<Picture, 'alt'>> {
  const source = await readFile(places.file)
  const hash = contentHash(recipe, source)
  try {
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
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ContentError([
      {
        file: places.file,
        path: '',
        problem: `cannot be used as a photograph (${reason}); save it again as JPEG, PNG or WebP`,
      },
    ])
  }
}

const sizeSchema = v.object({ width: v.number(), height: v.number(), placeholder: v.string() })

/** Width and height as it is seen, and the blurred copy. */
async function measured(source: Buffer, cache: string): Promise<v.InferOutput<typeof sizeSchema>> {
  const measure = async () => {
    const { autoOrient } = await sharp(source).metadata()
    const tiny = await upright(source).resize(16).webp({ quality: 40 }).toBuffer()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    return Buffer.from(JSON.stringify({ ...autoOrient, placeholder }))
  }
  return v.parse(sizeSchema, JSON.parse((await cachedFile(cache, measure)).toString()))
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
  await writeFile(join(publicFolder, src), data)
  return src
}

/** As the camera was held; on white where it is transparent. */
function upright(source: Buffer) {
  return sharp(source).autoOrient().flatten({ background: '#ffffff' })
}
