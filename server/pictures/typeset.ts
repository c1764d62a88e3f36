import { readFileSync } from 'node:fs'
import { parse, type Font, type PathCommand } from 'opentype.js/dist/opentype.mjs'
import { path, type Attributes } from '#drawings/svg.ts'

/** Sets text as outlines in IBM Plex Sans SemiBold, so that pictures look the same on a machine without fonts. */

let loadedFont: Font | undefined

/** The font, read when a picture needs it: pages, which only name pictures, do not. */
function font(): Font {
  if (loadedFont) return loadedFont
  const file = readFileSync(new URL('./fonts/plex-sans-semibold.ttf', import.meta.url))
  loadedFont = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  return loadedFont
}

/** Whether the font has a glyph for every letter of a text. */
export const hasGlyphs = (text: string) => Array.from(text).every((letter) => font().charToGlyphIndex(letter) > 0)

/** The width of a line of text at a size, in the unit of the size. */
export const lineWidth = (text: string, size: number): number => font().getAdvanceWidth(text, size)

/** A line of text as an SVG path, starting at a point of its baseline. */
export function textPath(
  text: string,
  { x, y, size, ...attributes }: { x: number; y: number; size: number } & Attributes,
): string {
  const data = font().getPath(text, x, y, size).commands.map(commandText).join('')
  return path(data, { stroke: 'none', ...attributes })
}

/** A path's command as text. The library's own has no space before a number that rounds to -0, and is cut off there. */
function commandText({ type, x1, y1, x2, y2, x, y }: PathCommand): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
  return type + numbers.map((value) => Math.round(value * 10) / 10).join(' ')
}

/** Breaks words into lines no wider than `width`; a single word that is too long gets a line of its own. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && lineWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A drawing with its labels as outlines; a label inherits font size and alignment from its groups. */
export function withOutlinedText(svg: string): string {
  const groups: string[] = []
  return svg.replaceAll(
    /<g([^>]*)>|<\/g>|<text([^>]*)>([^<]*)<\/text>/g,
    (...[tag = '', group, label, escaped = '']: (string | undefined)[]) => {
      if (label !== undefined) return outlinedLabel([label, ...groups], decodeEntities(escaped))
      if (group === undefined) groups.shift()
      else if (!group.endsWith('/')) groups.unshift(group)
      return tag
    },
  )
}

/** A label as outlines. In: the attributes of the label and of its groups, innermost first. */
function outlinedLabel(written: readonly string[], text: string): string {
  const attribute = (name: string, within = written) =>
    within.map((attributes) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]).find((value) => value)
  const labelAttributes = written.slice(0, 1)
  const size = Number(attribute('font-size'))
  const shift = { middle: 0.5, end: 1 }[attribute('text-anchor') ?? ''] ?? 0
  return textPath(text, {
    x: Number(attribute('x', labelAttributes)) - shift * lineWidth(text, size),
    y: Number(attribute('y', labelAttributes)),
    size,
    fill: attribute('fill', labelAttributes),
    transform: attribute('transform', labelAttributes),
    class: attribute('class', labelAttributes),
  })
}

const decodeEntities = (escaped: string): string =>
  escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
