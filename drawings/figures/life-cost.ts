import { colour, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, type Point } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { axes, figure, words, type Figure } from './figure.ts'

const foot: Point = [64, 310]
const box: Point = [392, 250]
const longest = 24
const dearest = 100

const across = (months: number) => foot[0] + (months / longest) * box[0]
const up = (cost: number) => foot[1] - (cost / dearest) * box[1]

/** The article's example: price with replacement, and how long each part lasts. */
const parts = [
  { name: 'original', cost: 960, months: 18, stroke: wire.red, dash: '12 7' },
  { name: 'X', cost: 510, months: 12, stroke: colour.petrol, dash: undefined },
  { name: 'Z', cost: 280, months: 4, stroke: colour.muted, dash: '2 7' },
] as const

/**
 * The monthly cost of a part by its life: a cheap one that breaks early costs more than an expensive one that lasts.
 */
export function lifeCost(): Figure {
  return figure(456, [
    ...[25, 50, 75, 100].flatMap((cost) => [
      line([foot[0], up(cost)], [across(longest), up(cost)], { ...thinLine, stroke: colour.shade }),
      words([foot[0] - 8, up(cost) + 6], String(cost), { anchor: 'end' }),
    ]),
    ...[0, 6, 12, 18, 24].map((months) => words([across(months), foot[1] + 26], String(months), { anchor: 'middle' })),
    axes(foot, box, ['', 'reais por mês de uso']),
    words([across(longest), foot[1] + 52], 'meses que a peça dura', { anchor: 'end', fill: colour.muted }),
    line([across(4), up(53.3)], [across(18), up(53.3)], {
      ...thinLine,
      stroke: colour.signal,
      'stroke-dasharray': '5 5',
    }),
    ...parts.map(curve),
    ...parts.map(({ cost, months }) =>
      circle([across(months), up(cost / months)], 6.5, { fill: colour.petrol, stroke: 'none' }),
    ),
    circle([across(9), up(510 / 9)], 6.5, { fill: colour.sheet, stroke: colour.signal }),
    words([across(4) + 14, up(62)], '70,00'),
    words([across(18) + 8, up(53.3) - 10], '53,33'),
    words([across(12) + 8, up(42.5) - 8], '42,50'),
    words([across(9) + 10, up(56.7) - 12], '56,67', { fill: colour.signal, weight: 600 }),
    ...parts.map(({ name, stroke, dash }, index) => {
      const x = foot[0] + index * 150
      return line([x, 396], [x + 44, 396], { stroke, 'stroke-dasharray': dash }) + words([x + 52, 402], name)
    }),
    words([foot[0], 436], 'Círculo vazado: X, se durasse só 9 meses.', { fill: colour.muted }),
  ])
}

function curve({ cost, stroke, dash }: (typeof parts)[number]): string {
  const first = cost / dearest
  const points = Array.from({ length: 61 }, (_, index): Point => {
    const months = first + (index / 60) * (longest - first)
    return [across(months), up(cost / months)]
  })
  return polyline(points, stroke, { 'stroke-dasharray': dash })
}
