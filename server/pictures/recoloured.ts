import type { SheetColours } from '#domain/shop/colours.ts'
import { colour, nightTone } from '#drawings/palette.ts'
import { turnedHue } from './turned-hue.ts'

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
