import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { bytesOfText } from '#server/content/drafts/draft-files.ts'
import { type CatalogueDesk } from './support/desk/catalogue-desk.ts'
import { eachCatalogueDesk } from './support/desk/each-catalogue-desk.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('photographs by code, with a store in $name', (kind) => {
  let shop: CatalogueDesk
  eachCatalogueDesk(kind, (started) => (shop = started))

  /** A picture of its own, with a place that a camera wrote. */
  const picture = (background: string) =>
    sharp({ create: { width: 12, height: 8, channels: 3, background } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Fulana' }, IFD3: { GPSLatitude: '25/1 25/1 0/1' } })
      .toBuffer()

  async function send(files: Readonly<Record<string, Buffer>>): Promise<{ status: number; lines: string[] }> {
    const form = new FormData()
    form.set('ficha', shop.ana.ficha)
    for (const [name, bytes] of Object.entries(files)) form.append('foto', new File([new Uint8Array(bytes)], name))
    const origin = `http://localhost:${shop.desk.port}`
    const headers = { ...shop.ana.headers, origin, 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${origin}/catalogo/fotografias`, { method: 'POST', headers, body: form })
    const text = await answer.text()
    const items = [...text.matchAll(/<li class="break-words" data-kind[^>]*>(.*?)<\/li>/g)]
    return { status: answer.status, lines: items.map(([, item = '']) => item.replaceAll(/<[^>]+>/g, '')) }
  }
  const paths = async () => (await shop.draft()).files.map(({ path }) => path).toSorted()

  test('files named by codes become photographs of products and variants, and what matches none is told', async () => {
    const [red, blue, green] = await Promise.all(['#f00', '#00f', '#0f0'].map(picture))
    if (!red || !blue || !green) throw new Error('no pictures')
    const sent = await send({ 'c5vga2-2.jpg': blue, 'C5VGA2-1.jpg': red, 'IMG_1.jpg': green, 'CP06.jpg': green })
    expect(sent.lines).toEqual([
      'C5VGA2-1.jpg → Cabo de ECG para GE, padrão AHA, versão 5-vias',
      'c5vga2-2.jpg → Cabo de ECG para GE, padrão AHA, versão 5-vias',
      'CP06.jpg → Conector de PNI luer fêmea, metal',
      'IMG_1.jpg: o nome não começa por um código do catálogo',
    ])
    expect(await paths()).toEqual([
      'images/products/cabo-ecg-ge-aha/1-opcao-5-vias.jpg',
      'images/products/cabo-ecg-ge-aha/2-opcao-5-vias.jpg',
      'images/products/conector-pni-cp06/1.jpg',
    ])
    const again = await send({ 'C5VGA2-1.jpg': red })
    expect(again.lines).toEqual(['C5VGA2-1.jpg: Cabo de ECG para GE, padrão AHA já tem esta fotografia'])
    expect(await paths()).toHaveLength(3)
  })

  test('what a camera wrote is gone, and the original is kept apart', async () => {
    const red = await picture('#f00')
    expect((await sharp(red).metadata()).exif).toBeDefined()
    await send({ 'CP06 frente.jpg': red })
    const path = 'images/products/conector-pni-cp06/1.jpg'
    const kept = await sharp(bytesOfText(path, (await shop.drafted(path)) ?? '')).metadata()
    expect(kept.exif).toBeUndefined()
    const folder = join(shop.desk.dataDir, 'originais/conector-pni-cp06')
    const [original = ''] = await readdir(folder)
    expect(original).toMatch(/^cp06-frente-[0-9a-f]{12}\.jpg$/)
    expect(await readFile(join(folder, original))).toEqual(red)
  })

  test('a zip is opened within its limits, and what is no picture is told', async () => {
    const red = await picture('#f00')
    const zip = Buffer.from(
      zipSync({
        'fotos/CP06.jpg': red,
        'fotos/CP07.txt': Buffer.from('x'),
        '__MACOSX/._CP06.jpg': red,
        '../CP07.jpg': red,
      }),
    )
    const sent = await send({ 'fotos.zip': zip })
    expect(sent.lines).toEqual([
      '../CP07.jpg → Conector de PNI baioneta macho, plástico',
      'fotos/CP06.jpg → Conector de PNI luer fêmea, metal',
      'fotos/CP07.txt: O arquivo não é uma foto JPEG, PNG ou WebP que se possa ler.',
    ])
    expect(await paths()).toEqual([
      'images/products/conector-pni-cp06/1.jpg',
      'images/products/conector-pni-cp07/1.jpg',
    ])
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`${index}.jpg`, red]))
    expect((await send({ 'muitas.zip': Buffer.from(zipSync(many)) })).status).toBe(400)
    // The size in the directory at the end of the archive decides.
    const bomb = Buffer.from(zipSync({ 'CP06.jpg': red }))
    bomb.writeUInt32LE(201_000_000, bomb.lastIndexOf('504b0102', undefined, 'hex') + 24)
    expect((await send({ 'bomba.zip': bomb })).status).toBe(400)
    const half = Buffer.from(zipSync({ 'CP06.jpg': new Uint8Array(26_000_000) }))
    expect((await send({ 'uma.zip': half, 'outra.zip': half })).status).toBe(400)
    expect((await send({ 'quebrado.zip': Buffer.from('PK\u0003\u0004') })).status).toBe(400)
  })

  test('drafts with more photographs than the desk can hold in memory take no other', async () => {
    const red = await picture('#f00')
    vi.spyOn(shop.drafts, 'openBytes').mockResolvedValueOnce(64_000_000)
    expect((await send({ 'CP06.jpg': red })).status).toBe(413)
    expect(await shop.drafts.listOpen()).toEqual([])
    expect((await send({ 'CP06.jpg': red })).status).toBe(200)
  })
})
