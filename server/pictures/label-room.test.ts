import sharp from 'sharp'
import { expect, test } from 'vitest'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'
import { finishPicture } from '#drawings/picture.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { equipmentHero, homeHero } from '#drawings/scenes/scenes.ts'
import { label, rect } from '#drawings/svg.ts'
// The rules below hold for the real catalogue, so this test reads it.
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'

const { products, registries } = await loadCatalogue(new ContentFiles('.'))
const connectors = connectorRegistry(registries.connectors)
const drawn = [
  ...new Map(
    products
      .flatMap((product) =>
        productPictures(product, connectors).flatMap(({ key, svg, large }) => [
          { id: `${product.id} ${key}`, svg },
          { id: `${product.id} ${key}, large`, svg: large },
        ]),
      )
      .map(({ id, svg }) => [svg, id]),
  ),
].map(([svg, id]) => ({ id, svg }))

const scenes = [
  { id: 'home', svg: homeHero() },
  { id: 'equipment', svg: equipmentHero() },
  ...[...drawingFiles('figures')].map(([id, { svg }]) => ({ id, svg })),
]

/**
 * How far a tone may be from the box's own before it counts as a line of the drawing; the millimetre grid stays below.
 */
const lineContrast = 70
/** The share of a label's box that lines may take: the corner of a letter's box is not the letter. */
const roomForLines = 0.03

/** The labels of a picture that stand on its lines. */
async function onArtwork(svg: string): Promise<LabelBox[]> {
  const { data, info } = await sharp(Buffer.from(withoutLabels(svg)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tone = (x: number, y: number) => data[Math.round(y) * info.width + Math.round(x)] ?? 255
  return labelBoxes(svg).filter((box) => {
    const tones: number[] = []
    for (let y = Math.max(0, box.top); y < Math.min(info.height, box.bottom); y += 1)
      for (let x = Math.max(0, box.left); x < Math.min(info.width, box.right); x += 1) tones.push(tone(x, y))
    const usual = tones.toSorted((one, other) => one - other)[Math.floor(tones.length / 2)] ?? 255
    return tones.filter((each) => Math.abs(each - usual) > lineContrast).length > tones.length * roomForLines
  })
}

const named = (id: string, boxes: readonly LabelBox[]) => boxes.map(({ text }) => `${id}: ${text}`)

test('no label of a drawing lies over another', () => {
  const wrong = [...drawn, ...scenes].flatMap(({ id, svg }) => {
    const boxes = labelBoxes(svg)
    return named(
      id,
      boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other))),
    )
  })
  expect(wrong).toEqual([])
})

test('every label of a product drawing stands within its sheet', () => {
  const wrong = drawn.flatMap(({ id, svg }) =>
    named(
      id,
      labelBoxes(svg).filter((box) => !isCutOff(svg) && (box.left < 0 || box.right > 480 || box.bottom > 360)),
    ),
  )
  expect(wrong).toEqual([])
})

test('no label of a product drawing stands on its lines', async () => {
  const wrong = await Promise.all(drawn.map(async ({ id, svg }) => named(id, await onArtwork(svg))))
  expect(wrong.flat()).toEqual([])
}, 120_000)

test('the measure sees a label on a line, beside one, and over another label', async () => {
  const box = rect([100, 100, 80, 80], { fill: 'none' })
  expect(await onArtwork(finishPicture(box + label([90, 120], 'sobre a linha', { size: 18 })))).toHaveLength(1)
  expect(await onArtwork(finishPicture(box + label([200, 120], 'ao lado', { size: 18 })))).toHaveLength(0)
  const [first, second] = labelBoxes(finishPicture(label([90, 120], 'um rótulo') + label([120, 124], 'outro')))
  expect(first && second && overlaps(first, second)).toBe(true)
})

/** A close-up shows a piece of the part: what runs out of the sheet runs out on purpose. */
function isCutOff(svg: string): boolean {
  return /<g transform="translate\(-/.test(svg)
}

/** Where a label stands on its sheet, in the sheet's units. */
interface LabelBox {
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
function labelBoxes(svg: string): LabelBox[] {
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
function overlaps(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The drawing without its labels: the parts that labels must not cover. */
function withoutLabels(svg: string): string {
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
