import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { companyId, type SiteIdentity } from './site-identity.ts'

/** The site, and how to search it: the accessories' `search` parameter (spec §2). */
export function websiteData(site: SiteIdentity): WithContext<WebSite> {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.siteUrl}/acessorios-componentes?search={search_term_string}`,
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
