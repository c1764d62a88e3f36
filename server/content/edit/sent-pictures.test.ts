import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawingTextProblem } from '#server/content/load/pictures.ts'
import { Originals, readBrandPicture } from './sent-pictures.ts'

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#f00' } })
    .png()
    .withExif({ IFD0: { Copyright: 'Fulana' } })
    .toBuffer()

test('a picture becomes a logo of the size that pages and documents need, without metadata', async () => {
  const read = await readBrandPicture(await red(2000, 1000), 'logo')
  if (read.reason !== undefined) throw new Error(read.reason)
  expect(read.ending).toBe('png')
  const { width, height, exif } = await sharp(read.bytes).metadata()
  expect([width, height, exif]).toEqual([480, 240, undefined])
})

test('an icon of a picture is an SVG that the site accepts, with the whole picture in it', async () => {
  const read = await readBrandPicture(await red(40, 20), 'icon')
  if (read.reason !== undefined) throw new Error(read.reason)
  expect([read.ending, drawingTextProblem(read.bytes.toString())]).toEqual(['svg', undefined])
  const { data, info } = await sharp(read.bytes, { density: 72 }).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  expect([info.width, at(16, 16), at(16, 2)[3]]).toEqual([32, [255, 0, 0, 255], 0])
})

test('an SVG stays as it is; one that acts, and what is no picture, is refused with the reason', async () => {
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${inside}</svg>`)
  const plain = svg('<rect width="32" height="32"/>')
  expect(await readBrandPicture(plain, 'logo')).toEqual({ ending: 'svg', bytes: plain })
  expect(await readBrandPicture(svg('<script>1</script>'), 'icon')).toMatchObject({
    reason: expect.stringContaining('script'),
  })
  const hidden = Buffer.from(svg('<script>1</script>').toString(), 'utf16le')
  expect(await readBrandPicture(hidden, 'icon')).toMatchObject({ reason: expect.any(String) })
  expect(drawingTextProblem(hidden.toString('utf8'))).toContain('UTF-8')
  for (const drawn of [
    '<a-b:script xmlns:a-b="http://www.w3.org/2000/svg">alert(1)</a-b:script>',
    '<a href=" java&#115;cript:alert(1)"/>',
    '<image href=" https://evil.example/x.png"/>',
    '<animate attributeName="href" values="java&#115;cript:alert(1)"/>',
    '<é:foreignObject/>',
  ])
    expect([drawn, drawingTextProblem(`<svg>${drawn}</svg>`)]).toEqual([
      drawn,
      expect.stringContaining('o desenho tem'),
    ])
  expect(
    drawingTextProblem('<svg><use href="#a"/><path fill="url( #b )"/><text>a &amp; b</text></svg>'),
  ).toBeUndefined()
  expect(await readBrandPicture(Buffer.from('%PDF-1.7'), 'logo')).toMatchObject({ reason: expect.any(String) })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'originals-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

const photograph = { name: 'Cabo de ECG.JPG', bytes: new Uint8Array(3) }

test('an original is kept once under its name, whose rest says its content', async () => {
  const dataDir = folder()
  const originals = new Originals(dataDir)
  await originals.keep('cabo', photograph)
  await originals.keep('cabo', photograph)
  expect(readdirSync(join(dataDir, 'originais/cabo'))).toEqual([
    expect.stringMatching(/^cabo-de-ecg-[\da-f]{12}\.jpg$/),
  ])
})

test.each(['originais', 'originais/cabo'])('no original goes where a link in place of %s leads', async (link) => {
  const [dataDir, elsewhere] = [folder(), folder()]
  const originals = new Originals(dataDir)
  await originals.keep('sensor', photograph)
  rmSync(join(dataDir, link), { recursive: true, force: true })
  symlinkSync(elsewhere, join(dataDir, link))
  await expect(originals.keep('cabo', photograph)).rejects.toThrow('reached by a link')
  expect(readdirSync(elsewhere, { recursive: true })).not.toContainEqual(expect.stringContaining('.jpg'))
})
