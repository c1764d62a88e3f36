import { weight } from './palette.ts'
import { element } from './svg.ts'

/** The factor for the lines of large drawings: an outline of 3 units, at a width of 680 px, becomes 2 px. */
const fineness = 2 / ((weight.main * 680) / 480)

/** The widest stroke that is an outline; wider ones are wires, handles and bars. */
const maximumOutline = 4.5

const roundedWidth = (width: number) => String(Math.round(width * 100) / 100)

/** Matches a cable: a wide path for its walls, and a narrower one on the same line for its core. */
const cablePaths =
  /(<path d="([^"]+)"(?:(?!stroke-width)[^>])*) stroke-width="([\d.]+)"([^>]*\/><path d="\2"(?:(?!stroke-width)[^>])*) stroke-width="([\d.]+)"/g
const anyStrokeWidth = /(<(\w+)(?: [^>]*)?) stroke-width="([\d.]+)"/g

/**
 * A drawing's body for large sizes: its outlines are thinner, its parts as wide as before. A cable is one wide stroke
 * below a core: the core becomes wider by as much as its walls become thinner. It changes the SVG as text, because
 * most of a drawing is files.
 */
export function largeWeight(body: string): string {
  return body
    .replaceAll(cablePaths, (...[, wallAttributes, , outer, coreAttributes, inner]: string[]) => {
      const walls = (Number(outer) - Number(inner)) * fineness
      // The attribute is written in capitals temporarily, so that the next step ignores it.
      return `${wallAttributes} STROKE-WIDTH="${outer}"${coreAttributes} STROKE-WIDTH="${roundedWidth(Number(outer) - walls)}"`
    })
    .replaceAll(anyStrokeWidth, (...[whole = '', before, name, width]: string[]) =>
      name === 'g' || Number(width) <= maximumOutline
        ? `${before} stroke-width="${roundedWidth(Number(width) * fineness)}"`
        : whole,
    )
    .replaceAll('STROKE-WIDTH', 'stroke-width')
}

/** Marks a part, such as a label with its leader, as shown only in large drawings. In: SVG without groups. */
export const largeOnly = (body: string): string => (body ? element('g', { 'data-size': 'large' }, body) : '')

/** Marks labels around the origin as those of cards: shown larger the smaller the drawing. In: SVG without groups. */
export const cardOnly = (body: string): string => element('g', { 'data-size': 'card' }, body)

/** A drawing's body for one size, without the parts of the other size. */
export function bodyAtSize(body: string, { isLarge }: { isLarge: boolean }): string {
  const other = isLarge ? 'card' : 'large'
  return body.replaceAll(new RegExp(`<g data-size="${other}">.*?</g>`, 'g'), '')
}
