import { colour, inkFill, noLine, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate, type Subject } from '../subject.ts'
import { circle, d, part, path, placed, type Placement, rect } from '../svg.ts'

/** Rotary encoder from the side: shaft, threaded bush, can, five pins. */
export function encoder(placement: Placement): string {
  return part('encoder', placed(placement, [
    path('M-16 -150H16V-40H-16Z', { fill: colour.tint }),
    path('M-16 -150H2V-90H-16', { fill: colour.paper }),
    rect([-28, -70, 56, 44], { fill: colour.shade }),
    path('M-28 -62L28 -58M-28 -52L28 -48M-28 -42L28 -38', thinOpen),
    rect([-66, -26, 132, 76], { fill: colour.mid, rx: 4 }),
    rect([-54, -14, 108, 30], { ...thin, fill: colour.shade }),
    path('M-44 50V92M0 50V92M44 50V92', { 'stroke-width': 6 }),
    path('M-66 4H-76V60M66 4H76V60', { fill: 'none', 'stroke-width': 6 }),
  ]))
}

function chip([x, y]: readonly [number, number], pins: number): string {
  const width = pins * 12 + 6
  const legs = Array.from({ length: pins }, (_, index) => d`M${x + 9 + index * 12} ${y - 7}V${y + 47}`).join('')
  return path(legs, { 'stroke-width': 4 }) + rect([x, y, width, 40], { fill: colour.ink, rx: 3 }) + circle([x + 10, y + 30], 3, { fill: colour.paper, ...noLine })
}

/** A circuit board from above. */
export function circuitBoard(): string {
  const holes = ([[64, 64], [416, 64], [64, 296], [416, 296]] as const).map((at) => circle(at, 9, {}))
  return part('board', [
    rect([40, 40, 400, 280], { fill: colour.shade, rx: 8 }),
    path('M150 176V210H96V250M170 176V226H230M190 176V196H300V170M210 176V186H330M120 120H96V190M250 250V280H330V250', { ...thinOpen, stroke: colour.petrol, 'stroke-width': 2 }),
    ...holes,
    chip([110, 110], 9),
    chip([230, 220], 7),
    rect([284, 74, 100, 34], { rx: 2 }),
    path('M296 84V98M308 84V98M320 84V98M332 84V98M344 84V98M356 84V98M368 84V98', {}),
    circle([366, 190], 32, { fill: colour.tint }),
    path('M350 190H382', thinOpen),
    rect([84, 232, 60, 26], { fill: colour.paper, ...thin }),
    rect([160, 266, 46, 18], { fill: colour.mid, ...thin }),
    rect([352, 252, 54, 30], { fill: colour.paper }),
  ])
}

const isEncoder = ({ product, traits }: Subject) => /encoder|potenci/i.test(`${traits.form ?? ''} ${product.name}`)

function whole(subject: Subject): Plate {
  return isEncoder(subject)
    ? { body: encoder({ at: [240, 200], scale: 1.25 }), alt: altText('Encoder rotativo', 'eixo com chanfro, bucha rosqueada e terminais') }
    : { body: circuitBoard(), alt: altText('Placa eletrônica', 'vista do lado dos componentes') }
}

function detail(subject: Subject): Plate {
  if (!isEncoder(subject)) return { body: placed({ at: [-130, -60], scale: 1.7 }, circuitBoard()), alt: 'Conector e circuitos da placa em detalhe.' }
  return {
    body: rect([130, 70, 220, 220], { fill: colour.mid, rx: 8 }) + circle([240, 180], 74, { fill: colour.shade }) + circle([240, 180], 44, { fill: colour.tint }) + path('M206 152H274', {}) + circle([240, 180], 3, inkFill),
    alt: 'Encoder rotativo visto de cima, com o chanfro do eixo.',
  }
}

/** Boards and electronic components. */
export const board: Composition = { whole, detail }
