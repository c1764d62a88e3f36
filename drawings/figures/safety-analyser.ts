import { colour, noFill, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'
import { callout } from '#drawings/scenes/callout.ts'
import { figure, legend, words, type Figure } from './figure.ts'

const measures = [
  'Condutor de proteção: do plugue à carcaça, em Ω',
  'Isolação entre rede e carcaça, em MΩ',
  'Fuga do equipamento, em µA',
  'Fuga da parte aplicada, em µA',
] as const

/** What an electrical safety analyser measures in a recurrent test (IEC 62353). */
export function safetyAnalyser(): Figure {
  return figure(430, [
    path('M24 110H60', { ...noFill, 'stroke-width': 6 }),
    words([14, 90], 'rede', { fill: colour.muted }),
    analyser(),
    path('M206 130H262', { ...noFill, 'stroke-width': 6 }),
    equipment(),
    path('M150 178V226H318V196', { ...noFill, stroke: wire.green }),
    path('M400 130H432V232H178V178', { ...noFill, stroke: wire.red }),
    callout(1, [236, 254], [236, 226]),
    callout(2, [234, 96], [250, 130]),
    callout(3, [330, 62], [330, 92]),
    callout(4, [450, 176], [432, 190]),
    legend([36, 306], measures),
  ])
}

function analyser(): string {
  return part('analyser', [
    rect([60, 66, 146, 112], { fill: colour.petrol, rx: 8 }),
    rect([76, 82, 84, 42], { fill: colour.tint, rx: 3 }),
    words([118, 110], '0,12 Ω', { anchor: 'middle', weight: 600 }),
    circle([182, 104], 12, { fill: colour.sheet }),
    line([182, 104], [188, 96], thinLine),
    ...[84, 116, 148, 180].map((x) => circle([x, 152], 8, { fill: colour.sheet })),
  ])
}

function equipment(): string {
  return part('equipment', [
    rect([262, 78, 138, 118], { fill: colour.sheet, rx: 8 }),
    rect([276, 92, 92, 66], { fill: colour.petrolDeep, rx: 4 }),
    path('M282 134H300L306 112L314 142L320 130H362', { ...thinOutline, stroke: wire.green }),
    circle([384, 104], 7, { fill: colour.shade }),
    circle([384, 130], 7, { fill: wire.red }),
    words([331, 184], 'equipamento', { anchor: 'middle' }),
  ])
}
