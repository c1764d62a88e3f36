import { purposeCaption } from '#drawings/named-purpose.ts'
import type { Composition, Plate, Subject } from '#drawings/subject.ts'
import { caption } from '#drawings/plugs/plug-detail.ts'
import { colour, thinLine } from '#drawings/palette.ts'
import { part, path, type Point, rect } from '#drawings/svg.ts'

/** Two fixed drawings, for a form that looks the same for every product. */
export interface FixedDrawings {
  whole: string
  wholeAlt: string
  detail: string
  detailAlt: string
}

/** A part whose shape nobody has confirmed: its place in the circuit, and an outline that a photograph has to fill. */
const unknownShape: Composition = fixedComposition(() => {
  const outline = { ...thinLine, fill: colour.sheet, rx: 14, 'stroke-dasharray': '8 6' }
  const flow = path('M40 180H150M330 180H440M424 168L440 180L424 192', thinLine)
  return {
    whole: part('outline', [flow, rect([150, 100, 180, 160], outline)]) + caption([240, 188], 'a conferir'),
    wholeAlt: 'contorno tracejado no sentido do fluxo, forma a conferir por foto',
    detail: part('outline', [rect([110, 80, 260, 200], outline)]) + caption([240, 188], 'a conferir por foto'),
    detailAlt: 'contorno tracejado, encaixe a conferir por foto',
  }
}, [240, 330])

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
 * A composition that shows the same two drawings for every product. In `captionAt`: where the part's purpose stands under
 * the first, for parts of several makers whose shape is not known.
 */
export function fixedComposition(shape: () => FixedDrawings, captionAt?: Point): Composition {
  return {
    whole: ({ product }): Plate => ({
      body: shape().whole + (captionAt ? purposeCaption(product, captionAt) : ''),
      alt: `${product.name}: ${shape().wholeAlt}.`,
    }),
    detail: ({ product }): Plate => ({ body: shape().detail, alt: `${product.name}: ${shape().detailAlt}.` }),
  }
}
