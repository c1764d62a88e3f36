import { colour, inkFill, noLine, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate } from '../subject.ts'
import { circle, d, part, path, rect } from '../svg.ts'
import { trace } from '../parts/trace.ts'

/** A bare LCD panel from the front: metal frame, glass, ribbon at the foot. */
function panel(): string {
  const ears = ([[56, 60], [424, 60], [56, 250], [424, 250]] as const).map(([x, y]) => rect([x - 16, y - 12, 32, 24], { fill: colour.tint, rx: 4 }) + circle([x + (x < 240 ? -6 : 6), y], 4, { ...inkFill, ...noLine }))
  return part('panel', [
    ...ears,
    rect([60, 36, 360, 240], { fill: colour.shade, rx: 4 }),
    rect([82, 56, 316, 194], { fill: colour.petrolDeep, rx: 2 }),
    trace('ecg', [96, 72, 288, 44], { stroke: '#8fd6b4', cycles: 4, width: 2.5 }),
    trace('pulse', [96, 136, 288, 36], { stroke: '#9cc9d8', cycles: 4, width: 2.5 }),
    trace('breath', [96, 194, 288, 32], { stroke: '#e2d59a', cycles: 3, width: 2.5 }),
  ])
}

function ribbon(x: number, wires: number): string {
  const lines = Array.from({ length: wires }, (_, index) => d`M${x + 5 + index * 7} 276V340`).join('')
  return rect([x, 276, wires * 7 + 3, 58], { fill: colour.tint }) + path(lines, thinOpen) + rect([x - 6, 326, wires * 7 + 15, 20], { rx: 2 })
}

function whole(): Plate {
  return { body: ribbon(190, 12) + panel(), alt: altText('Display LCD para monitor', 'vista frontal com o cabo flat') }
}

function detail(): Plate {
  return {
    body: [
      rect([50, 40, 380, 230], { fill: colour.tint, rx: 4 }),
      rect([70, 58, 340, 120], { ...thin, fill: colour.shade }),
      rect([150, 196, 190, 58], { fill: colour.paper }),
      path(Array.from({ length: 12 }, (_, index) => d`M${164 + index * 14} 254V268`).join(''), {}),
      rect([84, 204, 40, 36], { fill: colour.mid }),
      ...([[66, 54], [414, 54], [66, 256], [414, 256]] as const).map((at) => circle(at, 5, thin)),
      path('M380 220H440C456 220 456 300 440 320', { 'stroke-width': 5, fill: 'none' }),
      rect([420, 314, 36, 22], { rx: 2 }),
    ].join(''),
    alt: 'Verso do display LCD, com o conector de sinal e o fio da iluminação.',
  }
}

/** LCD panels of monitors. */
export const display: Composition = { whole, detail }
