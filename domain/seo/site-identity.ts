import type { PublicBrand } from '#domain/brand.ts'

/** Whose site it is and where it stands: what structured data begin with. */
export interface SiteIdentity {
  brand: PublicBrand
  /** Without a slash at its end. */
  siteUrl: string
}

/** The identifier under which all pages' structured data mean the same company. */
export function companyId({ siteUrl }: Pick<SiteIdentity, 'siteUrl'>): string {
  return `${siteUrl}/#empresa`
}

/** An address below the site as a whole URL; the home page's has no slash at its end. */
export function absoluteUrl({ siteUrl }: Pick<SiteIdentity, 'siteUrl'>, path: string): string {
  return path === '/' ? siteUrl : siteUrl + path
}
