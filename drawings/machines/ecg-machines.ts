import { colour, noLine, thinLine } from '#drawings/palette.ts'
import { circle, part, path, rect } from '#drawings/svg.ts'
import { castor } from '#drawings/parts/knob.ts'
import { keys } from '#drawings/parts/screen.ts'
import { trace } from '#drawings/parts/trace.ts'

const paper = (x: number, y: number, width: number) =>
  path(`M${x} ${y + 120}V${y}H${x + width}V${y + 120}`, {}) +
  [26, 60, 94]
    .map((dy) => trace('ecg', [x + 14, y + dy - 8, width - 28, 18], { stroke: colour.ink, cycles: 4, width: 1.5 }))
    .join('')

function lit(x: number, y: number, [width, height]: readonly [number, number]): string {
  return (
    rect([x, y, width, height], { fill: colour.petrolDeep, rx: 4 }) +
    trace('ecg', [x + 10, y + height * 0.2, width - 20, height * 0.26], { stroke: '#8fd6b4', cycles: 3 }) +
    trace('ecg', [x + 10, y + height * 0.6, width - 20, height * 0.26], { stroke: '#9cc9d8', cycles: 3 })
  )
}

/** Portable electrocardiograph: paper out of the top, screen and keys. */
export function electrocardiograph(): string {
  return part('ecg-machine', [
    paper(150, 30, 180),
    path('M70 330L96 146H384L410 330Z', { fill: colour.shade }),
    rect([130, 140, 220, 18], { fill: colour.ink, rx: 4 }),
    lit(122, 176, [150, 84]),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      circle([304 + (index % 3) * 30, 194 + Math.floor(index / 3) * 34], 11, { fill: colour.sheet, ...thinLine }),
    ),
    keys([108, 278, 270, 30], 9),
  ])
}

/** Small box that prints a strip and clips to a computer or stands alone: few keys, no large screen. */
export function stripRecorder(): string {
  return part('ecg-machine', [
    path('M80 178V70H400V178', {}),
    trace('ecg', [100, 100, 280, 26], { stroke: colour.ink, cycles: 6, width: 2 }),
    path('M96 84H384M96 152H384', { ...thinLine, stroke: '#e3a9a5' }),
    rect([56, 168, 368, 150], { fill: colour.shade, rx: 16 }),
    rect([84, 162, 312, 16], { fill: colour.ink, rx: 4 }),
    rect([84, 202, 120, 44], { fill: '#b9cdb9', rx: 4, ...thinLine }),
    keys([224, 204, 176, 38], 4),
    keys([84, 268, 316, 26], 8),
  ])
}

/** Electrocardiograph on its trolley, with arm for the cable. */
export function trolleyElectrocardiograph(): string {
  return part('ecg-machine', [
    path('M352 150V40H420M420 40V70', { fill: 'none', 'stroke-width': 8 }),
    path('M420 66C400 110 440 130 414 170', { fill: 'none', 'stroke-width': 4 }),
    rect([150, 22, 180, 118], { fill: colour.shade, rx: 8 }),
    lit(164, 36, [152, 90]),
    path('M120 186L140 140H340L360 186Z', { fill: colour.shade }),
    path('M154 152H326M148 166H332', { 'stroke-dasharray': '7 6', 'stroke-width': 5 }),
    rect([112, 186, 256, 26], { fill: colour.mid, rx: 4 }),
    path('M196 186V232H284V186', {}),
    trace('ecg', [204, 206, 72, 14], { stroke: colour.ink, cycles: 2, width: 1.5 }),
    path('M226 232H254V306H226Z', { fill: colour.tint }),
    rect([170, 258, 140, 22], { fill: colour.shade, rx: 4 }),
    path('M120 326L150 306H330L360 326Z', { fill: colour.mid }),
    castor([132, 334]),
    castor([348, 334]),
  ])
}

/** A strip of ECG paper with its grid and one lead, close up. */
export function tracingDetail(): string {
  const fine =
    Array.from({ length: 20 }, (_, index) => `M${36 + index * 21.5} 60V300`).join('') +
    Array.from({ length: 12 }, (_, index) => `M30 ${68 + index * 21.5}H450`).join('')
  return (
    rect([30, 60, 420, 240], { fill: '#fdf3f1', rx: 2 }) +
    path(fine, { stroke: '#e9bab4', 'stroke-width': 1 }) +
    trace('ecg', [40, 120, 400, 110], { stroke: colour.ink, cycles: 3, width: 3 }) +
    path('M30 60H450M30 300H450', { ...noLine })
  )
}
