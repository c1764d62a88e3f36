import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { ContentsEntry } from '#domain/blog/article.ts'
import { citedSources, citeSources, withoutMarks } from './cite-sources.ts'
import { anchorHeadings } from './render-post-headings.ts'
import { elementsOf, textOf } from './render-post-nodes.ts'
import { framePictures, type PostPicture } from './render-post-pictures.ts'
import { bindFigures } from './render-post-spaces.ts'
import { showLeadColours } from './render-post-swatches.ts'
import { frameTables } from './render-post-tables.ts'
import { safeTree } from './render-post-tree.ts'

/** An article's body, ready for its page. */
export interface RenderedPost {
  /** Safe HTML: nothing in it can run. */
  html: string
  /** The article's table of contents. */
  contents: ContentsEntry[]
  /** Its text without tags, for the search and the reading time. */
  text: string
  /** The address of every link, as written. */
  links: string[]
  /** Its figures and photographs; the build replaces their names by files (publish-post-pictures.ts). */
  pictures: PostPicture[]
  /** Every id that a link may point to. */
  ids: string[]
  /** The numbers of the sources that its sentences cite, from 1. */
  cited: number[]
}

const toHtml = unified().use(rehypeStringify)

/** Turns an article's body into HTML (spec §2 Blog); an `.html` body is used as it is, except what is not safe. */
export function renderPost(format: 'markdown' | 'html', body: string): RenderedPost {
  const root = safeTree(format, body)
  const pictures = framePictures(root)
  const written = textOf(root)
  const links = [...elementsOf(root)]
    .map(({ properties }) => properties.href)
    .filter((link) => typeof link === 'string')
  const contents = anchorHeadings(root)
  frameTables(root)
  showLeadColours(root)
  citeSources(root)
  bindFigures(root)
  const ids = [...elementsOf(root)].map(({ properties }) => properties.id).filter((id) => typeof id === 'string')
  return {
    html: toHtml.stringify(root),
    contents,
    text: withoutMarks(written),
    links: [...new Set(links)],
    pictures,
    ids,
    cited: citedSources(written),
  }
}
