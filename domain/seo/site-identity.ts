import type { PublicBrand } from '#domain/brand.ts'

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

/** The full address of a path; the home page's has no trailing slash. */
export function absoluteUrl({ siteUrl }: Pick<SiteIdentity, 'siteUrl'>, path: string): string {
  return path === '/' ? siteUrl : siteUrl + path
}
