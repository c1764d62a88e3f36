import { join } from 'node:path'
import type { SheetColours } from '#domain/shop/colours.ts'
import { colour, nightTone } from '#drawings/palette.ts'
import { contentHash } from '#server/build/content-hash.ts'
import { writeChanged } from '#server/build/write-changed.ts'
import { turnedHue } from '#server/pictures/turned-hue.ts'

/** The folder for drawings, and the shop's colours. */
export interface Canvas {
  publicFolder: string
  colours: SheetColours
}

/** Publishes a drawing under a name with a hash of its content. Out: its address. */
export async function writeDrawing({ publicFolder, colours }: Canvas, name: string, svg: string): Promise<string> {
  const painted = recoloured(svg, colours)
  const src = `/desenhos/${name}.${contentHash(painted)}.svg`
  await writeChanged(join(publicFolder, src), painted)
  return src
}

/**
 * A drawing in the shop's colours: replaces the palette's colours that pages use too, all in one pass. White stays
 * white.
 */
export function recoloured(svg: string, colours: SheetColours): string {
  const exchanged = new Map<string, string>([
    [colour.tint, colours.tint],
    [colour.paper, colours.paper],
    [colour.ink, colours.ink],
    [colour.muted, colours.muted],
    [colour.petrol, colours.petrol],
    [colour.petrolDeep, colours['petrol-deep']],
    [colour.signal, colours.signal],
    // Shades that pages do not use are rotated to the hue of the company's colour.
    ...[colour.shade, colour.mid, colour.grid, ...Object.values(nightTone)].map((tone): [string, string] => [
      tone,
      turnedHue(tone, colour.petrol, colours.petrol),
    ]),
  ])
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (found) => exchanged.get(found) ?? found)
}
