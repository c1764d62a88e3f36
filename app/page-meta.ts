import type { MetaDescriptor } from 'react-router'
import type { PublicBrand } from '#domain/brand.ts'
import { headTags, type PageHead, type PreviewPicture } from '#domain/seo/page-head.ts'

/** The root route's match, where the site's facts stand. */
type RootMatches = readonly [
  { loaderData?: { brand: PublicBrand; siteUrl: string; picture: PreviewPicture } | undefined },
  ...unknown[],
]

/** A page's meta tags. In: the route's matches, for the site's facts, and the page's own words; without a picture of its own it shows the site's. */
export function pageMeta([root]: RootMatches, head: PageHead): MetaDescriptor[] {
  if (!root.loaderData) return [{ title: head.title }]
  const { brand, siteUrl, picture } = root.loaderData
  return headTags({ picture, ...head }, { name: brand.name, url: siteUrl }) as MetaDescriptor[]
}

/** The tags of a page that is not there. */
export function missingMeta([root]: RootMatches, title: string): MetaDescriptor[] {
  const brand = root.loaderData?.brand
  return [{ title: brand ? `${title} | ${brand.name}` : title }, { name: 'robots', content: 'noindex' }]
}
