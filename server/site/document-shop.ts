import type { Site } from './site.ts'
import type { DocumentShop } from '#server/proposals/shown-document.ts'

/** What an e-mailed document tells of the shop: without pictures, which mail programs do not load, and with its name as its mark. */
export function documentShopOf({ brand, colours }: Pick<Site, 'brand' | 'colours'>): DocumentShop {
  return { brand, colours, logo: undefined, pictureOf: () => undefined }
}
