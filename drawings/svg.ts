import { escapeHtml } from '#domain/text/escape-html.ts'
import { colour, weight as lineWeight } from './palette.ts'

export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number as SVG text: one decimal, no trailing zero, no minus zero. */
export const round = (value: number): string => String(Math.round(value * 10) / 10 + 0)

/** An SVG element; attributes without a value are left out, children are already SVG. */
export function element(name: string, attributes: Attributes = {}, children: string | readonly string[] = ''): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${escapeHtml(typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value))}"`,
    )
    .join('')
  const content = typeof children === 'string' ? children : children.join('')
  return content === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${content}</${name}>`
}

/** Path data with every number rounded: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.map((piece, index) => piece + (index < numbers.length ? round(numbers[index] ?? 0) : '')).join('')
}

export const path = (data: string, attributes: Attributes = {}): string => element('path', { d: data, ...attributes })

/** A rectangle; `rx` rounds its corners. */
export function rect([x, y, width, height]: Box, attributes: Attributes = {}): string {
  return element('rect', { x: round(x), y: round(y), width: round(width), height: round(height), ...attributes })
}

export function circle([cx, cy]: Point, r: number, attributes: Attributes = {}): string {
  return element('circle', { cx: round(cx), cy: round(cy), r: round(r), ...attributes })
}

export function ellipse([cx, cy]: Point, [rx, ry]: Point, attributes: Attributes = {}): string {
  return element('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), ...attributes })
}

export function line(from: Point, to: Point, attributes: Attributes = {}): string {
  return path(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, attributes)
}

/** A group named after the part that it draws, so that tests and styles can find it. */
export function part(name: string, children: string | readonly string[], attributes: Attributes = {}): string {
  return element('g', { 'data-part': name, ...attributes }, children)
}

export interface Placement {
  at: Point
  /** The rotation in degrees, clockwise. */
  turn?: number
  scale?: number
  /** Whether left and right are mirrored, before turning. */
  flip?: boolean
  /** Whether the line weight stays that of the surrounding group: for a small change of scale within a drawing. */
  keepLine?: boolean
}

/**
 * Children moved, rotated and scaled. The width of outlines follows the square root of the scale, so that close-ups
 * look no heavier than their surroundings.
 */
export function placed(
  { at, turn = 0, scale = 1, flip = false, keepLine = false }: Placement,
  children: string | readonly string[],
): string {
  const steps = [`translate(${round(at[0])} ${round(at[1])})`]
  if (turn !== 0) steps.push(`rotate(${round(turn)})`)
  if (scale !== 1 || flip)
    steps.push(`scale(${Math.round(scale * (flip ? -1 : 1) * 100) / 100} ${Math.round(scale * 100) / 100})`)
  const weight = scale === 1 || keepLine ? undefined : lineWeight.main / Math.sqrt(scale)
  return element('g', { transform: steps.join(''), 'stroke-width': weight }, children)
}

export type LabelStyle = { size?: number; anchor?: 'start' | 'middle' | 'end'; fill?: string; weight?: number }

/** A short text as a `text` element; '' for an empty text. The sheet sets the font family. */
export function label([x, y]: Point, text: string, style: LabelStyle = {}): string {
  const { size = 14, anchor = 'start', fill = colour.ink, weight } = style
  const attributes = {
    x: round(x),
    y: round(y),
    'font-size': size,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-weight': weight,
    fill,
    stroke: 'none',
  }
  return text === '' ? '' : element('text', attributes, escapeHtml(text))
}
