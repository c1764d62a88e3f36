import { colour, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, type Point } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { axes, figure, words, type Figure } from './figure.ts'

const foot: Point = [64, 320]
const box: Point = [392, 250]
/** The example is a list of parts for R$ 1,000; parts for R$ 300 of it are in stock already. */
const spare = 300
const prices = [700, 1000] as const

const across = (value: number) => foot[0] + (value / spare) * box[0]
const up = (price: number) => foot[1] - ((price - prices[0]) / (prices[1] - prices[0])) * box[1]

/** A kit at a discount compared with its single parts: the more of it is not needed, the worse the kit. */
export function kitPrice(): Figure {
  return figure(420, [
    ...[700, 800, 900, 1000].map((price) =>
      words([foot[0] - 8, up(price) + 6], price.toLocaleString('pt-BR'), { anchor: 'end' }),
    ),
    ...[0, 100, 150, 200, 300].map((value) =>
      words([across(value), foot[1] + 26], String(value), { anchor: 'middle' }),
    ),
    axes(foot, box, ['', 'reais pelo pedido']),
    words([across(spare), foot[1] + 52], 'reais em peças que já estão em estoque', {
      anchor: 'end',
      fill: colour.muted,
    }),
    ...[150, 200].map((value) =>
      line([across(value), up(1000 - value)], [across(value), foot[1]], {
        ...thinLine,
        stroke: colour.signal,
        'stroke-dasharray': '5 5',
      }),
    ),
    kit(850),
    kit(800, '2 7'),
    polyline(
      [
        [across(0), up(1000)],
        [across(spare), up(700)],
      ],
      wire.red,
      { 'stroke-dasharray': '12 7' },
    ),
    ...[150, 200].map((value) =>
      circle([across(value), up(1000 - value)], 7, { fill: colour.sheet, stroke: colour.signal }),
    ),
    words([across(70), up(950)], 'avulso'),
    words([across(spare), up(850) - 10], 'kit com 15%', { anchor: 'end' }),
    words([across(spare), up(800) - 10], 'kit com 20%', { anchor: 'end' }),
    words([24, foot[1] + 88], 'À esquerda do círculo ganha o kit; à direita, o avulso.', { fill: colour.muted }),
  ])
}

function kit(price: number, dash?: string): string {
  return polyline(
    [
      [across(0), up(price)],
      [across(spare), up(price)],
    ],
    colour.petrol,
    { 'stroke-dasharray': dash },
  )
}
