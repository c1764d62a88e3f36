import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { boxOf } from '#domain/catalogue/registry/connector-measures.ts'
// The rules below hold for the real registry, so this test reads it.
// oxlint-disable no-restricted-imports
import { ContentFiles } from '#server/content/content-files.ts'
import { loadCatalogue } from '#server/content/load/load-catalogue.ts'
// oxlint-enable no-restricted-imports
import { connector } from '#tests/samples.ts'
import { trueFace, type TrueFace } from './true-face.ts'

const { registries } = await loadCatalogue(new ContentFiles('.'))
const measured = registries.connectors.filter(({ measures }) => measures !== undefined)

/** Millimetres that a drawing may differ from its measure. */
const tolerance = 0.1
/** Pixels of a millimetre where the painted face is measured. */
const fine = 25

function faceOf(entry: (typeof measured)[number]): TrueFace {
  const face = trueFace(entry)
  if (!face) throw new Error(`${entry.key} has measures and no drawing of its shape`)
  return face
}

/** Paints the outline on a sheet with a margin, and finds the box of what is dark, in millimetres. */
async function paintedBox({ outline, width, height }: TrueFace): Promise<[number, number]> {
  const [w, h] = [width + 4, height + 4]
  const viewBox = [-w / 2, -h / 2, w, h].map((side) => side * 100).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${w * fine}" height="${h * fine}"><rect x="${-w * 50}" y="${-h * 50}" width="${w * 100}" height="${h * 100}" fill="#fff"/>${outline}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  data.forEach((tone, index) => {
    if (tone > 127) return
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    dark.left = Math.min(dark.left, x)
    dark.right = Math.max(dark.right, x + 1)
    dark.top = Math.min(dark.top, y)
    dark.bottom = Math.max(dark.bottom, y + 1)
  })
  return [(dark.right - dark.left) / fine, (dark.bottom - dark.top) / fine]
}

/** The centres of the drawn contacts, in millimetres. */
function contactCentres({ outline, details }: TrueFace): [number, number][] {
  const group = /<g data-part="contacts"[^>]*>(.*?)<\/g>/.exec(outline + details)?.[1] ?? ''
  const circles = [...group.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]): [number, number] => [
    Number(x) / 100,
    Number(y) / 100,
  ])
  const rects = [...group.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)].map(
    ([, x, y, w, h]): [number, number] => [(Number(x) + Number(w) / 2) / 100, (Number(y) + Number(h) / 2) / 100],
  )
  const lines = [...group.matchAll(/<path d="M([-\d.]+) ([-\d.]+)L/g)].map(([, x, y]): [number, number] => [
    Number(x) / 100,
    Number(y) / 100,
  ])
  return [...circles, ...rects, ...lines]
}

describe('a face at true size', () => {
  test.each(measured)('$key is drawn as large as its measure', async (entry) => {
    const face = faceOf(entry)
    const [width, height] = boxOf(entry.measures?.outline ?? { diameter: 0 })
    const painted = await paintedBox(face)
    expect(Math.abs(painted[0] - width)).toBeLessThanOrEqual(tolerance)
    expect(Math.abs(painted[1] - height)).toBeLessThanOrEqual(tolerance)
    expect(face).toMatchObject({ width, height })
  })

  test.each(measured.filter(({ measures, shape }) => measures?.pitch && shape !== 'rosca'))(
    '$key has its contacts where the measures put them',
    (entry) => {
      const centres = contactCentres(faceOf(entry))
      const { pitch = 0, rowPitch } = entry.measures ?? {}
      const [first] = centres
      const row = centres.filter(([, y]) => y === first?.[1]).map(([x]) => x)
      const steps = row.slice(1).map((x, index) => x - (row[index] ?? 0))
      expect(steps.length).toBeGreaterThan(0)
      for (const step of steps) expect(Math.abs(step - pitch)).toBeLessThanOrEqual(tolerance)
      const heights = [...new Set(centres.map(([, y]) => y))].toSorted((a, b) => a - b)
      if (rowPitch !== undefined) expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeCloseTo(rowPitch, 1)
    },
  )

  test.each(measured.filter(({ shape }) => shape !== 'rosca'))('$key shows its contacts, each once', (entry) => {
    const { outline, details } = faceOf(entry)
    const group = /<g data-part="contacts"[^>]*>(.*?)<\/g>/.exec(outline + details)?.[1] ?? ''
    expect([...group.matchAll(/<(?:circle|rect|path)/g)]).toHaveLength(entry.contacts ?? 0)
  })

  test.each(measured)('$key takes at most 3 kB', (entry) => {
    const { outline, details } = faceOf(entry)
    expect(outline.length + details.length).toBeLessThanOrEqual(3000)
  })

  test('a connector without measures has none', () => {
    expect(trueFace(connector())).toBeUndefined()
  })

  test('measures are refused where the face is not known for certain', () => {
    const measures = { of: 'ponta', outline: { diameter: 6.35 }, source: 'IEC 60603-11' } as const
    expect(() => connector({ confirmed: false, measures })).toThrow('measures só onde confirmed é true')
  })
})
