import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect, type Point } from '#drawings/svg.ts'
import { plotted, polyline, pulse } from './curves.ts'
import { arrow, axes, figure, heading, labelled, words, type Figure } from './figure.ts'

/**
 * How a pulse oximeter works: two lights through the finger, and the absorption that pulses on top of the constant one.
 */
export function spo2Optics(): Figure {
  const beats = plotted([250, 320], [206, 62], (across) => pulse((across * 3) % 1) * 0.9 + 0.06)
  return figure(388, [
    finger(),
    labelled([240, 40], 'vermelho, 660 nm', { to: [118, 66] }),
    labelled([240, 72], 'infravermelho, 880 a 940 nm', { to: [154, 66] }),
    labelled([250, 172], 'fotodetector', { to: [136, 218] }),
    axes([250, 346], [206, 116], ['tempo', 'luz absorvida']),
    rect([251.5, 320, 204, 25], { fill: colour.shade, stroke: 'none' }),
    polyline(beats),
    words([60, 296], 'parte que pulsa', { fill: colour.muted }),
    arrow([186, 290], [244, 290], { ...thinLine, stroke: colour.muted }),
    words([60, 338], 'parte constante', { fill: colour.muted }),
    arrow([190, 333], [244, 333], { ...thinLine, stroke: colour.muted }),
  ])
}

function finger(): string {
  return part('finger', [
    path('M24 106H176C206 106 224 122 224 144C224 166 206 182 176 182H24', { fill: colour.tint }),
    path('M188 116C204 118 214 128 216 140H190Z', { ...thinLine, fill: colour.sheet }),
    path('M24 132H150M24 152H150', { ...thinOutline, stroke: colour.mid }),
    rect([88, 60, 96, 34], { fill: colour.sheet, rx: 6 }),
    circle([118, 80], 9, { fill: wire.red }),
    circle([154, 80], 9, { fill: wire.violet }),
    rect([88, 194, 96, 34], { fill: colour.sheet, rx: 6 }),
    path('M118 204H154L148 218H124Z', { ...thinLine, fill: colour.petrol }),
    arrow([118, 98], [130, 190], { ...thinLine, stroke: wire.red, 'stroke-dasharray': '6 4' }),
    arrow([154, 98], [142, 190], { ...thinLine, stroke: wire.violet, 'stroke-dasharray': '6 4' }),
  ])
}

/** The two ways of wiring a sensor's LEDs. */
export function spo2Wiring(): Figure {
  return figure(300, [
    heading([120, 36], 'Dois fios'),
    words([120, 60], 'antiparalelo', { anchor: 'middle', fill: colour.muted }),
    heading([360, 36], 'Três fios'),
    words([360, 60], 'um fio comum', { anchor: 'middle', fill: colour.muted }),
    line([240, 20], [240, 280], { ...thinLine, stroke: colour.shade }),
    path('M40 110H200M40 230H200M84 110V230M156 110V230', { fill: 'none' }),
    diode([84, 170], wire.red, 0),
    diode([156, 170], wire.violet, 180),
    ...contacts([40, 110], [40, 230]),
    path('M280 110H330M280 230H444M330 110V230M280 80H420V230', { fill: 'none' }),
    diode([330, 170], wire.red, 0),
    diode([420, 170], wire.violet, 0),
    ...contacts([280, 80], [280, 110], [280, 230]),
    words([120, 272], 'a corrente se inverte', { anchor: 'middle' }),
    words([360, 272], 'cada LED tem o seu fio', { anchor: 'middle' }),
  ])
}

function diode([x, y]: Point, fill: string, turn: number): string {
  return part('diode', [
    `<g transform="translate(${x} ${y})rotate(${turn})">`,
    path('M-18 -16H18L0 14Z', { fill }),
    path('M-18 14H18', { fill: 'none' }),
    '</g>',
  ])
}

function contacts(...points: Point[]): string[] {
  return points.map((point) => circle(point, 7, { fill: colour.sheet }))
}
