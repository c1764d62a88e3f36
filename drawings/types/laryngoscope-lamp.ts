import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, d, label, part, path, placed, rect } from '#drawings/svg.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { byForm, drawnForms } from './by-form.ts'

type Thread = 'grossa' | 'fina' | undefined

const threadOf = ({ variant }: Subject): Thread =>
  variant?.thread ? (/gross/i.test(variant.thread) ? 'grossa' : 'fina') : undefined

/** LED lamp of a laryngoscope blade, lying: lens to the left, threaded base and contact to the right. */
function lamp(thread: Thread): string {
  const half = thread === 'fina' ? 25 : 33
  const pitch = thread === 'fina' ? 7 : 14
  const count = Math.floor(98 / pitch)
  const top = `l${pitch / 2} ${-pitch * 0.5}l${pitch / 2} ${pitch * 0.5}`.repeat(count)
  const bottom = `l${-pitch / 2} ${pitch * 0.5}l${-pitch / 2} ${-pitch * 0.5}`.repeat(count)
  const slants = Array.from(
    { length: count },
    (_, index) => d`M${14 + index * pitch + pitch / 2} ${-half - pitch * 0.5}l${pitch * 0.5} ${half * 2 + pitch * 0.5}`,
  ).join('')
  return part(
    'lamp',
    [
      path('M-60 -24H-130C-164 -24 -172 24 -130 24H-60Z', { fill: colour.sheet }),
      path('M-146 -11C-152 -4 -152 4 -146 11', thinOutline),
      rect([-116, -13, 32, 26], { fill: '#f4d98a', ...thinLine }),
      path('M-84 -6H-60M-84 6H-60', thinOutline),
      rect([-60, -30, 74, 60], { fill: colour.tint, rx: 3 }),
      path('M-40 -30V30M-26 -30V30', thinOutline),
      rect([112, -14, 16, 28], { fill: colour.mid }),
      circle([134, 0], 9, { fill: colour.tint }),
      path(d`M14 ${-half}` + top + d`V${half}` + bottom + 'Z', { fill: colour.shade }),
      path(slants, thinOutline),
    ],
    { 'data-thread': thread ?? 'grossa' },
  )
}

function whole(subject: Subject): Plate {
  const thread = threadOf(subject)
  const text = thread ? label([326, 274], `rosca ${thread}`, { anchor: 'middle', size: 18, weight: 600 }) : ''
  return {
    body: centreLines([240, 170], [220, 100]) + placed({ at: [258, 170], scale: 1.32 }, lamp(thread)) + text,
    alt: altText('Lâmpada LED de laringoscópio', thread && `rosca ${thread}`),
  }
}

function detail(): Plate {
  const one = (thread: 'grossa' | 'fina', y: number) =>
    placed({ at: [190, y], scale: 1.05 }, lamp(thread)) + label([350, y + 5], `rosca ${thread}`, { size: 16.5 })
  return {
    body: one('grossa', 106) + one('fina', 236) + caption([200, 334], 'compare a rosca'),
    alt: 'Rosca grossa e rosca fina da lâmpada, uma acima da outra.',
  }
}

/** Lamps: laryngoscope LED, otoscope, ophthalmoscope, examination light. */
export const laryngoscopeLamp: Composition = byForm<Subject>('laringoscopio-rosca', {
  'laringoscopio-rosca': { whole, detail },
  ...drawnForms('lampadas'),
})
