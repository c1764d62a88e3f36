import type { ElementContent, Parents, Root, Text } from 'hast'
import {
  element,
  anchorHeadings,
  elementsOf,
  textOf,
  bindFigures,
  showLeadColours,
  frameTables,
} from './render-post-nodes.ts'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema, type Options as SafeSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import rehypeStringify from 'rehype-stringify'
import type { ContentsEntry } from '#domain/blog/article.ts'
import { framePictures, type PostPicture } from './render-post-pictures.ts'

/** `[^2]` after a sentence cites the second of the article's `sources`. */
const mark = / ?\[\^(\d+)\]/g

/** The numbers of the marks in a text, in ascending order, without repetitions. */
function citedSources(text: string): number[] {
  return [...new Set([...text.matchAll(mark)].map(([, number]) => Number(number)))].toSorted((a, b) => a - b)
}

/** A text without its marks. */
function withoutMarks(text: string): string {
  return text.replaceAll(mark, '')
}

/** Turns each mark into a small link to its source at the end of the page (app/features/blog). Changes the tree. */
function citeSources(root: Root): void {
  linkMarks(root)
}

function linkMarks({ children }: Parents): void {
  for (const child of children) if (child.type === 'element' && child.tagName !== 'code') linkMarks(child)
  // The last child comes first, so that a replacement does not move the children that are still to come.
  for (const [index, child] of [...children.entries()].toReversed())
    if (child.type === 'text') children.splice(index, 1, ...parted(child))
}

function parted({ value }: Text): ElementContent[] {
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
const safe: SafeSchema = {
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
const madeSafe = unified().use(rehypeRaw).use(rehypeSanitize, safe)

/** An article's body as a tree of safe HTML; HTML inside Markdown is parsed too. */
function safeTree(format: 'markdown' | 'html', body: string): Root {
  if (format === 'html') return madeSafe.runSync({ type: 'root', children: [{ type: 'raw', value: body }] })
  return madeSafe.runSync(fromMarkdown.runSync(fromMarkdown.parse(body)))
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
