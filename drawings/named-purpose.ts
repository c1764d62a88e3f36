import type { Accessory } from '#domain/catalogue/product.ts'
import { colour } from './palette.ts'
import { label, type Point } from './svg.ts'

type Named = Pick<Accessory, 'name'>

/** A part's purpose in its name: 'para ventiladores Maquet Servo'; undefined where the name has none. */
export function namedPurpose({ name }: Named): string | undefined {
  return / (para .{2,40}?)(?:, \p{Ll}|$)/u.exec(name)?.[1]
}

/** The largest letters are read on the narrowest card, where a drawing is 150 px wide. */
const sizes = [36, 30, 24, 18] as const
/** The width of a heavy letter, as a share of the font size. */
const letter = 0.64

/** Where a purpose stands on a sheet: its first line, and the room for it. */
interface Room {
  at: Point
  anchor?: 'start' | 'middle'
  width?: number
  lines?: number
}

/**
 * What a part is for, as large as the room allows: it tells parts apart whose shape is the same or not known. Of 'para
 * ventiladores Maquet Servo' it says 'Maquet Servo'. '' without a purpose.
 */
export function purposeCaption(product: Named, room: Room): string {
  const purpose = namedPurpose(product)?.slice('para '.length) ?? ''
  return largeWords(/(?:^| )(\S*[\p{Lu}\d].*)/u.exec(purpose)?.[1] ?? purpose, room)
}

/** A name in the largest letters with which it fits. */
export function largeWords(
  text: string,
  { at: [x, y], anchor = 'middle', width = 440, lines: most = 1 }: Room,
): string {
  const fitting = sizes.map((size) => ({ size, lines: wrapped(text, width / (size * letter)) }))
  const { size, lines } = fitting.find((each) => each.lines.length <= most) ?? { size: sizes[3], lines: [text] }
  const half = (line: string) => (anchor === 'middle' ? (line.length * size * letter) / 2 : 0)
  return lines
    .map((line, index) =>
      label([Math.min(Math.max(x, half(line) + 4), 476 - half(line)), y + index * size * 1.1], line, {
        size,
        anchor,
        weight: 600,
        fill: colour.ink,
      }),
    )
    .join('')
}

/** The words in lines of at most so many letters; a longer word has a line of its own. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
