import { colour, noFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { circle, d, part, path, rect, type Point } from '#drawings/svg.ts'
import { arrow, figure, heading, lines, words, type Figure } from './figure.ts'

/** Length of the arm's circumference in units of the drawing. */
const girth = 400
const bladder = { at: [40, 306], width: girth * 0.8, height: girth * 0.4 } as const

/** The size of a cuff's bladder compared with the arm: 80% of its circumference long, 40% wide. */
export function cuffFit(): Figure {
  const [x, y] = bladder.at
  return figure(532, [
    arm(),
    section([392, 122]),
    heading([240, 250], 'A bolsa, desenrolada'),
    measure([x, 290], girth, 'circunferência do braço: 100%'),
    rect([x, y, girth, bladder.height], { ...thinLine, fill: colour.sheet, 'stroke-dasharray': '6 5' }),
    rect([x, y, bladder.width, bladder.height], { fill: colour.tint }),
    measure([x + 6, y + 136], bladder.width - 12, 'comprimento: 80% ou mais'),
    lines([x + 20, y + 40], ['largura: perto de 40%', 'da circunferência']),
    arrow([x + 360, y + 80], [x + 360, y + 6], thinLine),
    arrow([x + 360, y + 80], [x + 360, y + bladder.height - 6], thinLine),
    lines([x, y + 186], ['Estreita demais, lê a mais.', 'Larga demais, a menos.'], { fill: colour.muted }),
  ])
}

/** A dimension between two arrow heads, with its name above. */
function measure([x, y]: Point, length: number, name: string): string {
  const middle = x + length / 2
  return part('measure', [
    arrow([middle, y], [x, y], thinLine),
    arrow([middle, y], [x + length, y], thinLine),
    words([middle, y - 8], name, { anchor: 'middle' }),
  ])
}

/** The upper arm with the cuff on it. */
function arm(): string {
  return part('arm', [
    path('M24 66C80 54 180 56 296 74V160C180 180 80 182 24 170Z', { fill: colour.tint, stroke: 'none' }),
    path('M24 66C80 54 180 56 296 74M24 170C80 182 180 180 296 160', noFill),
    path('M174 180V196C174 206 180 208 188 208H236', { ...noFill, 'stroke-width': 6 }),
    path('M110 54C98 90 98 146 110 184H214C226 146 226 90 214 52Z', { fill: colour.petrol }),
    path('M150 66C144 96 144 142 150 172', { ...thinOutline, stroke: colour.sheet, 'stroke-dasharray': '5 5' }),
    words([162, 40], 'meio do braço', { anchor: 'middle', fill: colour.muted }),
  ])
}

/** A section of the arm: the bladder covers four fifths of its circumference, centred over the artery. */
function section([x, y]: Point): string {
  const at = (radius: number, degrees: number): Point => [
    x + radius * Math.cos((degrees * Math.PI) / 180),
    y + radius * Math.sin((degrees * Math.PI) / 180),
  ]
  const [a, b, c, e] = [at(58, 126), at(58, 54), at(46, 54), at(46, 126)]
  return part('section', [
    circle([x, y], 44, { fill: colour.tint }),
    circle([x, y + 6], 12, { ...thinLine, fill: colour.shade }),
    circle([x - 16, y - 24], 5, { ...thinLine, fill: colour.signal }),
    path(d`M${a[0]} ${a[1]}A58 58 0 1 1 ${b[0]} ${b[1]}L${c[0]} ${c[1]}A46 46 0 1 0 ${e[0]} ${e[1]}Z`, {
      fill: colour.petrol,
    }),
    words([x, y - 82], 'em corte', { anchor: 'middle', fill: colour.muted }),
  ])
}
