import { colour, thinLine } from '#drawings/palette.ts'
import { circle, line, rect, type Point } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { arrow, axes, figure, lines, words, type Figure } from './figure.ts'

const foot: Point = [40, 300]
const box: Point = [416, 240]
/** Levels of the stock, as shares of the diagram's height. */
const full = 0.9
const reorder = 0.48
const safety = 0.22

const across = (share: number) => foot[0] + share * box[0]
const up = (share: number) => foot[1] - share * box[1]

/** A stock that falls to its reorder point and is replenished: once on time, once late, from the safety stock. */
export function reorderPoint(): Figure {
  const at = (time: number, stock: number): Point => [across(time), up(stock)]
  const planned = [at(0, full), at(0.26, reorder), at(0.42, safety), at(0.42, full)]
  const late = [at(0.42, full), at(0.66, reorder), at(0.9, 0.06), at(0.9, 0.78), at(1, 0.62)]
  return figure(396, [
    rect([foot[0], up(safety), box[0], safety * box[1]], { fill: colour.tint, stroke: 'none' }),
    line([foot[0], up(reorder)], [across(1), up(reorder)], {
      ...thinLine,
      stroke: colour.signal,
      'stroke-dasharray': '8 6',
    }),
    axes(foot, box, ['', 'estoque']),
    polyline([...planned, ...late]),
    ...[0.26, 0.66].map((time) => circle(at(time, reorder), 6.5, { fill: colour.signal, stroke: 'none' })),
    lines([48, up(reorder) + 22], ['ponto de', 'pedido']),
    words([48, up(safety) + 22], 'segurança'),
    lead([0.26, 0.42], 'prazo médio'),
    lead([0.66, 0.9], 'prazo que estourou'),
    words([foot[0], foot[1] + 84], 'A reserva paga o atraso e o consumo acima da média.', { fill: colour.muted }),
  ])
}

/** The lead time from the order to the shelf. */
function lead([from, to]: Point, name: string): string {
  const y = foot[1] + 20
  const middle = across((from + to) / 2)
  return (
    arrow([middle, y], [across(from), y], thinLine) +
    arrow([middle, y], [across(to), y], thinLine) +
    words([middle, y + 24], name, { anchor: 'middle' })
  )
}
