import type { ArticleFrontMatter, Source } from '#domain/blog/article-front-matter.ts'
import type { ContentsEntry } from '#domain/blog/article.ts'
import { publishedArticles } from '#domain/blog/articles.ts'
import type { Picture } from '#domain/catalogue/product-summary.ts'
import type { ArticleSource } from '#server/content/articles/load-articles.ts'
import { replacePictures, type RenderedArticle } from '#server/content/articles/render-article.ts'
import { escapeXml } from '#server/feeds/xml.ts'
import { articlePicture, placedFigure, type PlacedFigure } from '#server/pictures/article-pictures.ts'
import { articlePhotographs } from '#server/pictures/photographs.ts'
import { derived } from './derived.ts'
import type { Shop } from './shop.ts'

export interface PublishedArticle
  extends ArticleFrontMatter, Pick<RenderedArticle, 'html' | 'contents' | 'text' | 'links'> {
  slug: string
  picture: string
  pictures: string[]
}

const publishedSources = derived((shop: Shop) => publishedArticles(shop.data.content.articles))

/** The articles other than drafts, newest first. */
export const articles = derived((shop: Shop): PublishedArticle[] =>
  publishedSources(shop).map((source) => {
    const { ids: _ids, format: _format, photographs: _photographs, cited: _cited, ...facts } = source
    const pictures = picturesOf(shop, source)
    const hasSources = source.sources.length > 0
    return {
      ...facts,
      picture: articlePicture(shop, source),
      pictures: source.pictures.flatMap(
        ({ src }) => (pictures.figures.get(src) ?? pictures.photographs.get(src))?.src ?? [],
      ),
      contents: hasSources ? [...source.contents, sourcesEntry] : source.contents,
      html: placePictures(source.html, pictures) + sourcesSection(source.sources),
    }
  }),
)

/** The published articles with bodies for feed readers: without SVG, alternative formats and lazy loading. */
export const feedArticles = derived((shop: Shop): PublishedArticle[] => {
  const sources = new Map(publishedSources(shop).map((source) => [source.slug, source]))
  return articles(shop).map((article) => {
    const source = sources.get(article.slug)
    if (!source) return article
    const html = placeFeedPictures(source.html, picturesOf(shop, source)) + sourcesSection(source.sources)
    return { ...article, html }
  })
})

type Photograph = Omit<Picture, 'alt'>

/** The pictures of an article, by their names in its text. */
export interface ArticlePictures {
  figures: ReadonlyMap<string, PlacedFigure>
  photographs: ReadonlyMap<string, Photograph>
}

function picturesOf(shop: Shop, source: ArticleSource): ArticlePictures {
  const names = source.pictures.map(({ src }) => src).filter((src) => src.startsWith('figura:'))
  return {
    figures: new Map(names.map((src) => [src, placedFigure(shop, src.slice('figura:'.length))])),
    photographs: articlePhotographs(shop, source),
  }
}

/** The width at which a picture is displayed, which is that of an article's text. */
const sizes = '(min-width: 40rem) 38rem, 100vw'

/** An article's HTML with its pictures' files in place of the author's names. */
export const placePictures = (html: string, { figures, photographs }: ArticlePictures): string =>
  replacePictures(html, (src, tag) => {
    const figure = figures.get(src)
    if (figure) return lazyImage(tag, figure)
    const photograph = photographs.get(src)
    return photograph ? responsiveImage(tag, photograph) : tag
  })

/** An article's HTML for a feed, with figures as PNG, because feed readers show no SVG. */
export const placeFeedPictures = (html: string, { figures, photographs }: ArticlePictures): string =>
  replacePictures(html, (src, tag) => {
    const figure = figures.get(src)
    const picture = figure ? { ...figure, src: figure.png } : photographs.get(src)
    return picture ? withFile(tag, picture) : tag
  })

/** A picture's tag with its file and size, so that the layout does not move when the picture loads. */
function withFile(tag: string, picture: Pick<Photograph, 'src' | 'width' | 'height'>, attributes = ''): string {
  const { src, width, height } = picture
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return tag.replace(/src="[^"]*"/, () => `src="${src}"`).replace(/>$/, `${size}${attributes}>`)
}

const lazyImage = (tag: string, picture: Pick<Photograph, 'src' | 'width' | 'height'>): string =>
  withFile(tag, picture, ' loading="lazy" decoding="async"')

function responsiveImage(tag: string, { sources = [], ...picture }: Photograph): string {
  const choices = sources.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`)
  return `<picture>${choices.join('')}${lazyImage(tag, picture)}</picture>`
}

const sourcesEntry: ContentsEntry = { id: 'normas-e-fontes', text: 'Normas e fontes' }

/** An article's sources as HTML, each with the id to which marks in the text link; '' without sources. */
export function sourcesSection(sources: readonly Source[]): string {
  if (sources.length === 0) return ''
  const items = sources.map((source, index) => `<li id="fonte-${index + 1}">${sourceText(source)}</li>`)
  return `<h2 id="${sourcesEntry.id}"><a href="#${sourcesEntry.id}">${sourcesEntry.text}</a></h2><ol data-sources>${items.join('')}</ol>`
}

function sourceText({ name, publisher, year, says, url, seen }: Source): string {
  const title = url
    ? `<a href="${escapeXml(url)}" target="_blank" rel="noopener">${escapeXml(name)}</a>`
    : escapeXml(name)
  const day = seen === undefined ? '' : ` Consultado em ${seen.split('-').toReversed().join('/')}.`
  return `<strong>${title}</strong> (${year}). ${escapeXml(publisher)}. ${escapeXml(says)}${day}`
}
