import type {
  DayOfWeek,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WithContext,
  LocalBusiness,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { PublicBrand } from '#domain/brand.ts'
import { absoluteUrl, paths } from '#domain/pages/paths.ts'
import { normalize } from '#domain/text/normalize.ts'

/** The company and its site's address, for structured data. */
export interface SiteIdentity {
  brand: PublicBrand
  /** Without a trailing slash. */
  siteUrl: string
}

/** The identifier of the company in the structured data of all pages. */
export function companyId({ siteUrl }: Pick<SiteIdentity, 'siteUrl'>): string {
  return `${siteUrl}/#empresa`
}

const days = [
  ['segunda', 'Monday'],
  ['terca', 'Tuesday'],
  ['quarta', 'Wednesday'],
  ['quinta', 'Thursday'],
  ['sexta', 'Friday'],
  ['sabado', 'Saturday'],
  ['domingo', 'Sunday'],
] as const satisfies readonly (readonly [string, DayOfWeek])[]

/** One line of the hours on the contact page: 'Segunda a sexta', '8h-18h'. */
interface HoursLine {
  name: string
  value: string
}

/**
 * Opening hours in the form of schema.org, from the lines that visitors read (spec §2 'Contact'), one for each span: two
 * where the shop closes at noon. Lines without days or spans of hours ('Suporte técnico: 24h para emergências') are left
 * out: they do not say when the shop is open.
 */
export function openingHours(lines: readonly HoursLine[]): OpeningHoursSpecification[] {
  return lines.flatMap(({ name, value }) => {
    const dayOfWeek = daysIn(name)
    const times = [...value.matchAll(/(\d{1,2})h(\d{2})?/g)].map(timeOf)
    if (dayOfWeek.length === 0 || times.length % 2 === 1) return []
    return times.flatMap((opens, index): OpeningHoursSpecification[] => {
      const closes = index % 2 === 0 && times[index + 1]
      return closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : []
    })
  })
}

/** The days that a text names: five for 'Segunda a sexta', six for 'Segunda a sexta e domingo'. */
function daysIn(name: string): DayOfWeek[] {
  const indices = normalize(name)
    .split(/,|\be\b/)
    .flatMap((part) => {
      const dayIndices = days.flatMap(([word], index) => (new RegExp(`\\b${word}`).test(part) ? index : []))
      const [first, last] = [dayIndices.at(0), dayIndices.at(-1)]
      if (first === undefined || last === undefined || !/\b(?:a|ate)\b/.test(part)) return dayIndices
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
    })
  const openDays = new Set(indices)
  return days.filter((_, index) => openDays.has(index)).map(([, day]) => day)
}

function timeOf([, hours = '', minutes = '00']: RegExpExecArray): string {
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** The company with its contact points (spec §7). */
export function organizationData(site: SiteIdentity): WithContext<Organization> {
  const { brand } = site
  const shared = { '@type': 'ContactPoint', areaServed: 'BR', availableLanguage: 'pt-BR' } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': companyId(site),
    name: brand.name,
    legalName: brand.legalLine,
    description: brand.description,
    url: site.siteUrl,
    logo: absoluteUrl(site, '/favicon.svg'),
    taxID: brand.cnpj,
    telephone: brand.phone,
    email: brand.email.sales,
    address: postalAddress(brand),
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

/** The company's address. */
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

/** The site, and how to search it: the accessories' `search` parameter (spec §2). */
export function websiteData(site: SiteIdentity): WithContext<WebSite> {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.siteUrl}${paths.accessories}?search={search_term_string}`,
    },
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
