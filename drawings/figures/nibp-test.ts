import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'
import { figure, labelled, words, type Figure } from './figure.ts'

/** The rig of a cuff's leak test: cylinder, cuff, T, manometer and bulb with its valve. */
export function leakTest(): Figure {
  return figure(372, [
    part('hose', [
      path('M196 196H258M258 196H330C352 196 356 186 356 168M258 196V262C258 284 270 292 292 292H330', {
        ...noFill,
        'stroke-width': 11,
      }),
      path('M196 196H258M258 196H330C352 196 356 186 356 168M258 196V262C258 284 270 292 292 292H330', {
        ...noFill,
        stroke: colour.shade,
        'stroke-width': 6,
      }),
    ]),
    cylinder(),
    rect([240, 182, 36, 28], { fill: colour.mid, rx: 4 }),
    manometer(),
    bulb(),
    labelled([100, 44], 'cilindro rígido', { to: [100, 80], anchor: 'middle' }),
    labelled([106, 350], 'braçadeira enrolada', { to: [100, 258], anchor: 'middle' }),
    labelled([258, 150], 'T', { to: [258, 192], anchor: 'middle' }),
    labelled([380, 352], 'pera com válvula', { to: [400, 304], anchor: 'middle' }),
    words([398, 188], '200', { anchor: 'middle', weight: 600, size: 19 }),
    words([398, 208], 'mmHg', { anchor: 'middle' }),
    words([398, 234], '30 s', { anchor: 'middle', fill: colour.muted }),
  ])
}

function cylinder(): string {
  return part('cylinder', [
    path('M52 78H148V306H52Z', { fill: colour.sheet }),
    path('M52 78C52 64 148 64 148 78C148 92 52 92 52 78Z', { fill: colour.tint }),
    path('M52 306C52 320 148 320 148 306', { fill: colour.sheet }),
    path('M40 128C40 144 160 144 160 128V256C160 274 40 274 40 256Z', { fill: colour.petrol }),
    path('M128 140V268', { ...thinOutline, stroke: colour.sheet }),
    rect([150, 184, 50, 24], { fill: colour.petrol, rx: 5 }),
    path('M64 198H112M64 190V206M112 190V206', { ...thinOutline, stroke: colour.sheet }),
  ])
}

function manometer(): string {
  const ticks = Array.from({ length: 13 }, (_, index) => {
    const angle = ((-210 + index * 20) * Math.PI) / 180
    const at = (radius: number) => [356 + radius * Math.cos(angle), 106 + radius * Math.sin(angle)] as const
    return line(at(46), at(index % 3 === 0 ? 36 : 40), thinLine)
  })
  return part('manometer', [
    rect([346, 150, 20, 22], { fill: colour.mid, rx: 3 }),
    circle([356, 106], 54, { fill: colour.sheet }),
    ...ticks,
    line([356, 106], [376, 76], { stroke: wire.red }),
    circle([356, 106], 5, { fill: colour.ink }),
  ])
}

function bulb(): string {
  return part('bulb', [
    path('M346 292C352 266 392 262 418 268C446 274 452 310 418 316C392 322 352 318 346 292Z', { fill: '#3b4447' }),
    rect([326, 280, 24, 24], { fill: '#cdd3d6', rx: 3 }),
    circle([338, 270], 9, { fill: '#cdd3d6' }),
  ])
}
