import { colour, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, type Point } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { axes, figure, words, type Figure } from './figure.ts'

const foot: Point = [64, 300]
const box: Point = [392, 230]
const most = 60

const across = (pieces: number) => foot[0] + (pieces / most) * box[0]
const up = (chance: number) => foot[1] - chance * box[1]
/** The chance that a sample from a large lot contains at least one faulty piece. */
const found = (share: number, pieces: number) => 1 - (1 - share) ** pieces

const lots = [
  { share: 0.2, stroke: colour.petrol },
  { share: 0.05, stroke: wire.red, dash: '12 7' },
  { share: 0.01, stroke: colour.muted, dash: '2 7' },
] as const

/** The chance that a sample finds a fault, by its size and the fault's frequency. */
export function sampleChance(): Figure {
  return figure(404, [
    ...[0.25, 0.5, 0.75, 1].flatMap((chance) => [
      line([foot[0], up(chance)], [foot[0] + box[0], up(chance)], { ...thinLine, stroke: colour.shade }),
      words([foot[0] - 8, up(chance) + 6], `${chance * 100}%`, { anchor: 'end' }),
    ]),
    ...[8, 20, 40, 60].map((pieces) => words([across(pieces), foot[1] + 26], String(pieces), { anchor: 'middle' })),
    axes(foot, box, ['', 'chance de achar ao menos uma']),
    line([across(8), foot[1]], [across(8), up(found(0.2, 8))], {
      ...thinLine,
      stroke: colour.signal,
      'stroke-dasharray': '5 5',
    }),
    ...lots.map((lot) =>
      polyline(
        Array.from({ length: 61 }, (_, pieces): Point => [across(pieces), up(found(lot.share, pieces))]),
        lot.stroke,
        { 'stroke-dasharray': 'dash' in lot ? lot.dash : undefined },
      ),
    ),
    ...lots.map(({ share }) => circle([across(8), up(found(share, 8))], 6, { fill: colour.signal, stroke: 'none' })),
    words([170, 112], '20%'),
    words([300, 160], '5%'),
    words([344, 250], '1%'),
    words([across(8) + 12, up(found(0.05, 8)) + 22], '34%', { weight: 600 }),
    words([foot[0] + box[0], foot[1] + 52], 'peças da amostra', { anchor: 'end', fill: colour.muted }),
    words([24, foot[1] + 82], 'Linhas: defeito em 20%, em 5% e em 1% do lote.', { fill: colour.muted }),
  ])
}
