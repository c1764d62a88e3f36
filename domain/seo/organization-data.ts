import type { Organization, PostalAddress, WithContext } from 'schema-dts'
import type { PublicBrand } from '#domain/brand.ts'
import { absoluteUrl, companyId, type SiteIdentity } from './site-identity.ts'

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
export function postalAddress({ address }: PublicBrand): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.district}`,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: 'BR',
  }
}
