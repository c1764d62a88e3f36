import { colour, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, d, label, part, path, placed, rect } from '../svg.ts'
import { caption, centreLines } from '../parts/plug-detail.ts'

type Thread = 'grossa' | 'fina' | undefined

const threadOf = ({ variant }: Subject): Thread => (variant?.thread ? (/gross/i.test(variant.thread) ? 'grossa' : 'fina') : undefined)

/** LED lamp of a laryngoscope blade, lying: lens to the left, threaded base, contact. */
function lamp(thread: Thread): string {
  const half = thread === 'grossa' ? 34 : thread === 'fina' ? 24 : 29
  const pitch = thread === 'fina' ? 8 : 14
  const turns = Array.from({ length: Math.floor(96 / pitch) }, (_, index) => d`M${20 + index * pitch} ${-half}L${20 + index * pitch + pitch * 0.45} ${half}`).join('')
  const teeth = Array.from({ length: Math.floor(98 / pitch) }, (_, index) => d`L${14 + index * pitch + pitch / 2} ${-half - pitch * 0.35}L${14 + (index + 1) * pitch} ${-half}`).join('')
  return part('lamp', [
    path('M-130 -22C-160 -20 -168 20 -130 22H-60V-22Z', { fill: colour.paper }),
    path('M-146 -10C-152 -4 -152 4 -146 10', thinOpen),
    rect([-110, -12, 30, 24], { fill: '#f4d98a', ...thin }),
    rect([-60, -28, 76, 56], { fill: colour.tint, rx: 3 }),
    path(d`M14 ${-half}${0}`.replace(/0$/, '') + teeth + d`V${half}H14Z`, { fill: colour.shade }),
    path(turns, thinOpen),
    rect([112, -14, 16, 28], { fill: colour.mid }),
    circle([134, 0], 9, { fill: colour.tint }),
  ], { 'data-thread': thread })
}

function whole(subject: Subject): Plate {
  const thread = threadOf(subject)
  return {
    body: centreLines([240, 170], [210, 90]) + placed({ at: [252, 170], scale: 1.25 }, lamp(thread)) + (thread ? label([328, 268], `rosca ${thread}`, { anchor: 'middle', size: 17, weight: 600 }) : ''),
    alt: altText('Lâmpada LED de laringoscópio', thread && `rosca ${thread}`),
  }
}

function detail(): Plate {
  const one = (thread: 'grossa' | 'fina', y: number) => placed({ at: [190, y], scale: 1.05 }, lamp(thread)) + label([350, y + 5], `rosca ${thread}`, { size: 16 })
  return { body: one('grossa', 110) + one('fina', 240) + caption([190, 340], 'compare a rosca'), alt: 'Rosca grossa e rosca fina da lâmpada, lado a lado.' }
}

/** Laryngoscope lamps. */
export const laryngoscopeLamp: Composition = { whole, detail }
