import { namedPurpose } from './named-purpose.ts'
import { colour, inkFill, thinLine } from './palette.ts'
import { loopedCableEntry } from './parts/looped-cable.ts'
import { lockCallout } from './plugs/plug-lock.ts'
import { hasKnownFace, plugOf } from './plugs/plug-view.ts'
import type { Subject } from './subject.ts'
import { circle, label, path } from './svg.ts'
import { largeOnly } from './two-sizes.ts'

const size = 15

/** The captions of a coiled cable: its purpose and, on large pictures, its lengths and its plug's contacts and lock. */
export function cableCaptions(subject: Subject): string {
  const [x, y] = loopedCableEntry
  const lock = lockCallout(plugOf(subject), { onSheet: (place) => [x + place[0], y + place[1]], words: [90, 240] })
  return purposeTitle(subject) + loopLengths(subject) + largeOnly(contacts(subject)) + lock
}

/** The purpose of a coiled cable, above its loop. */
export function purposeTitle({ product }: Subject): string {
  return label([14, 30], namedPurpose(product) ?? '', { size: 16.5, fill: colour.muted })
}

/** The available lengths, inside the loop of a large drawing, if there are one or two. */
export function loopLengths({ product }: Subject): string {
  const lengths = [...new Set(product.variants.flatMap(({ length }) => length ?? []))]
  return lengths.length === 0 || lengths.length > 2
    ? ''
    : largeOnly(label([124, 138], lengths.join(' ou '), { anchor: 'middle', size, fill: colour.muted }))
}

/** The plug's number of contacts, if its face is known and has more than one. */
function contacts(subject: Subject): string {
  const view = plugOf(subject)
  const count = view.connector?.contacts ?? 0
  if (!hasKnownFace(view) || count < 2) return ''
  return (
    circle([84, 318], 2.5, inkFill) +
    path('M84 318L108 339H134', { ...thinLine, fill: 'none' }) +
    label([140, 344], `${count} contatos`, { size, fill: colour.muted })
  )
}
