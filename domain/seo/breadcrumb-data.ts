import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl } from '#domain/pages/paths.ts'
import { type SiteIdentity } from './company-data.ts'

export type TrailStep = { name: string; path: string }

/** The breadcrumb of a page, from the home page down to the page itself (spec §7). */
export function breadcrumbData(
  site: Pick<SiteIdentity, 'siteUrl'>,
  trail: readonly TrailStep[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  }
}
