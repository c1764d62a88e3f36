import type {
  Organization,
  PostalAddress,
  WithContext,
  LocalBusiness,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { BusinessHours } from '#domain/desk/calendar/business-calendar.ts'
import { openingHours } from '#domain/desk/calendar/opening-hours.ts'
import { absoluteUrl, paths } from '#domain/pages/paths.ts'
import type { PublicBrand } from '#domain/shop/brand.ts'

export interface SiteIdentity {
  brand: PublicBrand
  /** The site's address, without a trailing slash. */
  siteUrl: string
}

/** The identifier of the company in the structured data of all pages. */
export function companyId({ siteUrl }: Pick<SiteIdentity, 'siteUrl'>): string {
  return `${siteUrl}/#empresa`
}

function companyFacts(site: SiteIdentity) {
  const { brand } = site
  return {
    '@context': 'https://schema.org',
    '@id': companyId(site),
    name: brand.name,
    description: brand.description,
    url: site.siteUrl,
    telephone: brand.phone,
    email: brand.email.sales,
    address: postalAddress(brand),
  } as const
}

/** The company with its contact points (spec §7). */
export function organizationData(site: SiteIdentity): WithContext<Organization> {
  const { brand } = site
  const shared = { '@type': 'ContactPoint', areaServed: 'BR', availableLanguage: 'pt-BR' } as const
  return {
    ...companyFacts(site),
    '@type': 'Organization',
    legalName: brand.legalLine,
    logo: absoluteUrl(site, '/favicon.svg'),
    taxID: brand.cnpj,
    contactPoint: [
      { ...shared, contactType: 'sales', telephone: brand.phone, email: brand.email.sales },
      {
        ...shared,
        contactType: 'sales',
        telephone: `+${brand.whatsapp.main}`,
        url: `https://wa.me/${brand.whatsapp.main}`,
      },
      { ...shared, contactType: 'technical support', telephone: brand.phone, email: brand.email.support },
    ],
  }
}

function postalAddress({ address }: PublicBrand): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.district}`,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: 'BR',
  }
}

/** The shop: where it is and when it is open (spec §2 'Contact', §9 'Contact'). */
export function localBusinessData(site: SiteIdentity, week: BusinessHours['week']): WithContext<LocalBusiness> {
  return {
    ...companyFacts(site),
    '@type': 'LocalBusiness',
    image: absoluteUrl(site, '/favicon.svg'),
    openingHoursSpecification: openingHours(week),
  }
}

/** The site, and how to search it: the accessories' `search` parameter (spec §2). */
export function websiteData(site: SiteIdentity): WithContext<WebSite> {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.siteUrl}${paths.accessories}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.brand.name,
    url: site.siteUrl,
    inLanguage: 'pt-BR',
    publisher: { '@id': companyId(site) },
    potentialAction,
  }
}
