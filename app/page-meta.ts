import type { MetaDescriptor } from 'react-router'
import type { PublicBrand } from '#domain/brand.ts'
import { headTags, type PageHead, type PreviewPicture } from '#domain/seo/page-head.ts'

interface SiteOfHead {
  brand: PublicBrand
  siteUrl: string
  picture: PreviewPicture
}
/** The root route's match, where the site's facts stand. */
type RootMatches = readonly [{ loaderData?: SiteOfHead | undefined }, ...unknown[]]

/** The site's facts, where the root route could load them. */
export function factsOf([root]: RootMatches): SiteOfHead | undefined {
  return root.loaderData
}

/** A page's meta tags. In: the route's matches, for the site's facts, and the page's own words; without a picture of its own it shows the site's. */
export function pageMeta(matches: RootMatches, head: PageHead): MetaDescriptor[] {
  const facts = factsOf(matches)
  if (!facts) return [{ title: head.title }]
  const { brand, siteUrl, picture } = facts
  return headTags({ picture, ...head }, { name: brand.name, url: siteUrl }) as MetaDescriptor[]
}

/** The tags of a page that is not there. */
export function missingMeta(matches: RootMatches, title: string): MetaDescriptor[] {
  const brand = factsOf(matches)?.brand
  return [{ title: brand ? `${title} | ${brand.name}` : title }, { name: 'robots', content: 'noindex' }]
}
