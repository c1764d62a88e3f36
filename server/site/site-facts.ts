import { paths } from '#domain/pages/paths.ts'
import { allTools } from '#domain/pages/tools.ts'
import type { Site } from './site.ts'
import { socialPictureOf } from './social.ts'

/**
 * What every page needs of the site: the brand, the tools, the colours of the browser's frame for light and dark pages,
 * and the picture of link previews for pages without one. In: the compiled site.
 */
export function siteFacts(site: Omit<Site, 'indices'>) {
  const { brand, logo, colours, pages, backend, siteUrl, analyticsUrl, countsVisits } = site
  const themes = { light: colours.light.sheet, dark: colours.dark.paper }
  const picture = socialPictureOf(site, '/', `${brand.name}: ${brand.tagline}`)
  const plainPages = pages.plain.map(({ slug, footerLabel: label }) => ({ path: paths.plain(slug), label }))
  return { brand, logo, plainPages, tools: allTools, themes, backend, siteUrl, analyticsUrl, countsVisits, picture }
}
