import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { metaColumns, metaRow } from '#domain/feeds/meta.ts'
import { pricedItems, type OfferedItem } from '#domain/feeds/offered-item.ts'
import type { PlacedItem } from '#domain/feeds/placed-item.ts'
import { apiDocument } from '#domain/feeds/read-api/api-document.ts'
import { apiPaths, apiSchema } from '#domain/feeds/read-api/api-schema.ts'
import { absoluteUrl } from '#domain/seo/site-identity.ts'
import { writeChanged } from '#server/build/write-changed.ts'
import { commaText } from '#server/sheet/comma-text.ts'
import type { Site } from '#server/site/site.ts'
import { googleFeed } from './google-feed.ts'
import { photographsOf, previewsOf, type PictureOf } from './item-pictures.ts'

/** What other programs read, by its address below the site: shopping feeds and the read API (docs/feeds.md). */
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
    [apiPaths.schema, `${JSON.stringify(apiSchema(siteUrl, registries.brands), null, 2)}\n`],
  ])
}

/** Writes them into the public folder. */
export async function writeFeeds(site: Site, publicFolder: string): Promise<void> {
  for (const [path, text] of feedFiles(site)) {
    const file = join(publicFolder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeChanged(file, text)
  }
}

/** Items with their whole addresses. One without a picture is left out: receivers refuse it. */
function placed(items: readonly OfferedItem[], pictureOf: PictureOf, siteUrl: string): PlacedItem[] {
  return items.flatMap((item) => {
    const picture = pictureOf(item)
    if (picture === undefined) return []
    return [{ ...item, link: absoluteUrl({ siteUrl }, item.path), picture: absoluteUrl({ siteUrl }, picture) }]
  })
}
