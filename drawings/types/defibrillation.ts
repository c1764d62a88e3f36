import { colour, inkFill, noFill, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, d, part, path, placed, type Placement, rect } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { plugViews } from '../parts/plug-detail.ts'
import { plug } from '../parts/plug.ts'
import { plugName } from '../parts/plug-names.ts'

/** External paddle from the side: electrode plate, housing, handle with button. */
export function paddle(placement: Placement): string {
  return part('paddle', placed(placement, [
    rect([-62, 52, 124, 14], { rx: 3 }),
    path('M-54 52L-46 26H46L54 52Z', { fill: colour.shade }),
    path('M-40 26V-10C-40 -34 -22 -44 0 -44C22 -44 40 -34 40 -10V26H22V-8C22 -20 12 -26 0 -26C-12 -26 -22 -20 -22 -8V26Z', { fill: colour.mid }),
    circle([0, -35], 6, { fill: colour.signal, ...thin }),
    path('M-36 40H36', thinOpen),
  ]))
}

/** Multifunction pad: gel area on a backing, wire out of the corner. */
export function multifunctionPad(placement: Placement): string {
  return part('pad', placed(placement, [
    rect([-66, -84, 132, 168], { fill: colour.tint, rx: 34 }),
    rect([-50, -68, 100, 136], { ...thin, fill: colour.paper, rx: 24 }),
    path('M-24 -8C-24 -26 -4 -28 0 -14C4 -28 24 -26 24 -8C24 8 8 16 0 26C-8 16 -24 8 -24 -8Z', { ...thinOpen, 'stroke-width': 2 }),
    path('M6 -14L-4 0H5L-4 14', { ...thinOpen }),
  ]))
}

const isPaddle = ({ product, traits }: Subject) => /\bp[aá]s?\b|pa-ext|externa/i.test(`${traits.form ?? ''} ${product.name}`) && !/multifun/i.test(product.name)

function whole(subject: Subject): Plate {
  const { traits, variant } = subject
  const shape = traits.plug ?? 'a-conferir'
  const small = variant?.sizeKey === 'pediatrica' || variant?.sizeKey === 'neonatal' || /infantil|pedi/.test(traits.form ?? '')
  if (isPaddle(subject)) return { body: paddles(small), alt: altText('Par de pás externas de desfibrilação', small ? 'infantis' : 'adulto') }
  const scale = small ? 0.72 : 0.95
  return {
    body: [
      cable(['M296 108C250 108 262 300 190 306H110', 'M406 196C406 320 300 310 250 300C220 294 200 306 150 306'], { width: 8 }),
      multifunctionPad({ at: [282, 110], scale, turn: -6 }),
      multifunctionPad({ at: [400, 190], scale, turn: 6 }),
      plug(shape, { at: [122, 306] }),
    ].join(''),
    alt: altText('Par de eletrodos multifunção para desfibrilação', small ? 'infantil' : 'adulto', `com ${plugName[shape]}`),
  }
}

function paddles(small: boolean): string {
  const scale = small ? 1.05 : 1.4
  const cords = [130, 350].map((x) => cable(d`M${x} ${160 - 44 * scale}C${x} 20 ${x < 240 ? 40 : 440} 30 ${x < 240 ? 30 : 450} 140C${x < 240 ? 24 : 456} 260 ${x < 240 ? 200 : 280} 330 240 366`, { width: 10, core: colour.mid }))
  return cords.join('') + paddle({ at: [130, 170], scale }) + paddle({ at: [350, 170], scale })
}

function detail(subject: Subject): Plate {
  if (!isPaddle(subject)) {
    const shape = subject.traits.plug ?? 'a-conferir'
    return { body: plugViews(shape), alt: altText(`${plugName[shape]} dos eletrodos multifunção, em vista frontal e lateral`) }
  }
  return {
    body: rect([70, 60, 220, 240], { fill: colour.shade, rx: 36 }) + rect([92, 82, 176, 196], { rx: 22 }) + paddle({ at: [390, 190], scale: 0.9 }) + circle([180, 180], 60, { ...noFill, ...thin, 'stroke-dasharray': '4 6' }) + circle([180, 180], 4, inkFill),
    alt: 'Placa de contato da pá externa e a pá vista de lado.',
  }
}

/** Defibrillation paddles and multifunction electrodes. */
export const defibrillation: Composition = { whole, detail }
