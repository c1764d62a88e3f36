import { colour, thinLine } from '#drawings/palette.ts'
import { circle, line, part, rect, type Point } from '#drawings/svg.ts'
import { axes, figure, lines, words, type Figure } from './figure.ts'

const foot: Point = [64, 290]
const box: Point = [392, 240]
const middle = foot[1] - 96
/** Units of the drawing per mmHg. */
const scale = 24
const tolerance = 4
const uncertainty = 0.8

const points = [
  { at: 50, error: 0.6, says: 'serve' },
  { at: 100, error: 2.1, says: 'serve' },
  { at: 200, error: 3.6, says: 'dúvida' },
  { at: 300, error: 5.2, says: 'não serve' },
] as const

const across = (pressure: number) => foot[0] + 20 + (pressure / 340) * (box[0] - 20)
const up = (error: number) => middle - error * scale

/** The errors of a certificate with their uncertainty, between the lines of the tolerance. */
export function certificate(): Figure {
  return figure(384, [
    rect([foot[0], up(tolerance), box[0], tolerance * 2 * scale], { fill: colour.tint, stroke: 'none' }),
    ...[tolerance, -tolerance].map((limit) =>
      line([foot[0], up(limit)], [foot[0] + box[0], up(limit)], { stroke: colour.signal, 'stroke-dasharray': '8 6' }),
    ),
    line([foot[0], middle], [foot[0] + box[0], middle], thinLine),
    axes(foot, box, ['', 'erro, em mmHg']),
    ...[4, 0, -4].map((error) =>
      words([foot[0] - 8, up(error) + 6], error > 0 ? `+${error}` : String(error).replace('-', '−'), { anchor: 'end' }),
    ),
    ...points.flatMap(({ at, error, says }) => [
      point(at, error),
      words([across(at), foot[1] + 26], String(at), { anchor: 'middle' }),
      words([across(at), middle + 52], says, { anchor: 'middle', weight: 600 }),
    ]),
    words([foot[0] + box[0], foot[1] + 50], 'pressão do padrão, em mmHg', { anchor: 'end', fill: colour.muted }),
    lines([foot[0], foot[1] + 80], ['Barra: incerteza (k = 2). Traço: tolerância.'], { fill: colour.muted }),
  ])
}

function point(at: number, error: number): string {
  const [x, low, high] = [across(at), up(error - uncertainty), up(error + uncertainty)]
  return part('point', [
    line([x, low], [x, high]),
    line([x - 9, low], [x + 9, low]),
    line([x - 9, high], [x + 9, high]),
    circle([x, up(error)], 7, { fill: colour.petrol }),
  ])
}
