import type { Composition, Plate, Subject } from '#drawings/subject.ts'

/** Two fixed drawings, for a form that looks the same for every product. */
export interface FixedDrawings {
  whole: string
  wholeAlt: string
  detail: string
  detailAlt: string
}

/** A composition from a table of the type's `form`s, of which the first is the default. */
export function byForm(forms: Readonly<Record<string, Composition>>): Composition {
  const [common] = Object.values(forms)
  const of = ({ traits }: Subject): Composition => {
    const chosen = forms[traits.form ?? ''] ?? common
    if (!chosen) throw new Error('A table of forms needs at least one entry.')
    return chosen
  }
  return { whole: (subject) => of(subject).whole(subject), detail: (subject) => of(subject).detail(subject) }
}

/** A composition that shows the same two drawings for every product. */
export function fixedComposition(shape: () => FixedDrawings): Composition {
  return {
    whole: ({ product }): Plate => ({ body: shape().whole, alt: `${product.name}: ${shape().wholeAlt}.` }),
    detail: ({ product }): Plate => ({ body: shape().detail, alt: `${product.name}: ${shape().detailAlt}.` }),
  }
}
