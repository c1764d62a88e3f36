import { colour, noFill, thin, wire } from '#drawings/palette.ts'
import { circle, line, part, path, rect, type Point } from '#drawings/svg.ts'
import { plotted, polyline, pulse } from './curves.ts'
import { figure, lines, named, words, type Figure } from './figure.ts'
import { torso } from './torso.ts'

/** The pressure line from the bag to the monitor, with the transducer at the level of the heart. */
export function pressureLine(): Figure {
  return figure(470, [
    torso([130, 232]),
    heart(),
    line([24, 250], [330, 250], { ...thin, stroke: colour.petrol, 'stroke-dasharray': '8 5' }),
    lines([24, 398], ['eixo flebostático:', '4º espaço, axilar média'], { fill: colour.muted }),
    line([40, 382], [40, 252], { ...thin, stroke: colour.muted }),
    bag(),
    path('M330 132V238', { ...noFill, stroke: colour.petrol }),
    transducer(),
    path('M318 250C280 262 262 300 238 300C214 300 214 282 206 276', { ...noFill, stroke: colour.petrol }),
    path('M342 262V330C342 352 356 360 376 360', { ...noFill, 'stroke-width': 6 }),
    rect([376, 326, 80, 62], { fill: colour.petrolDeep, rx: 6 }),
    polyline(
      [
        [386, 366],
        [396, 366],
        [402, 340],
        [410, 354],
        [420, 364],
        [428, 366],
        [434, 340],
        [444, 356],
      ],
      colour.sheet,
    ),
    words([416, 412], 'monitor', { anchor: 'middle' }),
    named([364, 206], 'torneira', { to: [334, 226] }),
    named([364, 262], 'transdutor', { to: [344, 252] }),
    words([328, 322], 'cabo', { anchor: 'end', fill: colour.muted }),
    words([252, 328], 'linha', { anchor: 'end', fill: colour.muted }),
  ])
}

function heart(): string {
  return part('heart', [
    path('M124 212V192M138 210C138 194 154 190 160 204', { ...noFill, stroke: wire.red, 'stroke-width': 7 }),
    path('M112 216C98 230 102 254 120 270C136 284 156 288 163 277C171 264 162 236 148 220C138 209 122 207 112 216Z', {
      fill: wire.red,
    }),
  ])
}

function bag(): string {
  return part('bag', [
    path(
      'M298 24H362C370 24 372 30 372 38V104C372 120 348 132 330 132C312 132 288 120 288 104V38C288 30 290 24 298 24Z',
      { fill: colour.tint },
    ),
    path('M304 54H356M304 70H356', { ...thin, stroke: colour.mid }),
    words([382, 60], 'bolsa a'),
    words([382, 80], '300 mmHg'),
  ])
}

function transducer(): string {
  return part('transducer', [
    rect([318, 238, 26, 26], { fill: colour.sheet, rx: 4 }),
    circle([331, 226], 8, { fill: wire.blue }),
    line([331, 218], [331, 210]),
  ])
}

/** After the flush: how far the pressure still is from the patient's own, by the time in beats. */
interface Response {
  name: string
  hint: string
  rest: (time: number) => number
  /** How much of the pulse comes through. */
  share: number
}

const responses: readonly Response[] = [
  {
    name: 'Adequada',
    hint: 'uma ou duas oscilações',
    rest: (time) => Math.exp(-time * 9) * Math.cos(time * 26),
    share: 1,
  },
  { name: 'Amortecida', hint: 'bolha, coágulo, tubo dobrado', rest: (time) => Math.exp(-time * 4.2), share: 0.45 },
  {
    name: 'Pouco amortecida',
    hint: 'linha longa, extensões',
    rest: (time) => Math.exp(-time * 4.4) * Math.cos(time * 34),
    share: 1.35,
  },
]

/** Three answers of a pressure line to the fast flush. */
export function squareWave(): Figure {
  return figure(
    596,
    responses.flatMap((each, index) => response(132 + index * 186, each)),
  )
}

/** One answer, on a foot at `y`: a beat, the flush, what follows it, two beats more. */
function response(y: number, { name, hint, rest, share }: Response): string[] {
  const beat = (from: number, low = 0) => plotted([from, y], [84, 40 * share], (across) => pulse(across) + low)
  const fall = plotted([186, y], [120, 92], (across) => rest(across * 1.4))
  const curve: Point[] = [...beat(28), [112, y - 92], [186, y - 92], ...fall, ...beat(306), ...beat(390).slice(0, 46)]
  return [
    polyline(curve),
    words([28, y - 102], name, { weight: 600, size: 17 }),
    words([456, y - 102], hint, { anchor: 'end', fill: colour.muted }),
    ...(name === 'Adequada' ? [words([149, y - 72], 'lavagem', { anchor: 'middle', fill: colour.muted })] : []),
    ...(name === 'Pouco amortecida' ? [] : [line([24, y + 46], [456, y + 46], { ...thin, stroke: colour.shade })]),
  ]
}
