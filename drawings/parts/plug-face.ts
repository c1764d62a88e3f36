import { colour, inkFill, noFill, noLine, thin, wire } from '../palette.ts'
import { circle, d, label, part, path, type Point, rect } from '../svg.ts'
import type { PlugShape } from './plug-names.ts'

/** Points on a circle, clockwise from twelve o'clock, after leaving out a share for the key. */
function ring(count: number, r: number, gap = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = gap / 2 + (1 - gap) * (gap > 0 ? index / (count - 1) : index / count)
    return [Math.sin(turn * 2 * Math.PI) * r, -Math.cos(turn * 2 * Math.PI) * r] as const
  })
}

function row(count: number, pitch: number, y: number): Point[] {
  return Array.from({ length: count }, (_, index) => [(index - (count - 1) / 2) * pitch, y] as const)
}

function pins(points: readonly Point[], r = 5): string {
  return part(
    'pins',
    points.map((point) => circle(point, r, { ...inkFill, ...noLine })),
  )
}

const shell = (r: number, fill: string = colour.shade) => circle([0, 0], r, { fill })

const faces: Record<PlugShape, () => string> = {
  redondo: () => shell(74) + shell(52, colour.sheet) + pins([...ring(6, 32), [0, 0]]),
  'redondo-chaveta': () =>
    shell(74) +
    path('M-50 -16A52 52 0 0 1 -11 -51V-40H11V-51A52 52 0 0 1 36 38H-36A52 52 0 0 1 -50 -16Z', {}) +
    pins([...ring(8, 30, 0.16), [0, 4]]),
  'redondo-baioneta': () =>
    shell(78) +
    circle([0, 0], 68, { ...noFill, ...thin, 'stroke-dasharray': '3 5' }) +
    shell(52, colour.sheet) +
    rect([-7, -64, 14, 16], inkFill) +
    rect([-7, 48, 14, 16], inkFill) +
    pins([...ring(9, 34), ...ring(3, 13)], 4.5),
  lemo: () =>
    shell(66, colour.tint) +
    shell(48, colour.sheet) +
    path('M-36 0A36 36 0 0 1 36 0H24A24 24 0 0 0 -24 0Z', { fill: colour.mid }) +
    pins([...ring(5, 28, 0.3).map(([x, y]) => [x, Math.abs(y) * 0.8] as const), [-10, 2], [10, 2]], 4.5) +
    circle([0, -57], 4.5, { fill: wire.red, ...noLine }),
  'mini-din': () =>
    shell(64) +
    shell(48, colour.sheet) +
    rect([-9, -44, 18, 10], inkFill) +
    rect([-12, 22, 24, 12], { ...inkFill, rx: 2 }) +
    pins([
      [-30, 8],
      [30, 8],
      [-26, -16],
      [26, -16],
      [-10, -2],
      [10, -2],
    ]),
  db9: () => dFace(62, [row(5, 20, -11), row(4, 20, 11)]),
  db15: () => dFace(84, [row(8, 17, -11), row(7, 17, 11)]),
  retangular: () =>
    boxFace() + path('M-26 -48V-64H26V-48', { fill: colour.mid }) + pins([...row(6, 20, -10), ...row(6, 20, 14)]),
  'retangular-trava': () =>
    rect([-96, -16, 20, 32], { fill: colour.mid, rx: 3 }) +
    rect([76, -16, 20, 32], { fill: colour.mid, rx: 3 }) +
    boxFace() +
    path('M-10 -34V-26H10V-34', inkFill) +
    pins([...row(6, 20, -8), ...row(5, 20, 15)]),
  hexagonal: () =>
    path('M-42 -74H42L86 0L42 74H-42L-86 0Z', { fill: colour.shade }) +
    shell(50, colour.sheet) +
    rect([-7, -50, 14, 12], inkFill) +
    pins(ring(7, 30)),
  rj11: () =>
    rect([-58, -50, 116, 88], { fill: colour.tint }) +
    path('M-26 38V58H26V38', { fill: colour.sheet }) +
    path(
      row(4, 22, 0)
        .map(([x]) => d`M${x} -50V-10`)
        .join(''),
      { stroke: '#b98a1c', 'stroke-width': 7, 'stroke-linecap': 'butt' },
    ),
  p10: () => shell(56) + shell(30, colour.sheet) + circle([0, 0], 20, { ...noFill, ...thin }) + shell(8, colour.ink),
  p2: () => shell(46) + shell(20, colour.sheet) + circle([0, 0], 12, { ...noFill, ...thin }) + shell(5, colour.ink),
  banana: () => shell(50) + shell(26, colour.sheet) + path('M-20 0H20M0 -20V20', thin),
  flat: () =>
    rect([-104, -22, 208, 44], { fill: colour.shade, rx: 3 }) +
    rect([-90, -10, 180, 20], {}) +
    path(
      row(14, 12, 0)
        .map(([x]) => d`M${x} -6V6`)
        .join(''),
      { 'stroke-width': 4, 'stroke-linecap': 'butt' },
    ),
  'a-conferir': () =>
    circle([0, 0], 70, { ...noFill, ...thin, 'stroke-dasharray': '7 5' }) +
    label([0, 22], '?', { size: 60, weight: 600, anchor: 'middle', fill: colour.mid }),
  molex: () =>
    rect([-26, -50, 52, 14], { fill: colour.shade }) +
    rect([-66, -38, 132, 72], { rx: 3 }) +
    row(3, 40, 0)
      .map(([x]) => rect([x - 14, -16, 28, 28], { fill: colour.tint, ...thin }) + rect([x - 6, -8, 12, 12], inkFill))
      .join(''),
}

function dFace(half: number, rows: readonly Point[][]): string {
  const ear = half + 22
  return [
    rect([-half - 40, -42, half * 2 + 80, 84], { fill: colour.shade, rx: 6 }),
    path(
      d`M${-half - 8} -28H${half + 8}C${half + 16} -28 ${half + 16} -20 ${half + 14} -14L${half + 6} 20C${half + 4} 26 ${half} 28 ${half - 6} 28H${6 - half}C${-half} 28 ${-half - 4} 26 ${-half - 6} 20L${-half - 14} -14C${-half - 16} -20 ${-half - 16} -28 ${-half - 8} -28Z`,
      {},
    ),
    circle([-ear - 4, 0], 9, thin) + circle([ear + 4, 0], 9, thin),
    pins(rows.flat(), 4.5),
  ].join('')
}

function boxFace(): string {
  return rect([-80, -48, 160, 96], { fill: colour.shade, rx: 10 }) + rect([-66, -34, 132, 68], { rx: 4 })
}

/** The mating face of a plug, around the origin, about 150 units wide. */
export function plugFace(shape: PlugShape): string {
  return part('plug-face', faces[shape](), { 'data-shape': shape })
}
