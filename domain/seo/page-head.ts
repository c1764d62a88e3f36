const maximumCharacters = 155

/** The beginning of a text as a search result shows it: at most 155 characters, cut between words. */
export function metaDescription(text: string): string {
  if (text.length <= maximumCharacters) return text
  const cut = text.slice(0, maximumCharacters)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`
}

export interface PageHead {
  /** The title without the brand, which `headTags` adds. */
  title: string
  /** The complete title, where it is not '{title} | {brand}'. */
  fullTitle?: string
  description: string
  /** The page's path, without a query. */
  path: string
  /** Whether search engines must not index the page, because it is filtered or private. */
  isHidden?: boolean | undefined
  type?: 'website' | 'article' | 'product'
  picture?: PreviewPicture | undefined
}

export interface PreviewPicture {
  src: string
  /** Width in pixels, like the height. */
  width: number
  height: number
  alt: string
}

export interface HeadTag {
  title?: string
  name?: string
  property?: string
  content?: string
  tagName?: 'link'
  rel?: string
  href?: string
}

/** The tags of a page's head: title, description, canonical link, Open Graph (spec §7 'Analytics and metadata'). */
export function headTags(head: PageHead, site: { name: string; url: string }): HeadTag[] {
  const title = head.fullTitle ?? `${head.title} | ${site.name}`
  const url = `${site.url}${head.path === '/' ? '' : head.path}`
  return [
    { title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'pt_BR' },
    ...pictureTags(head.picture, site.url),
  ]
}

function pictureTags(picture: PreviewPicture | undefined, siteUrl: string): HeadTag[] {
  if (!picture) return []
  return [
    { property: 'og:image', content: siteUrl + picture.src },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
