import type { Site } from './site.ts'
import { socialPictureOf, type SocialPicture } from './social.ts'

/** What every page knows of its site. */
interface Facts extends Pick<Site, 'brand' | 'logo' | 'backend' | 'siteUrl' | 'analyticsUrl'> {
  /** The colour of the browser's own frame, on a light page and on a dark one. */
  themes: { light: string; dark: string }
  /** What link previews show of a page without a picture of its own. */
  picture: SocialPicture
}

/** In: the compiled site. */
export function siteFacts(site: Omit<Site, 'factsUrl' | 'indices'>): Facts {
  const { brand, logo, colours, backend, siteUrl, analyticsUrl } = site
  const themes = { light: colours.light.sheet, dark: colours.dark.paper }
  const picture = socialPictureOf(site, '/', `${brand.name}: ${brand.tagline}`)
  return { brand, logo, themes, backend, siteUrl, analyticsUrl, picture }
}
