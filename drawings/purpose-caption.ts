import type { Accessory } from '#domain/catalogue/product.ts'
import { captionSize, colour } from './palette.ts'
import { cardOnly, largeOnly } from './picture-sizes.ts'
import { label, placed, type Point } from './svg.ts'

type NamedPart = Pick<Accessory, 'name'>

/** The purpose in a part's name, 'para ventiladores Maquet Servo'; undefined where the name has none. */
export function namedPurpose({ name }: NamedPart): string | undefined {
  return / (para .{2,70}?)(?:, \p{Ll}|$)/u.exec(name)?.[1]
}

/** Font sizes, of which the largest that fits is taken: on the narrowest card a drawing is 150 px wide. */
const letterSizes = [36, 30, 24, captionSize] as const
/** The width of a heavy letter, as a share of the font size. */
const letterWidth = 0.64

/** The distance of lines, as a share of the font size. */
const lineHeight = 1.1

/** The area of a caption. `at` is its first line if all lines are used; fewer lines are centred vertically. */
type CaptionArea = { at: Point; anchor?: 'start' | 'middle'; width?: number; lines?: number }

/** The purpose in a part's name ('Maquet Servo' of 'para ventiladores Maquet Servo'), in letters as large as fit. */
export function purposeCaption(product: NamedPart, area: CaptionArea): string {
  const purpose = namedPurpose(product)?.slice('para '.length) ?? ''
  return largeWords(/(?:^| )(\S*[\p{Lu}\d].*)/u.exec(purpose)?.[1] ?? purpose, area)
}

/** A name in the largest letters with which it fits a card; a large drawing has it in the size of its captions. */
export function largeWords(text: string, { at, anchor = 'middle', width = 440, lines: maximumLines = 1 }: CaptionArea) {
  if (text === '') return ''
  const lettersPerLine = (size: number) => Math.floor(width / (size * letterWidth))
  const size = letterSizes.find((letterSize) => fits(text, lettersPerLine(letterSize), maximumLines)) ?? captionSize
  const lines = wrapped(text, lettersPerLine(size))
  const style = { anchor, weight: 600, fill: colour.ink }
  const onCard = lines.map((line, row) => label([0, row * size * lineHeight], line, { ...style, size })).join('')
  const offsetY =
    anchor === 'middle' ? ((maximumLines - 1) * letterSizes[0] - (lines.length - 1) * size) * (lineHeight / 2) : 0
  const sizeWhenLarge = Math.min(captionSize, Math.floor(width / (text.length * letterWidth)))
  return (
    placed({ at: [at[0], at[1] + offsetY] }, cardOnly(onCard)) +
    largeOnly(
      label([at[0], at[1] + (anchor === 'middle' ? (maximumLines - 1) * captionSize : 0)], text, {
        ...style,
        size: sizeWhenLarge,
      }),
    )
  )
}

function fits(text: string, lettersPerLine: number, maximumLines: number): boolean {
  const lines = wrapped(text, lettersPerLine)
  return lines.length <= maximumLines && lines.every(({ length }) => length <= lettersPerLine)
}

function wrapped(text: string, lettersPerLine: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= lettersPerLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
