import { colour, thinLine } from '#drawings/palette.ts'
import { circle, label, part, path, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { fingerClip } from '#drawings/parts/finger-clip.ts'
import { keys, screen } from '#drawings/parts/screen.ts'

const glow = '#d7ebe4'

/** Hand-held oximeter with a sensor on its cable. */
export function handheldOximeter(): string {
  return part('oximeter', [
    cable('M180 230C180 330 260 340 300 300C312 288 300 268 312 258', { width: 10 }),
    rect([90, 34, 180, 256], { fill: colour.shade, rx: 22 }),
    rect([108, 56, 144, 134], { fill: colour.petrolDeep, rx: 6 }),
    label([238, 118], '98', { size: 56, weight: 600, anchor: 'end', fill: '#9cc9d8' }),
    label([238, 176], '72', { size: 44, weight: 600, anchor: 'end', fill: '#8fd6b4' }),
    ...[130, 180, 230].map((x) => circle([x, 226], 15, { fill: colour.sheet })),
    rect([150, 262, 60, 14], { fill: colour.mid, rx: 4 }),
    fingerClip({ at: [306, 252], scale: 0.95 }),
  ])
}

/** Table-top oximeter: wide box, curve and numbers. */
export function tabletopOximeter(): string {
  return part('oximeter', [
    cable('M84 240C20 250 20 330 90 330H250C290 330 290 310 306 304', { width: 10 }),
    path('M170 56V38C170 28 176 22 188 22H292C304 22 310 28 310 38V56', { fill: 'none', 'stroke-width': 9 }),
    rect([60, 54, 360, 214], { fill: colour.shade, rx: 18 }),
    screen([82, 76, 316, 128], { rows: 2, curves: ['pulse', 'volume'], values: ['98', '72'] }),
    keys([150, 220, 252, 28], 6),
    circle([104, 234], 16, { fill: '#2b62ae' }),
    fingerClip({ at: [312, 304], scale: 0.66 }),
  ])
}

/** Fingertip oximeter: one clamshell with its own display. */
export function fingertipOximeter(): string {
  return part('oximeter', [
    path('M330 150C390 140 450 140 470 146V206C450 212 390 212 330 202', {
      ...thinLine,
      stroke: colour.mid,
      'stroke-dasharray': '6 5',
    }),
    path('M60 190C56 250 80 274 130 274H330C366 274 384 250 384 220V190Z', { fill: colour.tint }),
    path('M60 178C56 116 84 84 140 84H320C364 84 384 110 384 150V178Z', { fill: colour.shade }),
    rect([52, 176, 340, 16], { fill: colour.mid, rx: 6 }),
    rect([112, 104, 210, 62], { fill: colour.petrolDeep, rx: 8 }),
    label([204, 152], '98', { size: 46, weight: 600, anchor: 'end', fill: '#9cc9d8' }),
    label([306, 152], '72', { size: 46, weight: 600, anchor: 'end', fill: '#8fd6b4' }),
    label([216, 126], '%', { size: 14, fill: glow }),
    path('M110 226H340M120 242H330', thinLine),
  ])
}

/** The two readings of an oximeter, close up. */
export function oximetryDetail(): string {
  return (
    rect([40, 50, 400, 250], { fill: colour.shade, rx: 18 }) +
    rect([62, 72, 356, 206], { fill: colour.petrolDeep, rx: 8 }) +
    label([222, 186], '98', { size: 92, weight: 600, anchor: 'end', fill: '#9cc9d8' }) +
    label([396, 186], '72', { size: 92, weight: 600, anchor: 'end', fill: '#8fd6b4' }) +
    label([96, 236], '% SpO₂', { size: 20, fill: '#9cc9d8' }) +
    label([330, 236], 'bpm', { size: 20, fill: '#8fd6b4' })
  )
}
