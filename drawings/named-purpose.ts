import type { Accessory } from '#domain/catalogue/product.ts'
import { colour } from './palette.ts'
import { label, placed, type Point } from './svg.ts'
import { cardOnly, largeOnly } from './two-sizes.ts'

type Named = Pick<Accessory, 'name'>

/** A part's purpose in its name: 'para ventiladores Maquet Servo'; undefined where the name has none. */
export function namedPurpose({ name }: Named): string | undefined {
  return / (para .{2,70}?)(?:, \p{Ll}|$)/u.exec(name)?.[1]
}

/** The largest letters are read on the narrowest card, where a drawing is 150 px wide. */
const sizes = [36, 30, 24, 18] as const
/** The width of a heavy letter, as a share of the font size. */
const letter = 0.64

/** The distance of lines, as a share of the font size. */
const leading = 1.1

/** Where a purpose stands on a sheet: the first of the lines that have room there; fewer stand in their middle. */
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

/** A name in the largest letters with which it fits a card; a large drawing has it in the size of its captions. */
export function largeWords(text: string, { at, anchor = 'middle', width = 440, lines: most = 1 }: Room): string {
  if (text === '') return ''
  const room = (size: number) => Math.floor(width / (size * letter))
  const size = sizes.find((each) => fits(text, room(each), most)) ?? 18
  const lines = wrapped(text, room(size))
  const style = { anchor, weight: 600, fill: colour.ink }
  const onCard = lines.map((line, row) => label([0, row * size * leading], line, { ...style, size })).join('')
  const spare = anchor === 'middle' ? ((most - 1) * sizes[0] - (lines.length - 1) * size) * (leading / 2) : 0
  const large = Math.min(18, Math.floor(width / (text.length * letter)))
  return (
    placed({ at: [at[0], at[1] + spare] }, cardOnly(onCard)) +
    largeOnly(label([at[0], at[1] + (anchor === 'middle' ? (most - 1) * 18 : 0)], text, { ...style, size: large }))
  )
}

const fits = (text: string, letters: number, most: number) => {
  const lines = wrapped(text, letters)
  return lines.length <= most && lines.every(({ length }) => length <= letters)
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
