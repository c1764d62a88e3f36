import type { MetaDescriptor } from 'react-router'
import { headTags, type PageHead, type PreviewPicture } from '#domain/seo/page-head.ts'
import type { PublicBrand } from '#domain/shop/brand.ts'

interface HeadFacts {
  brand: PublicBrand
  siteUrl: string
  picture: PreviewPicture
}
/** The matches of a route; the first one is the root route with the site's facts. */
type RootMatches = readonly [{ loaderData?: HeadFacts | undefined }, ...unknown[]]

/** The site's facts; undefined where the root route could not load them. */
export function siteFactsOf([root]: RootMatches): HeadFacts | undefined {
  return root.loaderData
}

/** A page's meta tags, by default with the site's picture. In: the route's matches, which hold the site's facts. */
export function pageMeta(matches: RootMatches, head: PageHead): MetaDescriptor[] {
  const facts = siteFactsOf(matches)
  if (!facts) return [{ title: head.title }]
  const { brand, siteUrl, picture } = facts
  return headTags({ picture, ...head }, { name: brand.name, url: siteUrl }) as MetaDescriptor[]
}

/** The meta tags of a page that search engines leave out: one that is missing, or of use to this visitor alone. */
export function hiddenPageMeta(matches: RootMatches, title: string): MetaDescriptor[] {
  const brand = siteFactsOf(matches)?.brand
  return [{ title: brand ? `${title} | ${brand.name}` : title }, { name: 'robots', content: 'noindex' }]
}
