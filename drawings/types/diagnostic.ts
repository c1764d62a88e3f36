import type { Equipment } from '#domain/catalogue/product.ts'
import { colour, inkFill, thin, thinOpen } from '../palette.ts'
import { altText, type EquipmentComposition } from '../subject.ts'
import { circle, label, part, path, rect } from '../svg.ts'
import { cable } from '../parts/cable.ts'
import { fingerClip } from '../parts/finger-clip.ts'
import { castor } from '../parts/knob.ts'
import { keys, screen } from '../parts/screen.ts'
import { trace } from '../parts/trace.ts'

function ecgMachine(): string {
  return part('ecg-machine', [
    path('M150 150V30H330V150', {}),
    ...[54, 88, 122].map((y) => trace('ecg', [164, y - 20, 152, 20], { stroke: colour.ink, cycles: 4, width: 1.5 })),
    path('M70 330L96 146H384L410 330Z', { fill: colour.shade }),
    rect([130, 140, 220, 18], { fill: colour.ink, rx: 4 }),
    rect([122, 176, 150, 84], { fill: colour.petrolDeep, rx: 4 }),
    trace('ecg', [132, 190, 130, 26], { stroke: '#8fd6b4', cycles: 3 }),
    trace('ecg', [132, 226, 130, 22], { stroke: '#9cc9d8', cycles: 3 }),
    ...[0, 1, 2, 3, 4, 5].map((index) => circle([304 + (index % 3) * 30, 194 + Math.floor(index / 3) * 34], 11, { fill: colour.paper, ...thin })),
    keys([108, 278, 270, 30], 9),
  ])
}

function ultrasound(): string {
  return part('ultrasound', [
    cable('M330 214C410 220 420 270 396 300C380 318 372 250 404 236', { width: 8 }),
    rect([146, 14, 188, 136], { fill: colour.shade, rx: 8 }),
    rect([158, 26, 164, 112], { fill: colour.petrolDeep, rx: 4 }),
    path('M222 36H258L306 116C282 134 198 134 174 116Z', { fill: colour.mid, stroke: 'none' }),
    path('M230 62C240 58 252 60 258 70C262 84 236 90 228 80Z', { fill: colour.petrolDeep, stroke: 'none' }),
    path('M228 150H252V178H228Z', { fill: colour.mid }),
    path('M106 214L134 178H346L374 214Z', { fill: colour.tint }),
    path('M150 190H250M144 202H240', { 'stroke-dasharray': '8 5', 'stroke-width': 4 }),
    circle([300, 196], 9, { fill: colour.mid }),
    rect([150, 214, 180, 100], { fill: colour.shade, rx: 6 }),
    path('M162 240H318M162 266H318', thin),
    path('M396 226H416V240C416 250 396 250 396 240Z', { fill: colour.mid }),
    path('M120 326L140 312H340L360 326Z', { fill: colour.mid }),
    castor([132, 334]),
    castor([348, 334]),
  ])
}

function oximeter(): string {
  return part('oximeter', [
    cable('M180 230C180 330 260 340 300 300C312 288 300 268 312 258', { width: 10 }),
    rect([90, 40, 180, 250], { fill: colour.shade, rx: 18 }),
    screen([108, 62, 144, 128], { rows: 2, curves: ['pulse', 'ecg'], values: ['98', '72'] }),
    ...[130, 180, 230].map((x) => circle([x, 226], 15, { fill: colour.paper })),
    rect([150, 262, 60, 14], { fill: colour.mid, rx: 4 }),
    fingerClip({ at: [306, 252], scale: 0.95 }),
  ])
}

function bloodPressure(): string {
  return part('sphygmomanometer', [
    cable('M300 250C300 340 180 340 150 286', { width: 12, core: colour.tint }),
    rect([60, 190, 190, 100], { fill: colour.shade, rx: 14 }),
    circle([300, 150], 100, { fill: colour.shade }),
    circle([300, 150], 82, {}),
    path('M300 150L352 108', { 'stroke-width': 5 }),
    path('M242 208L250 200M220 150H232M242 92L250 100M300 70V82M358 92L350 100M380 150H368M358 208L350 200', {}),
    circle([300, 150], 8, inkFill),
    label([300, 196], 'mmHg', { anchor: 'middle' }),
    path('M80 220H160', thinOpen),
  ])
}

const kinds = [
  { match: /ultra/i, draw: ultrasound, name: 'Aparelho de ultrassom' },
  { match: /ox[ií]metr/i, draw: oximeter, name: 'Oxímetro de pulso' },
  { match: /press[aã]o|esfigmo|mapa/i, draw: bloodPressure, name: 'Medidor de pressão arterial' },
  { match: /./, draw: ecgMachine, name: 'Eletrocardiógrafo' },
]

function kindOf({ drawing, name }: Equipment) {
  return kinds.find(({ match }) => match.test(drawing.form ?? name)) ?? { draw: ecgMachine, name: 'Eletrocardiógrafo' }
}

/** Diagnostic equipment: ECG, ultrasound, oximeter, blood pressure. */
export const diagnostic: EquipmentComposition = {
  whole: (product) => ({ body: kindOf(product).draw(), alt: altText(kindOf(product).name, 'vista frontal') }),
  detail: () => ({ body: rect([40, 50, 400, 250], { fill: colour.shade, rx: 14 }) + screen([62, 72, 356, 206], { rows: 3 }), alt: 'Tela do equipamento em detalhe.' }),
}
