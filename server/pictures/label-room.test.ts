import sharp from 'sharp'
import { expect, test } from 'vitest'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
// The rules below hold for the real catalogue, so this test reads it.
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
import { figures } from '#drawings/drawn-files.ts'
import { labelBoxes, type LabelBox, overlaps, withoutLabels } from '#drawings/label-boxes.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { equipmentHero, homeHero } from '#drawings/scenes/scenes.ts'
import { sheet } from '#drawings/sheet.ts'
import { label, rect } from '#drawings/svg.ts'

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
  ...[...figures].map(([id, { svg }]) => ({ id, svg })),
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
  expect(await onArtwork(sheet(box + label([90, 120], 'sobre a linha', { size: 18 })))).toHaveLength(1)
  expect(await onArtwork(sheet(box + label([200, 120], 'ao lado', { size: 18 })))).toHaveLength(0)
  const [first, second] = labelBoxes(sheet(label([90, 120], 'um rótulo') + label([120, 124], 'outro')))
  expect(first && second && overlaps(first, second)).toBe(true)
})

/** A close-up shows a piece of the part: what runs out of the sheet runs out on purpose. */
function isCutOff(svg: string): boolean {
  return /<g transform="translate\(-/.test(svg)
}
