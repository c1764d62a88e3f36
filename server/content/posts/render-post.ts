import type { ElementContent, Parents, Root, Text, Element } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema, type Options as SafeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { articleLimitFault } from '#domain/blog/article-limits.ts'
import type { ContentsEntry } from '#domain/blog/article.ts'
import {
  element,
  anchorHeadings,
  elementsOf,
  textOf,
  bindFigures,
  showLeadColours,
  frameTables,
} from './render-post-nodes.ts'

/** `[^2]` after a sentence cites the second of the article's `sources`. */
const citationMark = / ?\[\^(\d+)\]/g

/** The numbers of the marks in a text, in ascending order, without repetitions. */
function citedSources(text: string): number[] {
  return [...new Set([...text.matchAll(citationMark)].map(([, number]) => Number(number)))].toSorted((a, b) => a - b)
}

/** Turns each mark into a small link to its source at the end of the page (app/features/blog). Changes the tree. */
function citeSources({ children }: Parents): void {
  for (const child of children) if (child.type === 'element' && child.tagName !== 'code') citeSources(child)
  // The last child comes first, so that a replacement does not move the children that are still to come.
  for (const [index, child] of [...children.entries()].toReversed())
    if (child.type === 'text') children.splice(index, 1, ...splitCitations(child))
}

function splitCitations({ value }: Text): ElementContent[] {
  return value.split(/( ?\[\^\d+\])/).flatMap((part): ElementContent[] => {
    const [number] = citedSources(part)
    if (number === undefined) return part === '' ? [] : [{ type: 'text', value: part }]
    const attributes = { href: `#fonte-${number}`, ariaLabel: `Fonte ${number}` }
    return [element('sup', {}, [element('a', attributes, [{ type: 'text', value: String(number) }])])]
  })
}

/**
 * What an article may contain: text, headings, lists, tables, figures and links, but no script, style, frame or form.
 * Other elements are removed; their text stays, except that of scripts, styles, templates and titles. A picture of
 * another site stays, and check/posts.ts refuses it.
 */
const safeSchema: SafeSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    'abbr',
    'caption',
    'figcaption',
    'figure',
    'mark',
    'small',
    'time',
    'u',
  ],
  strip: ['script', 'style', 'template', 'title'],
  required: {},
  attributes: {
    '*': ['align', 'alt', 'colSpan', 'dir', 'headers', 'height', 'id', 'lang', 'rowSpan', 'scope', 'title', 'width'],
    a: ['href', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    img: ['src'],
    ol: ['start', 'type'],
    details: ['open'],
    section: ['dataFootnotes'],
    time: ['dateTime'],
    // A list of tasks, whose boxes the style sheet draws.
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['figura', 'http', 'https'] },
  // Ids stay unprefixed, so that links within the article work; renderPost removes those that are not plain words.
  clobber: [],
}

const fromMarkdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, {
  allowDangerousHtml: true,
  clobberPrefix: '',
  footnoteLabel: 'Notas',
  footnoteLabelProperties: {},
  footnoteBackLabel: 'Voltar ao texto',
})
const sanitizer = unified().use(rehypeRaw).use(rehypeSanitize, safeSchema)

/** An article's body as a tree of safe HTML; HTML inside Markdown is parsed too. */
function safeTree(format: 'markdown' | 'html', body: string): Root {
  if (format === 'html') return sanitizer.runSync({ type: 'root', children: [{ type: 'raw', value: body }] })
  return sanitizer.runSync(fromMarkdown.runSync(fromMarkdown.parse(body)))
}

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
  /** Its figures and photographs; their names are replaced by addresses of files in server/shop/posts.ts. */
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
  const plainText = textOf(root)
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
    text: plainText.replaceAll(citationMark, ''),
    links: [...new Set(links)],
    pictures,
    ids,
    cited: citedSources(plainText),
  }
}

/** A figure or a photograph that an article shows. */
export interface PostPicture {
  /** As the author wrote it: `figura:nome`, or a file name in the article's folder. */
  src: string
  alt: string
  /** '' where the author wrote none. */
  caption: string
}

/**
 * Turns a picture alone in its paragraph into a figure with caption: `![alt](figura:nome "legenda")`. Changes the tree;
 * returns all pictures of the article.
 */
function framePictures(root: Root): PostPicture[] {
  const pictures: PostPicture[] = []
  const visit = (parent: Parents, caption: string) => {
    parent.children = parent.children.map((child) => {
      if (child.type !== 'element') return child
      const onlyImage = child.tagName === 'p' ? onlyPicture(child) : undefined
      if (onlyImage) return framePicture(onlyImage, pictures)
      if (child.tagName === 'img') pictures.push(pictureOf(child, caption))
      visit(child, child.tagName === 'figure' ? captionOf(child) : caption)
      return child
    })
  }
  visit(root, '')
  return pictures
}

function captionOf(figure: Element): string {
  const caption = [...elementsOf(figure)].find(({ tagName }) => tagName === 'figcaption')
  return caption ? textOf(caption) : ''
}

function onlyPicture({ children }: Element): Element | undefined {
  const nonEmpty = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [first] = nonEmpty
  return nonEmpty.length === 1 && first?.type === 'element' && first.tagName === 'img' ? first : undefined
}

function framePicture(image: Element, pictures: PostPicture[]): Element {
  const picture = pictureOf(image, '')
  pictures.push(picture)
  delete image.properties.title
  const caption: ElementContent[] =
    picture.caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: picture.caption }])]
  return element('figure', {}, [image, ...caption])
}

function pictureOf({ properties: { src, alt, title } }: Element, caption: string): PostPicture {
  return { src: trimText(src), alt: trimText(alt), caption: trimText(title) || caption }
}

function trimText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The most letters of an article, of one in HTML too: twenty times the longest one. Parsing more takes seconds. */
const maximumLetters = 100_000
/**
 * Sixty blanks, quotation or list marks before a line's first word: deeper nesting takes the parser seconds, or
 * overflows its stack.
 */
const deepLine = /^(?:[ \t>]{60}|(?:[*+-][ \t]){60}|(?:\d+[.)][ \t]){60})/m

/** An article's body, rendered; or why it was refused, because parsing it would take too long or overflow the stack. */
export function renderBody(format: 'markdown' | 'html', body: string): RenderedPost | { problem: string } {
  if (body.length > maximumLetters)
    return { problem: `o artigo tem mais de ${maximumLetters / 1000} mil letras; divida-o em dois` }
  if (deepLine.test(body)) return { problem: tooDeep }
  const tooMuch = format === 'markdown' ? articleLimitFault(body) : undefined
  if (tooMuch !== undefined)
    return { problem: `o texto do artigo leva tempo demais para ler: ${tooMuch.toLowerCase()}` }
  try {
    return renderPost(format, body)
  } catch (error) {
    if (error instanceof RangeError) return { problem: tooDeep }
    throw error
  }
}

const tooDeep =
  'o artigo tem listas, citações ou partes de HTML umas dentro das outras, fundo demais; escreva-as mais rasas'
