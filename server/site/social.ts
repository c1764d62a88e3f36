import { site, type Site } from './site.ts'

/** The picture of a page's link preview. */
export interface SocialPicture {
  src: string
  width: number
  height: number
  alt: string
}

/**
 * The picture for a page's link preview, its own or the site's. In: the page's path; the picture's alternative text.
 */
export async function socialPicture(path: string, alt: string): Promise<SocialPicture> {
  return socialPictureOf(await site(), path, alt)
}

/** Like socialPicture, for a site that is already read. */
export function socialPictureOf({ social }: Pick<Site, 'social'>, path: string, alt: string): SocialPicture {
  return { src: social[path] ?? social['/'] ?? '', width: 1200, height: 630, alt }
}
