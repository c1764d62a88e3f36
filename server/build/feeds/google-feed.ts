import { googleFields } from '#domain/feeds/google.ts'
import type { PlacedItem } from '#domain/feeds/placed-item.ts'
import { xml, xmlDeclaration } from '#server/build/discovery/xml.ts'

interface Channel {
  brand: { name: string; description: string }
  siteUrl: string
}

/** The feed of priced items for Google Merchant Center: RSS 2.0 with Google's attributes. */
export function googleFeed({ brand, siteUrl }: Channel, items: readonly PlacedItem[]): string {
  const head = `<title>${xml(brand.name)}</title>\n<link>${xml(siteUrl)}</link>\n<description>${xml(brand.description)}</description>`
  const entries = items.map((item) => {
    const fields = googleFields(item).map(([name, value]) => `<g:${name}>${xml(value)}</g:${name}>`)
    return `<item>\n${fields.join('\n')}\n</item>\n`
  })
  return `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${head}\n${entries.join('')}</channel>\n</rss>\n`
}
