import { expect, test } from 'vitest'
import { servedSite } from './support/served-site.ts'

const { pages, siteUrl, get } = await servedSite('.')

interface Thing {
  '@context': string
  '@type': string
  [property: string]: unknown
}

/** What each kind of thing must say, by the search engines' own rules and the site's. */
const requiredProperties: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'contactPoint.0.telephone', 'contactPoint.0.contactType'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  LocalBusiness: [
    'name',
    'address.streetAddress',
    'address.addressLocality',
    'telephone',
    'openingHoursSpecification.0.opens',
  ],
  Product: ['name', 'description', 'image.0', 'url', 'offers.0.priceCurrency', 'offers.0.availability'],
  ItemList: ['name', 'itemListElement.0.url', 'itemListElement.0.name'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity.itemListElement'],
  BlogPosting: ['headline', 'description', 'author.name', 'publisher.name', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement.0.name', 'itemListElement.0.item', 'itemListElement.1.name'],
}

function thingsOf(path: string): Thing[] {
  return (pages.get(path)?.structuredData ?? []).flatMap((text) => JSON.parse(text) as Thing | Thing[])
}

function kindsOf(path: string): string[] {
  return thingsOf(path).map((thing) => thing['@type'])
}

test('each template says what it is', () => {
  expect(kindsOf('/')).toEqual(['Organization', 'WebSite'])
  expect(kindsOf('/contato')).toEqual(['LocalBusiness'])
  for (const path of pages.keys()) {
    if (path.startsWith('/produto/')) expect([path, ...kindsOf(path)]).toEqual([path, 'Product', 'BreadcrumbList'])
    if (path.startsWith('/blog/')) expect([path, ...kindsOf(path)]).toEqual([path, 'BlogPosting', 'BreadcrumbList'])
    if (/^\/(categoria\/|equipamentos|acessorios)/.test(path))
      expect([path, ...kindsOf(path)]).toEqual([path, 'CollectionPage', 'BreadcrumbList'])
  }
})

test('every thing has the properties that its kind requires', () => {
  for (const path of pages.keys()) {
    for (const thing of thingsOf(path)) {
      expect(thing['@context']).toBe('https://schema.org')
      for (const property of requiredProperties[thing['@type']] ?? ['a kind that is known here'])
        expect(thing).toHaveProperty(property)
    }
  }
})

test('a list names the products that it shows, ten at the most, each with an offer', () => {
  const lists = [...pages.keys()].flatMap((path) =>
    thingsOf(path).filter((thing) => thing['@type'] === 'CollectionPage'),
  )
  expect(lists.length).toBeGreaterThan(0)
  for (const { mainEntity } of lists) {
    const { itemListElement, numberOfItems } = mainEntity as { itemListElement: object[]; numberOfItems: number }
    expect(itemListElement).toHaveLength(Math.min(10, numberOfItems))
    for (const element of itemListElement)
      for (const property of ['name', 'description', 'image', 'url', 'offers.priceCurrency', 'offers.availability'])
        expect(element).toHaveProperty(`item.${property}`)
  }
})

test('every address in structured data is served by the site', async () => {
  const named = new Map<string, string>()
  for (const { path, structuredData } of pages.values()) {
    for (const [, url = ''] of structuredData.join('').matchAll(/"(?:url|item|image|logo|@id)":\[?"([^"]+)"/g)) {
      if (!url.startsWith(siteUrl)) continue
      const address = url.slice(siteUrl.length).replace(/[?#].*$/, '')
      if (!pages.has(address || '/')) named.set(address, path)
    }
  }
  // Pictures of one kind are made alike: every twentieth is made here.
  for (const [address, path] of [...named].filter((_, index) => index % 20 === 0))
    expect([path, address, (await get(address)).status]).toEqual([path, address, 200])
})

test('no page claims a rating', () => {
  const claims = [...pages.values()].filter(({ structuredData }) =>
    /aggregateRating|ratingValue|"Review"/.test(structuredData.join('')),
  )
  expect(claims.map(({ path }) => path)).toEqual([])
})
