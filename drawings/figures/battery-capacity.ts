import { colour, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, path, rect, type Attributes, type Point } from '#drawings/svg.ts'
import { plotted, polyline } from './curves.ts'
import { axes, figure, lines, words, type Figure } from './figure.ts'

const foot: Point = [60, 280]
const box: Point = [372, 200]
const months = 48

/** How a kind of use reduces the capacity: after how many months a fifth is lost, and the shape of the curve. */
interface Use {
  text: string
  stroke: string
  dash?: string
  /** A sign on the curve and beside its name, so that colour alone does not distinguish the curves. */
  sign: (at: Point) => string
  fifth: number
  bend: number
}

const filled: Attributes = { stroke: 'none' }
const uses: readonly Use[] = [
  {
    text: 'pouco uso, lugar fresco',
    stroke: colour.petrol,
    sign: (at) => circle(at, 6.5, { ...filled, fill: colour.petrol }),
    fifth: 46,
    bend: 1.2,
  },
  {
    text: 'sempre na tomada, a 35 °C',
    stroke: colour.muted,
    dash: '12 7',
    sign: ([x, y]) => rect([x - 6, y - 6, 12, 12], { ...filled, fill: colour.muted }),
    fifth: 22,
    bend: 1.3,
  },
  {
    text: 'descargas profundas',
    stroke: wire.red,
    dash: '2 7',
    sign: ([x, y]) => path(`M${x} ${y - 8}L${x + 8} ${y + 6}H${x - 8}Z`, { ...filled, fill: wire.red }),
    fifth: 11,
    bend: 1.4,
  },
]

const height = (share: number) => foot[1] - share * box[1]
const across = (month: number) => foot[0] + (month / months) * box[0]
const left = ({ fifth, bend }: Use, month: number) => 1 - 0.2 * (month / fifth) ** bend

/** How the capacity falls within four years in three kinds of use; the curves are illustrative. */
export function batteryCapacity(): Figure {
  return figure(432, [
    rect([foot[0], height(1), box[0], height(0.8) - height(1)], { fill: colour.tint, stroke: 'none' }),
    line([foot[0], height(0.6)], [across(months), height(0.6)], { ...thinLine, 'stroke-dasharray': '5 4' }),
    lines([66, height(0.6) + 26], ['o que o', 'setor precisa']),
    axes(foot, [box[0], 222], ['', 'capacidade']),
    ...[1, 0.8, 0.6].map((share) => words([52, height(share) + 5], `${share * 100}%`, { anchor: 'end' })),
    ...[0, 12, 24, 36, 48].flatMap((month) => [
      line([across(month), foot[1]], [across(month), foot[1] + 6], thinLine),
      words([across(month), foot[1] + 26], month === months ? '48 meses' : String(month), {
        anchor: month === months ? 'end' : 'middle',
        fill: colour.muted,
      }),
    ]),
    ...uses.map(curve),
    ...uses.map((use, index) => key(use, 344 + index * 30)),
  ])
}

function curve(use: Use): string {
  const points = plotted(foot, box, (share) => left(use, share * months)).filter(([, y]) => y < height(0.12))
  const signs = [8, 20, 32].filter((month) => left(use, month) > 0.14)
  return (
    polyline(points, use.stroke, { 'stroke-dasharray': use.dash }) +
    signs.map((month) => use.sign([across(month), height(left(use, month))])).join('')
  )
}

function key(use: Use, y: number): string {
  return (
    line([60, y], [112, y], { stroke: use.stroke, 'stroke-dasharray': use.dash }) +
    use.sign([86, y]) +
    words([126, y + 5.5], use.text)
  )
}
