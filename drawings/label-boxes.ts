/** Where a label stands on its sheet, in the sheet's units. */
export interface LabelBox {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

interface Frame {
  x: number
  y: number
  scaleX: number
  scaleY: number
  /** The attributes of the enclosing groups, innermost first, which a label inherits. */
  around: string
}

/** The mean widths of a letter, usual and heavy, and the height of a capital, as shares of the font size. */
const letter = { width: 0.59, heavy: 0.64, cap: 0.74 }

/** The estimated boxes of all labels of a drawing. Groups may move and scale them; rotated labels are left out. */
export function labelBoxes(svg: string): LabelBox[] {
  const frames: (Frame | undefined)[] = [{ x: 0, y: 0, scaleX: 1, scaleY: 1, around: '' }]
  const boxes: LabelBox[] = []
  for (const [, closing, name, attributes = '', selfClosing, text = ''] of svg.matchAll(
    /<(\/?)(g|text)\b((?:"[^"]*"|[^>"])*?)(\/?)>([^<]*)/g,
  )) {
    if (name === 'g' && closing) frames.pop()
    else if (name === 'g' && !selfClosing) frames.push(within(frames.at(-1), attributes))
    else if (name === 'text' && !closing) {
      const frame = frames.at(-1)
      if (frame) boxes.push(boxOf(frame, attributes, text))
    }
  }
  return boxes
}

/** Whether two labels overlap; touching is allowed. */
export function overlaps(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The drawing without its labels: the parts that labels must not cover. */
export function withoutLabels(svg: string): string {
  return svg.replaceAll(/<text\b[^>]*>[^<]*<\/text>/g, '')
}

function within(outer: Frame | undefined, attributes: string): Frame | undefined {
  const frame = outer && { ...outer, around: attributes + outer.around }
  const transform = /transform="([^"]*)"/.exec(attributes)?.[1]
  if (!frame || transform === undefined) return frame
  if (transform.includes('rotate')) return undefined
  const [x = 0, y = 0] = numbers(/translate\(([^)]*)\)/.exec(transform)?.[1])
  const [scaleX = 1, scaleY = scaleX] = numbers(/scale\(([^)]*)\)/.exec(transform)?.[1])
  return {
    ...frame,
    x: frame.x + x * frame.scaleX,
    y: frame.y + y * frame.scaleY,
    scaleX: frame.scaleX * scaleX,
    scaleY: frame.scaleY * scaleY,
  }
}

function boxOf({ x, y, scaleX, scaleY, around }: Frame, attributes: string, text: string): LabelBox {
  const style = attributes + around
  const size = numberOf(style, 'font-size')
  const heavy = style.includes('font-weight="600"')
  const width = text.length * size * (heavy ? letter.heavy : letter.width) * Math.abs(scaleX)
  const at = x + numberOf(attributes, 'x') * scaleX
  const foot = y + numberOf(attributes, 'y') * scaleY
  const anchor = / text-anchor="(\w+)"/.exec(style)?.[1]
  const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
  const left = at - width * share
  return { text, left, right: left + width, top: foot - size * letter.cap * scaleY, bottom: foot }
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0)
}

function numbers(text: string | undefined): number[] {
  return (text ?? '').split(/[ ,]+/).filter(Boolean).map(Number)
}
