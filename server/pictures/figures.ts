import sharp from 'sharp'
import { figures } from '#drawings/figures/figures.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { drawingAddress, inColours } from './drawing.ts'
import { outlined } from './typeset.ts'

/** The files of a figure in an article. */
export interface PlacedFigure {
  src: string
  /** The figure as PNG, because feed readers show no SVG. */
  png: string
  width: number
  height: number
}

/** Pixels: twice the width of a figure in print and feeds. */
const pngWidth = 960

/** The addresses and the size of a figure. Throws for an unknown name. */
export function figure(shop: Shop, name: string): PlacedFigure {
  const draw = figures[name]
  if (!draw) throw new Error(`drawings/figures/figures.ts has no ${name}`)
  const { svg, width, height } = draw()
  const address = (extension: string) => drawingAddress(shop, `figuras/${name}`, extension, svg)
  return { src: address('svg'), png: address('png'), width, height }
}

/** A figure with its words as outlines, as SVG or PNG; undefined where there is none of the name. */
export function figureDrawing(shop: Shop, name: string, extension: string): ShopFile | undefined {
  const draw = Object.hasOwn(figures, name) ? figures[name] : undefined
  if (!draw || (extension !== 'svg' && extension !== 'png')) return undefined
  const svg = () => inColours(shop, outlined(draw().svg))
  const { src, png, width } = figure(shop, name)
  if (extension === 'svg') return { address: src, make: svg }
  const pixels = () =>
    sharp(Buffer.from(svg()), { density: (72 * pngWidth) / width })
      .png({ palette: true, colours: 32, dither: 0 })
      .toBuffer()
  return { address: png, make: pixels }
}
