import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { paletteOf } from '#domain/shop/brand-palette.ts'
import { brandSchema, type Brand } from '#domain/shop/brand.ts'
import { colour, nightTone } from '#drawings/palette.ts'
import { builtCode } from '#server/code/built-code.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { readEnvironment } from '#server/environment.ts'
import { confirmationLetter } from '#server/outbox/mail/confirmation.ts'
import { deliveryLetter } from '#server/outbox/mail/email.ts'
import { letterHtml, letterText } from '#server/outbox/mail/letter.ts'
import { mailShop } from '#server/outbox/mail/mail-shop.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import type { Delivery } from '#server/store/deliveries.ts'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import { servedSite } from './support/served-site.ts'

/**
 * The journeys' shop is another company than the one whose content ships with the project: of that one nothing may be
 * left in what the other is served.
 */

const shop = 'tests/fixture'
const brandOf = async (folder: string): Promise<Brand> =>
  filledBrand(v.parse(brandSchema, parse(await readFile(join(folder, 'content/brand.yaml'), 'utf8'))), [])
const [first, other] = await Promise.all([brandOf('.'), brandOf(shop)])
const [firstColours, otherColours] = [paletteOf(first.colours), paletteOf(other.colours)]

/** Every text and colour of a brand, but for names of its files and single words, which anybody may use. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /[\s\d@#:-]/.test(value) && !/\.(?:svg|png)$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const shared = new Set([...textsOf({ ...other, otherColours }), ...other.footerCategories.map(({ label }) => label)])
// Promises occur as parts of other texts, and their figures alone are not specific to a company.
const { footerCategories: _links, promises: _figures, certifications: _standards, address: place, ...own } = first
const traces = [
  ...textsOf({ ...own, firstColours, street: place.street, postalCode: place.postalCode }),
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

const site = await servedSite(shop)
const { client } = await builtCode()
const code = globSync('assets/*.{js,css}', { cwd: client }).map(
  (file) => [`/${file}`, readFileSync(join(client, file), 'utf8')] as const,
)
const feeds = [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/feeds/google.xml',
  '/feeds/meta.csv',
  '/api/v1/products.json',
  '/api/v1/schema.json',
  '/favicon.svg',
]
const pages = [...site.pages].map(([path, { html }]) => [path, html] as const)
const namedIn = (pattern: RegExp) => [...new Set(pages.flatMap(([, html]) => html.match(pattern) ?? []))]
const drawings = namedIn(/\/(?:desenhos|indices)\/[\w./-]+\.(?:svg|json)/g).filter((_, index) => index % 10 === 0)
const others = await Promise.all(
  [...feeds, ...drawings].map(async (address) => [address, await (await site.get(address)).text()] as const),
)
const texts = [...pages, ...code, ...others]
const pictures = [
  ...namedIn(/\/social\/site[\w.-]*\.png/g),
  '/apple-touch-icon.png',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
]

test('there is something to look for, and where to look', async () => {
  expect(traces).toEqual(expect.arrayContaining([first.name, first.phone, firstColours.light.brand, first.siteUrl]))
  const kinds = new Set(texts.map(([address]) => extname(address)))
  for (const kind of ['', '.js', '.css', '.svg', '.xml', '.json', '.webmanifest', '.txt', '.csv'])
    expect(kinds).toContain(kind)
  expect(foundIn(await readFile('content/brand.yaml', 'utf8'))).toContain(first.name)
})

test('no page, feed, drawing, style, script or manifest has a trace of the first company', async () => {
  const found = texts.map(([address, text]) => foundIn(text).map((trace) => `${address}: ${trace}`))
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
  expect(pictures).toHaveLength(4)
  for (const address of pictures) {
    const pixels = await sharp(await (await site.get(address)).arrayBuffer())
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    expect([address, hasColour(pixels, firstColours.light.brand), hasColour(pixels, otherColours.light.brand)]).toEqual(
      [address, false, true],
    )
  }
})

test('what is sent by e-mail has no trace of the first company, and names the other', async () => {
  const row = { id: 1, created_at: '2026-01-02T03:04:05.678Z', is_suspect: false, handled_at: null }
  const delivery: Delivery = {
    id: 1,
    key: 'k',
    channel: 'email',
    attempts: 1,
    kind: 'contact',
    row: { ...briefContact, ...row, subject: 'Conserto' },
  }
  const loaded = await loadShop(new ContentFiles(shop), readEnvironment({}))
  const theirs = mailShop(loaded)
  for (const letter of [deliveryLetter(delivery, theirs), confirmationLetter(theirs)]) {
    const html = letterHtml(letter, theirs)
    expect(foundIn(letter.subject + letterText(letter) + html)).toEqual([])
    expect(html).toContain(other.name)
    expect(html).toContain(otherColours.light['brand-deep'])
  }
})
