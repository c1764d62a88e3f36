import { forWhat } from './for-what.ts'
import { colour, inkFill, thin } from './palette.ts'
import { loopedPlug } from './parts/looped.ts'
import { lockCallout } from './plugs/plug-lock.ts'
import { isKnown, plugOf } from './plugs/plug-view.ts'
import type { Subject } from './subject.ts'
import { circle, label, path } from './svg.ts'
import { forLarge } from './two-sizes.ts'

const size = 15

/** The captions of a coiled cable: its purpose and, on large pictures, its lengths and its plug's contacts and lock. */
export function cableCaptions(subject: Subject): string {
  const [x, y] = loopedPlug
  const lock = lockCallout(plugOf(subject), { onSheet: (place) => [x + place[0], y + place[1]], words: [90, 240] })
  return forWhatTitle(subject) + loopLengths(subject) + forLarge(contacts(subject)) + lock
}

/** The purpose of a coiled cable, above its loop. */
export function forWhatTitle({ product }: Subject): string {
  return label([14, 30], forWhat(product) ?? '', { size: 16.5, fill: colour.muted })
}

/** The available lengths, inside the loop of a large drawing. */
export function loopLengths({ product }: Subject): string {
  const lengths = [...new Set(product.variants.flatMap(({ length }) => length ?? []))]
  return lengths.length === 0 || lengths.length > 2
    ? ''
    : forLarge(label([124, 138], lengths.join(' ou '), { anchor: 'middle', size, fill: colour.muted }))
}

/** The plug's number of contacts, if its face is known. */
function contacts(subject: Subject): string {
  const view = plugOf(subject)
  const count = view.connector?.contacts ?? 0
  if (!isKnown(view) || count < 2) return ''
  return (
    circle([84, 318], 2.5, inkFill) +
    path('M84 318L108 339H134', { ...thin, fill: 'none' }) +
    label([140, 344], `${count} contatos`, { size, fill: colour.muted })
  )
}
