import type { LocalBusiness, WithContext } from 'schema-dts'
import { openingHours, type HoursLine } from './opening-hours.ts'
import { postalAddress } from './organization-data.ts'
import { absoluteUrl, companyId, type SiteIdentity } from './site-identity.ts'

/** The shop: where it is and when it is open (spec §2 'Contact', §9 'Contact'). */
export function localBusinessData(site: SiteIdentity, hours: readonly HoursLine[]): WithContext<LocalBusiness> {
  const { brand } = site
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': companyId(site),
    name: brand.name,
    description: brand.description,
    url: site.siteUrl,
    image: absoluteUrl(site, '/favicon.svg'),
    telephone: brand.phone,
    email: brand.email.sales,
    address: postalAddress(brand),
    openingHoursSpecification: openingHours(hours),
  }
}
