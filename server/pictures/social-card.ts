import { colour, thinOutline } from '#drawings/palette.ts'
import { sheet } from '#drawings/sheet.ts'
import { element, line, rect } from '#drawings/svg.ts'
import { linesOf, lineWidth, outlined, textPath } from './typeset.ts'

/** The content of the picture for a page's link preview. */
export interface SocialCard {
  title: string
  /** The kind of page, shown above the title. */
  kind: string
  /** The code, shown as a label below the title. */
  code?: string | undefined
  brand: string
  /** The company's icon as a data URL. */
  icon: string
  /** A drawing of 480 by 360, or the address of a photograph as a data URL. */
  picture: { drawing: string } | { photograph: string }
}

export const socialSize = { width: 1200, height: 630 } as const

const margin = 64
const column = 500
const frame = [604, 98, 560, 420] as const

/** The picture as SVG with text as outlines: name on the left, drawing on the right, brand below. */
export function socialCard({ title, kind, code, brand, icon, picture }: SocialCard): string {
  const { size, lines } = fitted(title)
  const top = 150 + size * 0.4
  const below = top + lines.length * size * 1.16
  const body = [
    textPath(kind, { x: margin, y: 110, size: 24, fill: colour.petrol }),
    ...lines.map((text, index) =>
      textPath(text, { x: margin, y: top + (index + 0.5) * size * 1.16, size, fill: colour.ink }),
    ),
    code ? label(code, Math.min(below + 20, 440)) : '',
    line([margin, 546], [socialSize.width - 36, 546], { ...thinOutline, stroke: colour.shade }),
    element('image', { x: margin, y: 564, width: 38, height: 38, href: icon }),
    textPath(brand, { x: margin + 54, y: 592, size: 27, fill: colour.petrolDeep }),
    'drawing' in picture ? nested(outlined(picture.drawing), frame) : photograph(picture.photograph),
    rect(frame, { ...thinOutline, stroke: colour.shade }),
  ]
  return sheet(body.join(''), { ...socialSize, grid: false })
}

function photograph(href: string): string {
  const [x, y, width, height] = frame
  return rect(frame, { fill: colour.sheet }) + element('image', { x, y, width, height, href })
}

/**
 * The largest font size at which a title takes at most five lines. If it takes more at the smallest size too, it is cut
 * after six.
 */
function fitted(title: string): { size: number; lines: string[] } {
  for (const size of [52, 46, 40, 36]) {
    const lines = linesOf(title, size, column)
    if (lines.length <= 5 && lines.every((text) => lineWidth(text, size) <= column)) return { size, lines }
  }
  const lines = linesOf(title, 36, column)
  return { size: 36, lines: lines.length > 6 ? [...lines.slice(0, 5), `${lines[5]} …`] : lines }
}

function label(code: string, y: number): string {
  const size = 28
  const plate = rect([margin, y, lineWidth(code, size) + 36, 56], {
    ...thinOutline,
    fill: colour.tint,
    stroke: colour.shade,
    rx: 6,
  })
  return plate + textPath(code, { x: margin + 18, y: y + 38, size, fill: colour.petrolDeep })
}

function nested(svg: string, [x, y, width, height]: readonly [number, number, number, number]): string {
  return svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${x}" y="${y}" width="${width}" height="${height}"`,
  )
}
