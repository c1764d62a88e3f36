import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, d, label, part, path, placed, rect } from '#drawings/svg.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import { specified } from '#drawings/specified.ts'
import { byForm, fixedComposition } from './by-form.ts'

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

/** Halogen capsule on two pins. */
const bipin = () =>
  part('lamp', [
    path('M204 150V100C204 66 220 40 240 34C260 40 276 66 276 100V150Z', {}),
    path('M226 150V112M254 150V112', thinLine),
    path('M226 112C226 84 234 108 240 92C246 108 254 84 254 112', {
      ...thinOutline,
      stroke: '#c98a1b',
      'stroke-width': 2.5,
    }),
    rect([194, 150, 92, 62], { fill: colour.tint, rx: 6 }),
    path('M208 168H272', { ...thinOutline, stroke: colour.mid }),
    path('M222 212V300M258 212V300', { 'stroke-width': 8 }),
    path('M222 314V330M258 314V330M222 322H258', thinLine),
  ])

/**
 * Miniature lamp of a diagnostic instrument's head: its glass, and its base, which is dashed because its fit has to be
 * checked.
 */
const miniature = (glass: string) =>
  part('lamp', [
    glass,
    path('M228 112V84C228 70 252 70 252 84V112', { ...thinOutline, stroke: '#c98a1b', 'stroke-width': 2.5 }),
    rect([190, 116, 100, 22], { fill: colour.mid, rx: 3 }),
    rect([206, 138, 68, 140], { ...thinLine, fill: colour.sheet, rx: 3, 'stroke-dasharray': '7 5' }),
  ])

const bead = circle([240, 78], 44, {})
const capsule = path('M212 118V58C212 42 222 30 240 30C258 30 268 42 268 58V118Z', {})

/** A miniature lamp with the voltage of the chosen variant or of the data sheet. */
const head = (glass: string, words: string): Composition => ({
  whole: ({ product, variant }) => {
    const volts = variant?.rating ?? /^\d+(?:,\d+)? V$/.exec(specified(product, 'Tensão') ?? '')?.[0]
    return {
      body:
        centreLines([240, 170], [140, 150]) +
        miniature(glass) +
        label([330, 108], volts ?? '', { size: 24, weight: 600, fill: colour.petrol }) +
        caption([240, 330], 'encaixe a conferir'),
      alt: altText(product.name, words, 'encaixe a conferir', volts),
    }
  },
  detail: ({ product }) => ({
    body: placed({ at: [-170, -30], scale: 1.7 }, miniature(glass)),
    alt: `${product.name}: vidro e filamento em detalhe.`,
  }),
})

/** Lamps: laryngoscope LED, otoscope, examination light. */
export const laryngoscopeLamp: Composition = byForm({
  'laringoscopio-rosca': { whole, detail },
  bipino: fixedComposition(() => ({
    whole: centreLines([240, 180], [140, 168]) + bipin(),
    wholeAlt: 'cápsula de vidro com dois pinos',
    detail:
      centreLines([240, 170], [170, 140]) +
      rect([120, 110, 240, 120], { fill: colour.tint, rx: 22 }) +
      circle([186, 170], 16, { fill: colour.ink }) +
      circle([294, 170], 16, { fill: colour.ink }) +
      path('M186 236V276M294 236V276M186 264H294', thinLine) +
      caption([240, 320], 'distância entre os pinos'),
    detailAlt: 'base com os dois pinos',
  })),
  otoscopio: head(bead, 'bulbo e flange'),
  oftalmoscopio: head(capsule, 'cápsula e flange'),
})
