import { weight } from './palette.ts'

/** How much finer the lines of a large drawing are: an outline of 3 in a width of 480 is 2 px in one of 680. */
const fineness = 2 / ((weight.main * 680) / 480)

/** Wider strokes are no outlines: they are wires, handles and bars. */
const widestOutline = 4.5

const written = (width: number) => String(Math.round(width * 100) / 100)

/**
 * A drawing's body in the weight for large sizes: its outlines are finer, its parts as wide as before. A cable is one wide
 * stroke below a core: the core grows by what its walls lose.
 */
export function largeWeight(body: string): string {
  return body
    .replaceAll(
      /(<path d="([^"]+)"(?:(?!stroke-width)[^>])*) stroke-width="([\d.]+)"([^>]*\/><path d="\2"(?:(?!stroke-width)[^>])*) stroke-width="([\d.]+)"/g,
      (...[, under, , outer, core, inner]: string[]) => {
        const walls = (Number(outer) - Number(inner)) * fineness
        // The attribute is written in capitals for now, so that the next step leaves it alone.
        return `${under} STROKE-WIDTH="${outer}"${core} STROKE-WIDTH="${written(Number(outer) - walls)}"`
      },
    )
    .replaceAll(/(<(\w+)[^>]*) stroke-width="([\d.]+)"/g, (...[whole = '', before, name, width]: string[]) =>
      name === 'g' || Number(width) <= widestOutline
        ? `${before} stroke-width="${written(Number(width) * fineness)}"`
        : whole,
    )
    .replaceAll('STROKE-WIDTH', 'stroke-width')
}
