import { largeWords, purposeCaption } from '#drawings/named-purpose.ts'
import type { Composition, Plate, Subject } from '#drawings/subject.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { colour, thinLine } from '#drawings/palette.ts'
import { part, path, placed, rect } from '#drawings/svg.ts'

/** Two fixed drawings, for a form that looks the same for every product. */
export interface FixedDrawings {
  whole: string
  wholeAlt: string
  detail: string
  detailAlt: string
}

const dashed = { ...thinLine, fill: colour.sheet, rx: 14, 'stroke-dasharray': '8 6' }

/** A part whose shape nobody has confirmed: its place in the circuit, and an outline that a photograph has to fill. */
const unknownShape: Composition = {
  whole: ({ product }) => ({
    body:
      part('outline', [
        path('M24 150H100M380 150H456M440 138L456 150L440 162', thinLine),
        rect([100, 50, 280, 200], dashed),
      ]) +
      largeWords(product.name.split(/ (?:com|para) /)[0] ?? '', { at: [240, 120], width: 260, lines: 2 }) +
      caption([240, 226], 'a conferir') +
      purposeCaption(product, { at: [240, 310] }),
    alt: `${product.name}: contorno tracejado no sentido do fluxo, forma a conferir por foto.`,
  }),
  detail: ({ product }) => ({
    body: part('outline', [rect([110, 80, 260, 200], dashed)]) + caption([240, 188], 'a conferir por foto'),
    alt: `${product.name}: contorno tracejado, encaixe a conferir por foto.`,
  }),
}

/**
 * A composition from a table of the type's `form`s, of which the first is the default. A form that the table has not is
 * a shape that nobody has confirmed, not the default: that would show another part.
 */
export function byForm(forms: Readonly<Record<string, Composition>>): Composition {
  const [common] = Object.values(forms)
  const of = ({ traits }: Subject): Composition => {
    const chosen = traits.form === undefined ? common : (forms[traits.form] ?? unknownShape)
    if (!chosen) throw new Error('A table of forms needs at least one entry.')
    return chosen
  }
  return {
    whole: (subject) => of(subject).whole(subject),
    detail: (subject) => of(subject).detail(subject),
    forms: Object.keys(forms),
  }
}

/**
 * A composition that shows the same two drawings for every product. With `isNamed` the part's purpose
 * stands under the first, for parts of several makers that look alike.
 */
export function fixedComposition(shape: () => FixedDrawings, isNamed = false): Composition {
  return {
    whole: ({ product }): Plate => ({
      body: isNamed
        ? placed({ at: [29, 0], scale: 0.88, keepLine: true }, shape().whole) +
          purposeCaption(product, { at: [240, 344] })
        : shape().whole,
      alt: `${product.name}: ${shape().wholeAlt}.`,
    }),
    detail: ({ product }): Plate => ({ body: shape().detail, alt: `${product.name}: ${shape().detailAlt}.` }),
  }
}
