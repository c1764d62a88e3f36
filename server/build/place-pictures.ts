import type { Picture } from '#domain/catalogue/product-summary-schema.ts'
import type { PublishedFigure } from './pictures/publish-figure.ts'

type Photograph = Omit<Picture, 'alt'>

/** The published pictures of an article, by their names in its text. */
export interface PublishedPictures {
  figures: ReadonlyMap<string, PublishedFigure>
  photographs: ReadonlyMap<string, Photograph>
}

/** The display width of a picture: that of an article's text. */
const sizes = '(min-width: 40rem) 38rem, 100vw'

/** An article's HTML with its pictures' published files in place of the author's names. */
export function placePictures(html: string, { figures, photographs }: PublishedPictures): string {
  return everyPicture(html, (src, tag) => {
    const figure = figures.get(src)
    if (figure) return image(tag, figure)
    const photograph = photographs.get(src)
    return photograph ? responsive(tag, photograph) : tag
  })
}

/** The article's HTML for a feed: without SVG, alternative formats and lazy loading. */
export function placeFeedPictures(html: string, { figures, photographs }: PublishedPictures): string {
  return everyPicture(html, (src, tag) => {
    const figure = figures.get(src)
    const made = figure ? { ...figure, src: figure.png } : photographs.get(src)
    return made ? addressed(tag, made) : tag
  })
}

function everyPicture(html: string, replace: (src: string, tag: string) => string): string {
  return html.replaceAll(/<img src="([^"]*)"[^>]*>/g, (tag: string, src: string) => replace(src, tag))
}

/** The tag with file and size, so that the layout does not move when the picture loads. */
function addressed(
  tag: string,
  { src, width, height }: Pick<Photograph, 'src' | 'width' | 'height'>,
  more = '',
): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return tag.replace(/src="[^"]*"/, () => `src="${src}"`).replace(/>$/, `${size}${more}>`)
}

function image(tag: string, picture: Pick<Photograph, 'src' | 'width' | 'height'>): string {
  return addressed(tag, picture, ' loading="lazy" decoding="async"')
}

function responsive(tag: string, { sources = [], ...picture }: Photograph): string {
  const choices = sources.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`)
  return `<picture>${choices.join('')}${image(tag, picture)}</picture>`
}
