import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { sheet } from '#drawings/sheet.ts'
import { circle, d, label, line, part, path, type Attributes, type LabelStyle, type Point } from '#drawings/svg.ts'

/** A drawing within an article. */
export interface Figure {
  svg: string
  width: number
  height: number
}

/** Width of all figures. On a phone of 320 px a figure takes the whole width, and its letters are still 11 px high. */
const width = 480

/** The finished figure on its background. In: its height in units of the drawing, and its parts as SVG. */
export function figure(height: number, body: readonly string[]): Figure {
  return { svg: sheet(body.join(''), { width, height, keepsWords: true }), width, height }
}

/** Words in a figure: never smaller than 16.5 units. */
export function words(at: Point, text: string, style: LabelStyle = {}): string {
  return label(at, text, { size: 16.5, ...style })
}

/** The name of a part of the figure, centred. */
export function heading(at: Point, text: string): string {
  return words(at, text, { size: 19, weight: 600, anchor: 'middle' })
}

/** A word with a thin leader to the point that it names. */
export function labelled(
  at: Point,
  text: string,
  { to: target, anchor = 'start' }: { to: Point; anchor?: 'start' | 'middle' | 'end' },
): string {
  const from: Point =
    anchor === 'middle'
      ? [at[0], at[1] + (target[1] > at[1] ? 6 : -16)]
      : [at[0] + (anchor === 'start' ? -5 : 5), at[1] - 5]
  return part('named', [
    line(from, target, thinLine),
    circle(target, 3.5, { fill: colour.ink, stroke: 'none' }),
    words(at, text, { anchor }),
  ])
}

/** A line that ends in an arrow head. */
export function arrow(from: Point, to: Point, attributes: Attributes = {}): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const wing = (turn: number): Point => [to[0] - 11 * Math.cos(angle + turn), to[1] - 11 * Math.sin(angle + turn)]
  const [a, b] = [wing(0.45), wing(-0.45)]
  return part('arrow', [
    line(from, to, attributes),
    path(d`M${a[0]} ${a[1]}L${to[0]} ${to[1]}L${b[0]} ${b[1]}`, { fill: 'none', ...attributes }),
  ])
}

/** The two axes of a diagram, with the quantity of each. */
export function axes([x, y]: Point, [w, h]: Point, [across, up]: readonly [string, string]): string {
  return part('axes', [
    path(d`M${x} ${y - h}V${y}H${x + w}`, thinOutline),
    words([x + w, y + 22], across, { anchor: 'end', fill: colour.muted }),
    words([x, y - h - 8], up, { fill: colour.muted }),
  ])
}

/** Lines of text, the first one at the point. */
export function lines(at: Point, texts: readonly string[], style: LabelStyle = {}): string {
  return texts.map((text, index) => words([at[0], at[1] + index * 20], text, style)).join('')
}

/** The legend of a figure's numbered balloons, one a line; the point is that of the first number. */
export function legend([x, y]: Point, texts: readonly string[]): string {
  return part(
    'legend',
    texts.flatMap((text, index) => [
      circle([x, y + index * 28], 12, { ...thinLine, fill: colour.sheet }),
      words([x, y + index * 28 + 5.5], String(index + 1), { anchor: 'middle', weight: 600 }),
      words([x + 20, y + index * 28 + 6], text),
    ]),
  )
}
