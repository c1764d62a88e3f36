import { colour, inkFill, noLine, thin, thinOpen } from '#drawings/palette.ts'
import type { Composition } from '#drawings/subject.ts'
import { circle, d, label, part, path, rect } from '#drawings/svg.ts'
import { trace } from '#drawings/parts/trace.ts'
import { byForm, fixed } from './by-form.ts'

const ears = (points: readonly (readonly [number, number])[]) =>
  points
    .map(
      ([x, y]) =>
        rect([x - 16, y - 12, 32, 24], { fill: colour.tint, rx: 4 }) +
        circle([x + (x < 240 ? -6 : 6), y], 4, { ...inkFill, ...noLine }),
    )
    .join('')

function ribbon(x: number, [top, wires]: readonly [number, number]): string {
  const lines = Array.from({ length: wires }, (_, index) => d`M${x + 5 + index * 7} ${top}V326`).join('')
  return (
    rect([x, top, wires * 7 + 3, 332 - top], { fill: colour.tint }) +
    path(lines, thinOpen) +
    rect([x - 6, 324, wires * 7 + 15, 20], { rx: 2 })
  )
}

/** A bare LCD panel from the front: metal frame, glass, ribbon at the foot. */
function panel(): string {
  return part('panel', [
    ribbon(92, [260, 12]),
    ears([
      [56, 56],
      [424, 56],
      [56, 244],
      [424, 244],
    ]),
    rect([60, 30, 360, 240], { fill: colour.shade, rx: 4 }),
    rect([82, 50, 316, 194], { fill: colour.petrolDeep, rx: 2 }),
    trace('ecg', [96, 66, 288, 44], { stroke: '#8fd6b4', cycles: 4, width: 2.5 }),
    trace('pulse', [96, 130, 288, 36], { stroke: '#9cc9d8', cycles: 4, width: 2.5 }),
    trace('breath', [96, 188, 288, 32], { stroke: '#e2d59a', cycles: 3, width: 2.5 }),
  ])
}

/** A small monochrome panel on its carrier board. */
function compact(): string {
  return part('panel', [
    rect([50, 50, 380, 230], { fill: colour.shade, rx: 6 }),
    ...(
      [
        [70, 70],
        [410, 70],
        [70, 260],
        [410, 260],
      ] as const
    ).map((at) => circle(at, 8, {})),
    rect([94, 78, 292, 150], { fill: colour.tint, rx: 4 }),
    rect([108, 92, 264, 122], { fill: '#b9cdb9', ...thin, rx: 2 }),
    trace('ecg', [118, 104, 150, 34], { stroke: colour.ink, cycles: 2 }),
    trace('ecg', [118, 152, 150, 34], { stroke: colour.ink, cycles: 2 }),
    label([360, 146], '72', { size: 36, weight: 600, anchor: 'end' }),
    label([360, 176], 'bpm', { size: 15, anchor: 'end' }),
    rect([160, 244, 160, 22], { rx: 2 }),
    path(Array.from({ length: 12 }, (_, index) => d`M${172 + index * 12} 250V260`).join(''), {}),
  ])
}

/** The back: shield, driver board, signal connector, wire of the backlight. */
function back(): string {
  return [
    rect([40, 36, 380, 240], { fill: colour.tint, rx: 4 }),
    rect([60, 54, 340, 122], { ...thin, fill: colour.shade }),
    path('M80 74H380M80 156H380', { ...thinOpen, stroke: colour.mid }),
    rect([140, 194, 190, 62], {}),
    path(Array.from({ length: 12 }, (_, index) => d`M${154 + index * 14} 238V252`).join(''), {}),
    rect([160, 206, 60, 20], { fill: colour.ink }),
    rect([74, 204, 40, 36], { fill: colour.mid }),
    ...(
      [
        [56, 50],
        [404, 50],
        [56, 260],
        [404, 260],
      ] as const
    ).map((at) => circle(at, 5, thin)),
    path('M420 210C450 210 446 280 432 308', { 'stroke-width': 5, fill: 'none' }),
    rect([410, 306, 44, 26], { rx: 2 }),
  ].join('')
}

const backlight = { detail: back(), detailAlt: 'verso, com o conector de sinal e o fio da iluminação' }

/** LCD panels of monitors. */
export const display: Composition = byForm({
  'painel-tft': fixed(() => ({ whole: panel(), wholeAlt: 'vista frontal com o cabo flat', ...backlight })),
  'painel-compacto': fixed(() => ({
    whole: compact(),
    wholeAlt: 'painel pequeno sobre a placa de suporte',
    ...backlight,
  })),
})
