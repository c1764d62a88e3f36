import { colour, thinLine, wire } from '#drawings/palette.ts'
import { circle, line, part, rect, type Point } from '#drawings/svg.ts'
import { arrow, figure, heading, labelled, words, type Figure } from './figure.ts'

/** What to count and measure on the face of a plug; the plug is no particular maker's. */
export function connectorFace(): Figure {
  const pins = Array.from({ length: 10 }, (_, index) => place(index))
  const [first, second, third, fourth] = [place(0), place(1), place(2), place(3)]
  return figure(400, [
    heading([180, 34], 'A face, contatos para você'),
    part('face', [
      circle([180, 196], 112, { fill: colour.shade }),
      circle([180, 196], 96, { fill: colour.sheet }),
      rect([166, 82, 28, 26], { fill: colour.sheet }),
      ...pins.map(([x, y], index) => pin([x, y], index + 1)),
    ]),
    labelled([318, 100], 'chaveta às 12', { to: [194, 96] }),
    labelled([318, 148], 'pino (macho)', { to: [first[0] + 12, first[1]] }),
    distance(second, third),
    labelled([318, 198], 'entre centros', { to: beside([(second[0] + third[0]) / 2, (second[1] + third[1]) / 2], 22) }),
    labelled([318, 256], 'posição vazia', { to: fourth }),
    line([68, 318], [68, 350], thinLine),
    line([292, 318], [292, 350], thinLine),
    arrow([180, 340], [70, 340], thinLine),
    arrow([180, 340], [290, 340], thinLine),
    words([180, 370], 'diâmetro da parte que entra', { anchor: 'middle' }),
  ])
}

/** The distance between the centres of the second and the third pin, drawn beside them. */
function distance(second: Point, third: Point): string {
  const measure = { ...thinLine, stroke: wire.orange }
  return part('distance', [
    line(beside(second, 15), beside(second, 26), measure),
    line(beside(third, 15), beside(third, 26), measure),
    line(beside(second, 22), beside(third, 22), measure),
  ])
}

/** A point moved outwards, in the direction midway between the second and the third pin. */
function beside([x, y]: Point, by: number): Point {
  const angle = (-18 * Math.PI) / 180
  return [x + by * Math.cos(angle), y + by * Math.sin(angle)]
}

function place(index: number): Point {
  const angle = ((-72 + index * 36) * Math.PI) / 180
  return [180 + 62 * Math.cos(angle), 196 + 62 * Math.sin(angle)]
}

function pin([x, y]: Point, number: number): string {
  const empty = number === 4
  return (
    circle([x, y], 13, empty ? { ...thinLine, fill: 'none', 'stroke-dasharray': '4 4' } : { fill: colour.tint }) +
    (empty ? '' : words([x, y + 5.5], String(number), { anchor: 'middle' }))
  )
}
