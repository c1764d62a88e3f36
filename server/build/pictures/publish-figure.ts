import { join } from 'node:path'
import sharp from 'sharp'
import { figures } from '#drawings/figures/figures.ts'
import { contentHash } from '#server/build/content-hash.ts'
import { cachedFile } from '#server/build/cache/cached-file.ts'
import { writeChanged } from '#server/build/write-changed.ts'
import type { ValueCache } from '#server/value-cache.ts'
import { outlined } from './typeset.ts'
import { recoloured, type Canvas } from './write-drawing.ts'

/** The published files of an article's figure. */
export interface PublishedFigure {
  src: string
  /** The figure as PNG, because feed readers show no SVG. */
  png: string
  width: number
  height: number
}

/** Pixels: twice the width of a figure in print and feeds. */
const pngWidth = 960

/**
 * Publishes one figure as SVG and PNG, with its words as outlines. In `cache`: outlines that were made before. Throws
 * for an unknown name.
 */
export async function publishFigure(
  name: string,
  { canvas, cacheFolder, cache }: { canvas: Canvas; cacheFolder: string; cache: ValueCache },
): Promise<PublishedFigure> {
  const draw = figures[name]
  if (!draw) throw new Error(`drawings/figures/figures.ts has no ${name}`)
  const { svg: drawn, width, height } = draw()
  const svg = recoloured(await cache.of(['figure', drawn], () => outlined(drawn)), canvas.colours)
  const hash = contentHash(svg)
  const src = `/desenhos/figura-${name}-${hash}.svg`
  const png = `/desenhos/figura-${name}-${hash}.png`
  await writeChanged(join(canvas.publicFolder, src), svg)
  const pixels = await cachedFile(join(cacheFolder, `${name}-${hash}.png`), () =>
    sharp(Buffer.from(svg), { density: (72 * pngWidth) / width })
      .png({ palette: true, colours: 32, dither: 0 })
      .toBuffer(),
  )
  await writeChanged(join(canvas.publicFolder, png), pixels)
  return { src, png, width, height }
}
