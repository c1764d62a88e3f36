import { site, type Site } from './site.ts'

/** What link previews show of a page. */
export interface SocialPicture {
  src: string
  width: number
  height: number
  alt: string
}

/** A page's own preview picture, or the site's. In: the page's path; what the picture says. */
export async function socialPicture(path: string, alt: string): Promise<SocialPicture> {
  return socialPictureOf(await site(), path, alt)
}

/** The same for a site that is already read. */
export function socialPictureOf({ social }: Pick<Site, 'social'>, path: string, alt: string): SocialPicture {
  return { src: social[path] ?? social['/'] ?? '', width: 1200, height: 630, alt }
}
