import { colour, noFill, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect } from '#drawings/svg.ts'
import { arrow, figure, labelled, words, type Figure } from './figure.ts'

/** The x of an error in percent: from −10% to +10%. */
const across = (percent: number) => 240 + percent * 20
const foot = 378

/** The test of a pump's flow: the volume after half an hour compared with the set one, and the error on a scale. */
export function pumpTest(): Figure {
  return figure(452, [
    bag(),
    pump(),
    cylinder(),
    path('M76 96V132M76 226V250C76 268 90 268 110 268H250C270 268 276 250 276 70C276 52 286 46 300 46H340V70', {
      ...noFill,
      stroke: colour.petrol,
    }),
    words([136, 188], '60 mL/h,'),
    words([136, 208], '30 minutos'),
    labelled([392, 118], '30 mL', { to: [372, 125] }),
    labelled([392, 158], '28,2 mL', { to: [372, 135] }),
    words([392, 98], 'esperado', { fill: colour.muted }),
    words([392, 178], 'medido', { fill: colour.muted }),
    errors(),
  ])
}

function bag(): string {
  return part('bag', [
    path('M46 24H106V74C106 90 92 96 76 96C60 96 46 90 46 74Z', { fill: colour.tint }),
    path('M46 46H106', { ...thinLine, stroke: colour.mid }),
  ])
}

function pump(): string {
  return part('pump', [
    rect([24, 132, 104, 94], { fill: colour.petrol, rx: 8 }),
    rect([36, 144, 80, 30], { fill: colour.tint, rx: 3 }),
    words([76, 165], '60,0', { anchor: 'middle', weight: 600 }),
    ...[48, 76, 104].map((x) => circle([x, 202], 8, { fill: colour.sheet })),
  ])
}

/** A measuring cylinder with 28.2 of the expected 30 mL. */
function cylinder(): string {
  return part('cylinder', [
    rect([312, 134, 58, 126], { fill: colour.shade, stroke: 'none' }),
    path('M310 66V252C310 258 314 262 320 262H362C368 262 372 258 372 252V66', noFill),
    line([312, 134], [370, 134], { stroke: colour.petrol }),
    line([312, 126], [370, 126], { ...thinLine, stroke: colour.signal, 'stroke-dasharray': '5 4' }),
    ...[84, 168, 210].map((y) => line([310, y], [324, y], thinLine)),
    path('M296 266H386', { 'stroke-width': 5 }),
  ])
}

/** The tolerance as a band; three reports that approach its edge, and a test outside it. */
function errors(): string {
  return part('errors', [
    words([24, 316], 'erro', { fill: colour.muted }),
    rect([across(-5), foot - 26, 200, 26], { fill: colour.tint, stroke: 'none' }),
    line([24, foot], [456, foot], thinLine),
    ...[-10, -5, 0, 5, 10].flatMap((percent) => [
      line([across(percent), foot - 5], [across(percent), foot + 5], thinLine),
      words([across(percent), foot + 26], `${percent > 0 ? '+' : ''}${percent}%`.replace('-', '−'), {
        anchor: 'middle',
      }),
    ]),
    ...[-2, -3.5, -4.8].map((percent) =>
      circle([across(percent), foot - 13], 6, { fill: colour.petrol, stroke: 'none' }),
    ),
    path(`M${across(-6) - 8} ${foot - 6}H${across(-6) + 8}L${across(-6)} ${foot - 21}Z`, {
      fill: wire.red,
      stroke: 'none',
    }),
    words([across(-6), foot - 34], '−6%', { anchor: 'middle', weight: 600 }),
    arrow([across(0), foot - 42], [across(-4.4), foot - 42], { ...thinLine, stroke: colour.petrol }),
    words([across(0) + 8, foot - 36], 'três relatórios que caem'),
    words([24, foot + 56], 'Faixa: exatidão do manual. Triângulo: o ensaio.', { fill: colour.muted }),
  ])
}
