import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, d, line, part, path, rect, type Point } from '#drawings/svg.ts'
import { plotted, polyline } from './curves.ts'
import { arrow, axes, figure, labelled, words, type Figure } from './figure.ts'

/** A galvanic oxygen cell in section, with its two reactions. */
export function cellChemistry(): Figure {
  return figure(432, [
    ...gas(),
    part('cell', [
      path('M70 112H250V330C250 340 244 346 234 346H86C76 346 70 340 70 330Z', { fill: colour.sheet }),
      rect([74, 124, 172, 196], { fill: colour.tint, stroke: 'none' }),
      rect([70, 104, 180, 14], { fill: colour.shade }),
      rect([88, 134, 144, 12], { fill: wire.yellow }),
      path('M88 262H232V310H88Z', { fill: colour.mid }),
      path('M96 274H224M96 286H224M96 298H224', { ...thinOutline, stroke: colour.shade }),
    ]),
    ...[130, 166, 202].map((x) => arrow([x, 158], [x, 250], { ...thinLine, stroke: colour.petrol })),
    path('M232 140H290V206M290 246V286H232', { fill: 'none' }),
    rect([278, 206, 24, 40], { fill: colour.sheet }),
    words([312, 222], 'resistor:'),
    words([312, 242], 'tensão de saída'),
    labelled([312, 84], 'membrana', { to: [244, 110] }),
    labelled([312, 152], 'cátodo de ouro', { to: [226, 140] }),
    labelled([312, 312], 'ânodo de chumbo', { to: [226, 300] }),
    ion([108, 212], 'OH'),
    arrow([306, 286], [306, 254], { ...thinLine, stroke: wire.red }),
    ion([328, 280], 'e'),
    reaction(386, 'cátodo', { from: 'O₂ + 2 H₂O + 4 e', to: '4 OH', ends: 344 }),
    reaction(414, 'ânodo', { from: '2 Pb + 4 OH', to: '2 PbO + 2 H₂O + 4 e', ends: 454 }),
  ])
}

/** An ion: its symbol ends at the point, and its charge follows raised. */
function ion([x, y]: Point, letters: string): string {
  return words([x, y], letters, { anchor: 'end' }) + words([x + 1, y - 7], '−')
}

/** A reaction on one line; `ends` is the x of its end. */
function reaction(y: number, where: string, { from, to, ends }: { from: string; to: string; ends: number }): string {
  return part('reaction', [
    words([24, y], where, { fill: colour.muted }),
    ion([246, y], from),
    arrow([266, y - 5], [296, y - 5], thinLine),
    ion([ends, y], to),
  ])
}

function gas(): string[] {
  const molecules: readonly Point[] = [
    [96, 46],
    [150, 62],
    [204, 40],
    [232, 70],
    [118, 82],
  ]
  return [
    words([24, 34], 'O₂', { weight: 600 }),
    ...molecules.map(
      ([x, y]) =>
        circle([x - 6, y], 8, { ...thinLine, fill: wire.red }) + circle([x + 6, y], 8, { ...thinLine, fill: wire.red }),
    ),
    arrow([160, 78], [160, 102], { stroke: wire.red }),
  ]
}

/** A cell's output over time: constant, then falling within weeks. */
export function cellLife(): Figure {
  const life = (end: number) =>
    plotted([60, 270], [380, 180], (across) => (0.92 - across * 0.1) / (1 + Math.exp((across - end) * 46)))
  return figure(360, [
    rect([60, 218, 380, 52], { fill: colour.tint, stroke: 'none' }),
    line([60, 218], [440, 218], { ...thinLine, stroke: wire.orange, 'stroke-dasharray': '7 5' }),
    words([64, 244], 'calibração recusada', { fill: colour.muted }),
    axes([60, 270], [380, 206], ['meses', 'tensão em ar']),
    polyline(life(0.86)),
    polyline(life(0.5), colour.muted, { 'stroke-dasharray': '12 7' }),
    words([428, 66], 'uso leve, fresco', { anchor: 'end' }),
    path(d`M380 72L372 112`, thinOutline),
    words([68, 164], 'calor, oxigênio alto', { fill: colour.muted }),
    path(d`M192 148L231 121`, { ...thinOutline, stroke: colour.muted }),
    words([60, 336], 'plana por meses, e a queda em semanas', { fill: colour.muted }),
  ])
}
