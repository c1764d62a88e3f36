import { colour, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, type Point } from '#drawings/svg.ts'
import { polyline } from './curves.ts'
import { axes, figure, words, type Figure } from './figure.ts'

const foot: Point = [64, 310]
const box: Point = [392, 240]
const months = 48
const rates = [0.5, 2.5] as const
/** The range of the vertical scale, in thousands of reais. */
const values = [160, 260] as const

const across = (rate: number) => foot[0] + ((rate - rates[0]) / (rates[1] - rates[0])) * box[0]
const up = (value: number) => foot[1] - ((value - values[0]) / (values[1] - values[0])) * box[1]

/** The present value of a monthly payment, by the monthly interest rate in percent. */
function series(payment: number, rate: number): number {
  return (payment * (1 - (1 + rate / 100) ** -months)) / (rate / 100)
}
const last = (rate: number) => (1 + rate / 100) ** -months

/** The article's example: the present value of each option, in thousands. */
const forms = [
  { name: 'compra', stroke: colour.petrol, cost: (rate: number) => 180 + series(1.2, rate) - 40 * last(rate) },
  {
    name: 'leasing',
    stroke: wire.red,
    dash: '12 7',
    cost: (rate: number) => series(6.2, rate) + (20 - 40) * last(rate),
  },
  { name: 'locação', stroke: colour.muted, dash: '2 7', cost: (rate: number) => series(5.8, rate) },
] as const

/** Buying, leasing and renting by interest rate: buying and leasing cost the same at 1.5% a month. */
export function presentValue(): Figure {
  return figure(436, [
    ...[160, 180, 200, 220, 240, 260].flatMap((value) => [
      line([foot[0], up(value)], [foot[0] + box[0], up(value)], { ...thinLine, stroke: colour.shade }),
      words([foot[0] - 8, up(value) + 6], String(value), { anchor: 'end' }),
    ]),
    ...[0.5, 1, 1.5, 2, 2.5].map((rate) =>
      words([across(rate), foot[1] + 26], rate.toLocaleString('pt-BR'), {
        anchor: rate === 0.5 ? 'start' : rate === 2.5 ? 'end' : 'middle',
      }),
    ),
    axes(foot, box, ['', 'valor presente, em mil reais']),
    words([foot[0] + box[0], foot[1] + 50], 'taxa da instituição, em % ao mês', { anchor: 'end', fill: colour.muted }),
    ...forms.map((form) => curve(form.cost, form.stroke, 'dash' in form ? form.dash : undefined)),
    circle([across(1.5), up(201.3)], 7, { fill: colour.sheet, stroke: colour.signal }),
    ...forms.map(({ name, stroke, ...rest }, index) => {
      const x = foot[0] + index * 132
      const dash = 'dash' in rest ? rest.dash : undefined
      return line([x, 402], [x + 44, 402], { stroke, 'stroke-dasharray': dash }) + words([x + 52, 408], name)
    }),
  ])
}

function curve(cost: (rate: number) => number, stroke: string, dash: string | undefined): string {
  const points = Array.from({ length: 41 }, (_, index): Point => {
    const rate = rates[0] + (index / 40) * (rates[1] - rates[0])
    return [across(rate), up(cost(rate))]
  }).filter(([, y]) => y <= foot[1] && y >= foot[1] - box[1])
  return polyline(points, stroke, { 'stroke-dasharray': dash })
}
