import { mkdir } from 'node:fs/promises'
import { xml, xmlDeclaration } from '#server/build/discovery/xml.ts'
import { googleFields } from '#domain/feeds/google.ts'
import { dirname, join } from 'node:path'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { metaColumns, metaRow } from '#domain/feeds/meta.ts'
import { pricedItems, type OfferedItem } from '#domain/feeds/offered-item.ts'
import type { PlacedItem } from '#domain/feeds/placed-item.ts'
import { apiDocument } from '#domain/feeds/read-api/api-document.ts'
import { apiPaths, apiSchema } from '#domain/feeds/read-api/api-schema.ts'
import { openApi } from '#domain/feeds/read-api/open-api.ts'
import { absoluteUrl } from '#domain/seo/site-identity.ts'
import { writeChanged } from '#server/build/write-changed.ts'
import { commaText } from '#server/sheet/comma-text.ts'
import type { Site } from '#server/site/site.ts'
import { photographsOf, previewsOf, type PictureOf } from './item-pictures.ts'

/** The files for other programs by path: shopping feeds and the read API (docs/feeds.md). */
export function feedFiles(site: Site): Map<string, string> {
  const { siteUrl, products, social, brand, registries } = site
  const items = pricedItems(products)
  const previews = previewsOf(social)
  const forGoogle = placed(items, photographsOf(products, previews), siteUrl)
  const forMeta = placed(items, previews, siteUrl)
  const { models } = registriesOf(registries)
  return new Map([
    ['/feeds/google.xml', googleFeed(site, forGoogle)],
    ['/feeds/meta.csv', commaText(metaColumns, forMeta.map(metaRow))],
    [apiPaths.products, apiDocument({ brand, siteUrl, products, models, connectors: registries.connectors })],
    [apiPaths.openApi, `${JSON.stringify(openApi({ name: brand.name, siteUrl }), null, 2)}\n`],
    [apiPaths.schema, `${JSON.stringify(apiSchema(siteUrl, registries.brands), null, 2)}\n`],
  ])
}

/** Writes the shopping feeds and the read API into the public folder. */
export async function writeFeeds(site: Site, publicFolder: string): Promise<void> {
  for (const [path, text] of feedFiles(site)) {
    const file = join(publicFolder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeChanged(file, text)
  }
}

/** Items with full addresses. An item without a picture is left out, because receivers refuse it. */
function placed(items: readonly OfferedItem[], pictureOf: PictureOf, siteUrl: string): PlacedItem[] {
  return items.flatMap((item) => {
    const picture = pictureOf(item)
    if (picture === undefined) return []
    return [{ ...item, link: absoluteUrl({ siteUrl }, item.path), picture: absoluteUrl({ siteUrl }, picture) }]
  })
}

interface Channel {
  brand: { name: string; description: string }
  siteUrl: string
}

/** The feed of priced items for Google Merchant Center: RSS 2.0 with Google's attributes. */
function googleFeed({ brand, siteUrl }: Channel, items: readonly PlacedItem[]): string {
  const head = `<title>${xml(brand.name)}</title>\n<link>${xml(siteUrl)}</link>\n<description>${xml(brand.description)}</description>`
  const entries = items.map((item) => {
    const fields = googleFields(item).map(([name, value]) => `<g:${name}>${xml(value)}</g:${name}>`)
    return `<item>\n${fields.join('\n')}\n</item>\n`
  })
  return `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${head}\n${entries.join('')}</channel>\n</rss>\n`
}
