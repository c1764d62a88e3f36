import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readPhotograph } from '#server/content/edit/sent-pictures.ts'
import { RowOwners } from '#server/content/sheet/owners.ts'
import { accessory } from '#tests/samples.ts'
import { Catalogue } from './catalogue.ts'
import { ownerOfName, photographName } from './photographs.ts'

const colour = { width: 40, height: 20, channels: 3, background: '#336699' } as const

test('a photograph stands upright, is a JPEG and says nothing of its camera', async () => {
  const sent = await sharp({ create: colour })
    .withExif({ IFD0: { Make: 'Camera de teste', ImageDescription: 'segredo' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const read = await readPhotograph(sent)
  if (read.reason !== undefined) throw new Error(read.reason)
  const { format, width, height, exif, orientation } = await sharp(read.bytes).metadata()
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 20,
    height: 40,
    exif: undefined,
    orientation: undefined,
  })
})

test('a large one becomes as large as the site needs', async () => {
  const sent = await sharp({ create: { ...colour, width: 5000, height: 1000 } })
    .png()
    .toBuffer()
  const read = await readPhotograph(sent)
  expect(read.bytes && (await sharp(read.bytes).metadata()).width).toBe(2400)
})

test.each([
  ['a text', Buffer.from('não sou uma foto')],
  ['nothing', Buffer.alloc(0)],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
  ],
])('%s is refused', async (_what, sent) => {
  expect(await readPhotograph(sent)).toMatchObject({ reason: expect.any(String) })
})

test('a picture of more points than there may be is refused before it is unpacked', async () => {
  const wide = await sharp({ create: { ...colour, width: 30_000, height: 2000 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(await readPhotograph(wide)).toMatchObject({ reason: expect.any(String) })
})

test('a new photograph stands behind the others', () => {
  expect(photographName([], '')).toBe('1.jpg')
  expect(photographName(['1.jpg', '10-opcao-a.jpg', 'x.png'], '5-vias')).toBe('11-opcao-5-vias.jpg')
})

let owners: RowOwners
let ids: ReadonlySet<string>
beforeAll(async () => {
  const { products, files } = await new Catalogue('tests/fixture').state()
  owners = new RowOwners(products)
  ids = new Set(files.keys())
})

test.each([
  ['C5VGA2.jpg', 'cabo-ecg-ge-aha', '5-vias'],
  ['c5vga2-1.JPG', 'cabo-ecg-ge-aha', '5-vias'],
  ['fotos/C5VGA2 (2).png', 'cabo-ecg-ge-aha', '5-vias'],
  ['C5VGA2_frente.webp', 'cabo-ecg-ge-aha', '5-vias'],
  ['cp-06.jpg', 'conector-pni-cp06', undefined],
  ['cabo-ecg-ge-aha-3.jpg', 'cabo-ecg-ge-aha', undefined],
])('%s is a photograph of %s', (name, id, variant) => {
  expect(ownerOfName(name, owners, ids)).toEqual({ owner: { id, ...(variant && { variant }) } })
})

test('a name without a code is nobody’s, and the code has to stand first', () => {
  for (const name of ['IMG_0001.jpg', 'frente C5VGA2.jpg', '.jpg', '1.jpg'])
    expect(ownerOfName(name, owners, ids).owner, name).toBeUndefined()
})

test('a name that may be of two is told, and not guessed', () => {
  const two = new RowOwners([accessory({ id: 'a', sku: 'CP06' }), accessory({ id: 'b', sku: 'CP062' })])
  expect(ownerOfName('CP06-2.jpg', two, new Set())).toEqual({ reason: 'o nome pode ser de b ou de a' })
})
