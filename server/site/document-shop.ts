import type { Site } from './site.ts'
import type { DocumentShop } from '#server/proposals/shown-document.ts'

/** The shop's facts in an e-mailed document: without a logo, because mail programs do not load pictures. */
export function documentShopOf({ brand, colours }: Pick<Site, 'brand' | 'colours'>): DocumentShop {
  return { brand, colours, logo: undefined, pictureOf: () => undefined }
}
