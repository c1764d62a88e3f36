import { changedLike } from '#domain/shop/brand-palette.ts'
import type { SchemeColours } from '#domain/shop/colours.ts'
import { colour, nightTone, weight } from '#drawings/palette.ts'
import { finishPicture } from '#drawings/picture.ts'
import { label, path } from '#drawings/svg.ts'
import { contentHash } from '#server/digest.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'

/*
 * Drawings have no shop's colours until they get them here. Their addresses carry a digest of what they show and of
 * what all drawings of the shop have in common, so that no drawing has to be finished before a page can name it.
 */

/** A number to be increased when drawings change in a way that styleHash's sample does not show (typeset.ts). */
const typesetVersion = 2

/** A digest of what all drawings of a shop have in common: colours, sheet, line widths, labels. */
export const styleHash = derived((shop: Shop): string => {
  const cable = path('M0 0H9', { 'stroke-width': 11 }) + path('M0 0H9', { 'stroke-width': weight.main })
  const specimen = cable + label([0, 0], 'a') + Object.values({ ...colour, ...nightTone }).join()
  const pictures = finishPicture(specimen) + finishPicture(specimen, { isLarge: true })
  return contentHash(`${typesetVersion}`, inColours(shop, pictures))
})

/** The address of a drawing. In: its name below `/desenhos/`, its ending, and what it shows, for the digest. */
export const drawingAddress = (shop: Shop, name: string, extension: string, content: string): string =>
  `/desenhos/${name}.${contentHash(styleHash(shop), content)}.${extension}`

/** A drawing in the colours of the shop's light pages. */
export const inColours = ({ colours }: Shop, svg: string): string => recoloured(svg, colours.light)

/** A drawing in a company's colours: the palette's that pages use too, all in one pass. White stays white. */
export function recoloured(svg: string, colours: SchemeColours): string {
  const replacements = new Map<string, string>([
    [colour.tint, colours.tint],
    [colour.paper, colours.paper],
    [colour.ink, colours.ink],
    [colour.muted, colours.muted],
    [colour.brand, colours.brand],
    [colour.brandDeep, colours['brand-deep']],
    [colour.signal, colours.signal],
    // Shades that pages do not use follow the company's colour.
    ...[colour.shade, colour.mid, colour.grid, ...Object.values(nightTone)].map((tone): [string, string] => [
      tone,
      changedLike(tone, colour.brand, colours.brand),
    ]),
  ])
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (found) => replacements.get(found) ?? found)
}
