import { colour, thinLine } from '#drawings/palette.ts'
import { circle, line, part, path, rect, type Point } from '#drawings/svg.ts'
import { figure, lines, words, type Figure } from './figure.ts'

/**
 * The layers of a description, with the number of offers that each one excludes; offers are excluded from the right.
 */
const layers = [
  { name: '1 função e paciente', stops: 1 },
  { name: '2 aparelho e tecnologia', stops: 3 },
  { name: '3 conector', stops: 1 },
  { name: '4 dimensões', stops: 1 },
  { name: '5 desempenho', stops: 1 },
  { name: '6 material e limpeza', stops: 1 },
  { name: '7 regulatório', stops: 1 },
  { name: '8 vida', stops: 1 },
] as const

const offers = 11
/** The position of the offer that meets a vague text, but is excluded by the second layer. */
const vague = 8
const first: Point = [250, 74]
const step: Point = [20, 40]

/** Eight layers of a part's description: each excludes some of the offers until the right one is left. */
export function tenderLayers(): Figure {
  return figure(454, [
    words([24, 34], 'camada', { fill: colour.muted }),
    words([first[0] - 8, 34], 'propostas que passam', { fill: colour.muted }),
    ...layers.map((_, index) => layer(index)),
    square([32, 401]),
    words([50, 406], 'o sensor do texto vago: para na segunda'),
    lines([24, 436], ['× para nesta camada. Números de ilustração.'], { fill: colour.muted }),
  ])
}

function layer(index: number): string {
  const before = layers.slice(0, index).reduce((left, { stops }) => left - stops, offers)
  const after = before - (layers[index]?.stops ?? 0)
  const y = first[1] + index * step[1]
  return part('layer', [
    words([24, y + 6], layers[index]?.name ?? ''),
    line([24, y + 20], [456, y + 20], { ...thinLine, stroke: colour.shade }),
    ...Array.from({ length: before }, (_, offer) => {
      const at: Point = [first[0] + offer * step[0], y]
      const mark = offer === vague ? square(at) : circle(at, 6.5, { ...thinLine, fill: colour.petrol })
      return offer < after ? mark : stopped(at, offer === vague)
    }),
  ])
}

function square([x, y]: Point): string {
  return rect([x - 7, y - 7, 14, 14], { fill: colour.sheet, stroke: colour.ink })
}

function stopped([x, y]: Point, framed: boolean): string {
  return (
    (framed ? square([x, y]) : '') +
    path(`M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`, { stroke: colour.signal })
  )
}
