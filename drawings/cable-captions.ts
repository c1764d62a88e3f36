import { colour, inkFill, thinLine } from './palette.ts'
import { largeOnly } from './picture-sizes.ts'
import { machineEntry, plugScale } from './plugs/machine-end.ts'
import { lockCallout } from './plugs/plug-detail.ts'
import { hasKnownFace, plugOf } from './plugs/plug-view.ts'
import { namedPurpose, purposeCaption } from './purpose-caption.ts'
import type { Subject } from './subject.ts'
import { circle, label, path } from './svg.ts'

/** The letters' size, smaller than that of other captions, because only large pictures have these. */
const captionFontSize = 15

/** The captions of a cable: its purpose and, on large pictures, its lengths and its plug's contacts and lock. */
export function cableCaptions(subject: Subject): string {
  const view = plugOf(subject)
  const [x, y] = machineEntry(view)
  const lock = lockCallout(view, {
    toSheet: (position) => [x + position[0] * plugScale, y + position[1] * plugScale],
    textPosition: [90, 166],
  })
  return purposeLabel(subject) + lengthLabel(subject) + largeOnly(contactCountLabel(subject)) + lock
}

/** The words for a cable's purpose; in small letters beside a plug whose face is known, because the face decides. */
export function purposeLabel(subject: Subject): string {
  const { product } = subject
  return hasKnownFace(plugOf(subject))
    ? label([14, 30], namedPurpose(product) ?? '', { size: 16.5, fill: colour.muted })
    : purposeCaption(product, { at: [14, 44], anchor: 'start', width: 370, lines: 2 })
}

export function lengthLabel(subject: Subject): string {
  const lengths = [...new Set(subject.product.variants.flatMap(({ length }) => length ?? []))]
  const [x, y] = machineEntry(plugOf(subject))
  return lengths.length === 0 || lengths.length > 2
    ? ''
    : largeOnly(
        label([x + 34, y + 52], lengths.join(' ou '), { anchor: 'middle', size: captionFontSize, fill: colour.muted }),
      )
}

function contactCountLabel(subject: Subject): string {
  const view = plugOf(subject)
  const count = view.connector?.contacts ?? 0
  if (!hasKnownFace(view) || count < 2) return ''
  return (
    circle([100, 94], 2.5, inkFill) +
    path('M100 94L192 64H200', { ...thinLine, fill: 'none' }) +
    label([206, 69], `${count} contatos`, { size: captionFontSize, fill: colour.muted })
  )
}
