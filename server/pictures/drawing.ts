import type { SchemeColours } from '#domain/shop/colours.ts'
import { colour, nightTone, weight } from '#drawings/palette.ts'
import { sheet } from '#drawings/sheet.ts'
import { label, path } from '#drawings/svg.ts'
import { contentHash } from '#server/digest.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'

/*
 * Drawings come without the shop's colours; they get them here. Their addresses carry a digest of what they show and of
 * what all drawings of the shop have in common, so that no drawing has to be finished before a page can name it.
 */

/** Increase when drawings change in a way that the sample drawing does not show (labels as outlines, typeset.ts). */
const typesetVersion = 2

/** A digest of what all drawings of a shop have in common: colours, sheet, line widths, labels. */
export const styleHash = derived((shop: Shop): string => {
  const cable = path('M0 0H9', { 'stroke-width': 11 }) + path('M0 0H9', { 'stroke-width': weight.main })
  const specimen = cable + label([0, 0], 'a') + Object.values({ ...colour, ...nightTone }).join()
  return contentHash(`${typesetVersion}`, inColours(shop, sheet(specimen) + sheet(specimen, { isLarge: true })))
})

/**
 * The address of a drawing. In: its name below `/desenhos/`, its file's ending, and what it shows, from which the digest
 * is made.
 */
export function drawingAddress(shop: Shop, name: string, extension: string, content: string): string {
  return `/desenhos/${name}.${contentHash(styleHash(shop), content)}.${extension}`
}

/** A drawing in the colours of the shop's light pages. */
export function inColours({ colours }: Shop, svg: string): string {
  return recoloured(svg, colours.light)
}

/**
 * A drawing in a company's colours: replaces the palette's colours that pages use too, all in one pass. White stays
 * white.
 */
export function recoloured(svg: string, colours: SchemeColours): string {
  const replacements = new Map<string, string>([
    [colour.tint, colours.tint],
    [colour.paper, colours.paper],
    [colour.ink, colours.ink],
    [colour.muted, colours.muted],
    [colour.brand, colours.brand],
    [colour.brandDeep, colours['brand-deep']],
    [colour.signal, colours.signal],
    // Shades that pages do not use are rotated to the hue of the company's colour.
    ...[colour.shade, colour.mid, colour.grid, ...Object.values(nightTone)].map((tone): [string, string] => [
      tone,
      rotatedHue(tone, colour.brand, colours.brand),
    ]),
  ])
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (found) => replacements.get(found) ?? found)
}

/**
 * A colour with its hue rotated by the angle between two other colours, so that shades follow the company's colour. In:
 * colours like #0b5560.
 */
export function rotatedHue(hex: string, from: string, to: string): string {
  const turn = hslOf(to).hue - hslOf(from).hue
  if (turn === 0) return hex
  const { hue, saturation, lightness } = hslOf(hex)
  return hexOf({ hue: (hue + turn + 360) % 360, saturation, lightness })
}

interface Hsl {
  /** In degrees. */
  hue: number
  saturation: number
  lightness: number
}

function hslOf(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const strongest = Math.max(red, green, blue)
  const chroma = strongest - Math.min(red, green, blue)
  const lightness = strongest - chroma / 2
  if (chroma === 0) return { hue: 0, saturation: 0, lightness }
  // The hue in sixths of the circle: from red (0) by green (2) and blue (4) to red again.
  let sixths = (red - green) / chroma + 4
  if (strongest === red) sixths = (green - blue) / chroma
  else if (strongest === green) sixths = (blue - red) / chroma + 2
  return { hue: (sixths * 60 + 360) % 360, saturation: chroma / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  // The usual formula of CSS Color 4, section 'Converting HSL colors to sRGB'.
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const value = lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
