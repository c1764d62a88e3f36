import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { brandSchema, type Brand } from '#domain/brand.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { colour, nightTone } from '#drawings/palette.ts'
import type { Delivery } from '#server/store/deliveries.ts'
import { confirmationLetter } from '#server/outbox/mail/confirmation-letter.ts'
import { deliveryLetter } from '#server/outbox/mail/delivery-letter.ts'
import { letterHtml } from '#server/outbox/mail/letter-html.ts'
import { letterText } from '#server/outbox/mail/letter.ts'
import { mailShop } from '#server/outbox/mail/mail-shop.ts'

/**
 * The journeys' shop is another company than the one whose content ships with the project: of that one nothing may be
 * left in what is built for the other. `SITE_DIR=tests/fixture script/build` comes first.
 */

const shop = 'tests/fixture'
const brandOf = async (folder: string): Promise<Brand> =>
  filledBrand(v.parse(brandSchema, parse(await readFile(join(folder, 'content/brand.yaml'), 'utf8'))), [])
const [first, other] = await Promise.all([brandOf('.'), brandOf(shop)])

/** Every text and colour of a brand, but for names of its files and single words, which anybody may use. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /[\s\d@#:-]/.test(value) && !/\.(?:svg|png)$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const shared = new Set([...textsOf(other), ...other.footerCategories.map(({ label }) => label)])
// Promises occur as parts of other texts, and their figures alone are not specific to a company.
const { footerCategories: _links, promises: _figures, certifications: _standards, address, ...own } = first
const traces = [
  ...textsOf({ ...own, street: address.street, postalCode: address.postalCode }),
  first.phone.replaceAll(/[^+\d]/g, ''),
  new URL(first.siteUrl).host,
  'Vitrine',
  'vitrine',
  colour.shade,
  colour.mid,
  colour.grid,
  ...Object.values(nightTone),
].filter((text) => !shared.has(text))

/** The ways in which a text may stand in a file: as it is, in HTML, in an address, in JSON. */
const spellings = traces.flatMap((text) => {
  const html = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
  return [...new Set([text, html, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)])].map((spelling) => ({
    text,
    spelling,
  }))
})
const foundIn = (content: string) =>
  spellings.flatMap(({ text, spelling }) => (content.includes(spelling) ? [text] : []))

const release = join(shop, 'build/current')
/** The release's own copy of the project's code is the same for every company, and nobody is sent it. */
const isCode = (folder: string) => `${folder}/`.startsWith(join(release, 'code/'))
const files = (await readdir(release, { recursive: true, withFileTypes: true }))
  .filter(({ parentPath }) => !isCode(parentPath))
  .filter((entry) => entry.isFile() && !/\.(?:br|gz|woff2)$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))
const pictures = files.filter((file) => /\.(?:png|webp)$/.test(file))
const texts = files.filter((file) => !pictures.includes(file))

test('there is something to look for, and where to look', async () => {
  expect(traces).toEqual(expect.arrayContaining([first.name, first.phone, first.colours.light.petrol, first.siteUrl]))
  const kinds = new Set(texts.map((file) => extname(file)))
  for (const kind of ['.html', '.js', '.css', '.svg', '.xml', '.json', '.data', '.webmanifest', '.txt', '.csv'])
    expect(kinds).toContain(kind)
  expect(foundIn(await readFile('content/brand.yaml', 'utf8'))).toContain(first.name)
})

test('no page, feed, drawing, style, script or manifest has a trace of the first company', async () => {
  const found = await Promise.all(
    texts.map(async (file) => foundIn(await readFile(file, 'utf8')).map((text) => `${file}: ${text}`)),
  )
  expect(found.flat()).toEqual([])
})

/** Whether a pixel is as good as this colour: a palette may be off by a little. */
function hasColour(pixels: Buffer, hex: string): boolean {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) <= 3)) return true
  return false
}

test('pictures for link previews and home screens are in the other company’s colour', async () => {
  const drawn = pictures.filter((file) => /social\/site|icons\/|apple-touch/.test(file) && file.includes('build'))
  expect(drawn.length).toBeGreaterThanOrEqual(4)
  for (const file of drawn) {
    const pixels = await sharp(file)
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    expect([
      file,
      hasColour(pixels, first.colours.light.petrol),
      hasColour(pixels, other.colours.light.petrol),
    ]).toEqual([file, false, true])
  }
})

test('what is sent by e-mail has no trace of the first company, and names the other', async () => {
  const row = { id: 1, created_at: '2026-01-02T03:04:05.678Z', is_suspect: false, handled_at: null }
  const contact = { ...row, name: 'Ana', company: null, email: 'ana@example.com', phone: null }
  const delivery: Delivery = {
    id: 1,
    key: 'k',
    channel: 'email',
    attempts: 1,
    kind: 'contact',
    row: { ...contact, subject: 'Conserto', message: 'Uma mensagem.' },
  }
  const others = mailShop(JSON.parse(await readFile(join(release, 'site.json'), 'utf8')))
  for (const letter of [deliveryLetter(delivery, others), confirmationLetter(others)]) {
    const html = letterHtml(letter, others)
    expect(foundIn(letter.subject + letterText(letter) + html)).toEqual([])
    expect(html).toContain(other.name)
    expect(html).toContain(other.colours.light['petrol-deep'])
  }
})
