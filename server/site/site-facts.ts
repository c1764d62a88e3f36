import { paths } from '#domain/pages/paths.ts'
import type { Site } from './site.ts'
import { socialPictureOf } from './social.ts'

/**
 * What every page knows of its site, with the colours of the browser's own frame on a light page and on a dark one, and what link
 * previews show of a page without a picture of its own. In: the compiled site.
 */
export function siteFacts(site: Omit<Site, 'indices'>) {
  const { brand, logo, colours, pages, backend, siteUrl, analyticsUrl } = site
  const themes = { light: colours.light.sheet, dark: colours.dark.paper }
  const picture = socialPictureOf(site, '/', `${brand.name}: ${brand.tagline}`)
  const plainPages = pages.plain.map(({ slug, footerLabel: label }) => ({ path: paths.plain(slug), label }))
  return { brand, logo, plainPages, themes, backend, siteUrl, analyticsUrl, picture }
}
