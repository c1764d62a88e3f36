import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, d, part, path, placed, rect } from '#drawings/svg.ts'
import { barb } from './port.ts'

const spout = { material: 'plastico', mounted: false } as const

/** Diaphragm pump: round motor, head with the air spout, two wires. */
export function airPump(): string {
  return part('air-pump', [
    path('M70 170C40 170 40 250 20 256M70 206C50 206 50 290 30 296', { ...noFill, 'stroke-width': 5 }),
    path('M70 170C40 170 40 250 20 256', { ...noFill, 'stroke-width': 2.5, stroke: wire.red }),
    rect([70, 130, 150, 120], { fill: '#cdd3d6', rx: 14 }),
    path('M84 154H206', { stroke: colour.sheet, 'stroke-width': 7 }),
    rect([220, 112, 110, 156], { fill: colour.shade, rx: 6 }),
    rect([330, 124, 40, 132], { fill: colour.tint, rx: 4 }),
    path('M240 112V268M310 112V268', thinOutline),
    ...[128, 252].map((y) => circle([275, y], 6, thinLine)),
    placed({ at: [370, 190], turn: 180 }, barb(spout)),
  ])
}

/** Solenoid valve: coil, terminals and wires, air spout below. */
export function solenoid(): string {
  const turns = Array.from({ length: 9 }, (_, index) => d`M164 ${104 + index * 12}H316`).join('')
  return part('solenoid', [
    path('M210 70C210 30 160 40 150 16M270 70C270 30 320 40 330 16', { ...noFill, 'stroke-width': 7 }),
    path('M210 70C210 30 160 40 150 16', { ...noFill, 'stroke-width': 3, stroke: wire.red }),
    rect([150, 68, 180, 160], { fill: colour.mid, rx: 8 }),
    rect([164, 96, 152, 108], { fill: '#dba765', ...thinLine }),
    path(turns, { ...thinOutline, stroke: '#83532f' }),
    rect([196, 228, 88, 32], { fill: colour.tint }),
    placed({ at: [240, 260], turn: -90, keepLine: true }, barb(spout)),
    placed({ at: [150, 148], keepLine: true }, barb(spout)),
  ])
}
