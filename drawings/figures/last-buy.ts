import { colour, thinLine } from '#drawings/palette.ts'
import { line, part, rect, type Point } from '#drawings/svg.ts'
import { figure, lines, words, type Figure } from './figure.ts'

const foot: Point = [40, 300]
const height = 230
const step = 52
const tallest = 0.45
/** The failures that the article's example expects until the machine is replaced. */
const expected = 9
const bought = [9, 10, 11, 12, 13, 14, 15, 16]
/** The quantities that the article compares: no margin, one square root and two. */
const margins: Readonly<Record<number, string>> = { 9: 'sem margem', 12: 'uma raiz', 15: 'duas raízes' }

/** The last purchase of a discontinued part: the chance that the stock runs out, by the number of pieces bought. */
export function lastBuy(): Figure {
  return figure(440, [
    words([foot[0], 40], 'risco de faltar peça antes do fim', { fill: colour.muted }),
    ...bought.map((pieces, index) => bar(pieces, foot[0] + index * step)),
    line(foot, [foot[0] + bought.length * step - 8, foot[1]], thinLine),
    words([foot[0] + bought.length * step - 8, foot[1] + 96], 'fontes compradas', {
      anchor: 'end',
      fill: colour.muted,
    }),
    words([foot[0], foot[1] + 124], 'Esperam-se 9 falhas, independentes umas das outras.', { fill: colour.muted }),
  ])
}

function bar(pieces: number, x: number): string {
  const risk = shortage(pieces)
  const top = foot[1] - (risk / tallest) * height
  const margin = margins[pieces]
  const style = { anchor: 'middle', ...(margin && { weight: 600 }) } as const
  return part('bar', [
    rect([x, top, 44, foot[1] - top], { fill: margin ? colour.petrol : colour.shade }),
    words([x + 22, top - 8], `${Math.round(risk * 100)}%`, style),
    words([x + 22, foot[1] + 24], String(pieces), style),
    margin ? lines([x + 22, foot[1] + 44], margin.split(' '), { anchor: 'middle', fill: colour.muted }) : '',
  ])
}

/** The chance of more faults than pieces, where faults are rare and independent (Poisson). */
function shortage(pieces: number): number {
  let term = Math.exp(-expected)
  let covered = term
  for (let faults = 1; faults <= pieces; faults += 1) {
    term *= expected / faults
    covered += term
  }
  return 1 - covered
}
