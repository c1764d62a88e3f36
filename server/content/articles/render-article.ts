import type { Element, ElementContent, Parents, RootContent, Root, Text } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema, type Options as SafeSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { articleLimitFault } from '#domain/blog/article-limits.ts'
import type { ContentsEntry } from '#domain/blog/article.ts'
import { slugify } from '#domain/text/normalize.ts'

const inlineTags = new Set('a abbr b code del em i mark s small span strong sub sup u'.split(' '))

/** Every element below a node, in document order. */
export function* elementsOf(node: Parents): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsOf(child)
  }
}

/** The text of a node without tags; spaces separate the texts of different blocks. */
const textOf = (node: Parents | RootContent): string => spacedText(node).replaceAll(/\s+/g, ' ').trim()

function spacedText(node: Parents | RootContent): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(spacedText).join('')
  return node.type === 'element' && !inlineTags.has(node.tagName) ? ` ${text} ` : text
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

const headings = new Set(['h2', 'h3', 'h4'])
/** The ids that the page around an article uses, so that no heading may have them. */
const pageIds = ['conteudo', 'normas-e-fontes']

/** Gives each heading an id and a link to itself. An author's own ids stay if plain and unique. Out: the contents. */
function anchorHeadings(root: Root): ContentsEntry[] {
  const used = new Set(pageIds)
  const contents: ContentsEntry[] = []
  keepPlainIds(root, used)
  for (const node of [...elementsOf(root)].filter(({ tagName }) => headings.has(tagName))) {
    const text = textOf(node)
    const id = typeof node.properties.id === 'string' ? node.properties.id : unusedId(slugify(text) || 'secao', used)
    used.add(id)
    node.properties.id = id
    if (node.tagName === 'h2') contents.push({ id, text })
    const hasLink = [...elementsOf(node)].some(({ tagName }) => tagName === 'a')
    if (!hasLink) node.children = [element('a', { href: `#${id}` }, node.children)]
  }
  return contents
}

function keepPlainIds(root: Root, used: Set<string>): void {
  for (const { properties } of elementsOf(root)) {
    const { id } = properties
    if (typeof id !== 'string') continue
    if (!/^[a-z][a-z0-9-]*$/.test(id) || used.has(id)) delete properties.id
    else used.add(id)
  }
}

function unusedId(id: string, used: ReadonlySet<string>): string {
  let candidate = id
  for (let number = 2; used.has(candidate); number += 1) candidate = `${id}-${number}`
  return candidate
}

const units = 'mmHg|cmH2O|kPa|mL|ml|L|cm|mm|m|km|kg|mg|g|V|mV|kV|A|mA|µA|W|J|Hz|kHz|MHz|Ω|kΩ|s|ms|min|h|bpm|%|°C'
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')

/** Puts no-break spaces between a number and its unit or currency: '300 mmHg', 'R$ 180.000,00'. */
function bindFigures(root: Root): void {
  const visit = (parent: Parents) => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        child.value = child.value.replaceAll(/R\$ (?=\d)/g, 'R$\u00A0').replaceAll(beforeUnit, '$1\u00A0')
      }
      if ('children' in child) visit(child)
    }
  }
  visit(root)
}

const colours = 'branco|preto|vermelho|verde|amarelo|marrom|azul|laranja|violeta'
/** Matches a table cell that contains only the colour of a lead: 'RA, branco', 'Vermelho', 'Branco e vermelho'. */
const colourCell = new RegExp(`^(?:[A-Z]{1,2}\\d?, )?(${colours})(?: e (${colours}))?$`, 'i')

function showLeadColours(root: Root): void {
  const elements = [...elementsOf(root)]
  for (const table of elements.filter(({ tagName }) => tagName === 'table')) {
    const cells = [...elementsOf(table)]
    if (cells.some((cell) => cell.tagName === 'th' && /\b(?:AHA|IEC)\b/.test(textOf(cell)))) cells.forEach(showColour)
  }
}

function showColour(cell: Element): void {
  if (cell.tagName !== 'td' && cell.tagName !== 'th') return
  const [, first, second] = colourCell.exec(textOf(cell)) ?? []
  if (!first) return
  const wire = [first, second]
    .filter((colour) => colour !== undefined)
    .join(' ')
    .toLowerCase()
  cell.children.unshift(element('span', { dataWire: wire, ariaHidden: 'true' }, []))
}

/** Frames each table: it scrolls sideways, takes focus, and is labelled by its caption or section. */
function frameTables(root: Root): void {
  let section = ''
  let number = 0
  const visit = (parent: Parents) => {
    parent.children = parent.children.map((child) => {
      if (child.type !== 'element') return child
      if (/^h[2-4]$/.test(child.tagName)) section = textOf(child)
      if (child.tagName !== 'table') {
        visit(child)
        return child
      }
      number += 1
      markHeaders(child)
      const caption = [...elementsOf(child)].find(({ tagName }) => tagName === 'caption')
      const name = `Tabela ${number}: ${caption ? textOf(caption) : section}`.replace(/: $/, '')
      return element('div', { dataTable: '', role: 'region', tabIndex: 0, ariaLabel: name }, [child])
    })
  }
  visit(root)
}

/** Marks a table's header cells: those of columns and, where the corner is empty, of rows. */
function markHeaders(table: Element): void {
  const rows = [...elementsOf(table)].filter(({ tagName }) => tagName === 'tr').map(cellsOf)
  const [corner, ...columns] = rows[0] ?? []
  for (const cell of [corner, ...columns]) if (cell?.tagName === 'th') cell.properties.scope ??= 'col'
  if (!corner || corner.tagName !== 'th' || textOf(corner) !== '') return
  // A header cell must not be empty.
  corner.tagName = 'td'
  delete corner.properties.scope
  for (const [first] of rows.slice(1)) {
    if (!first) continue
    first.tagName = 'th'
    first.properties.scope = 'row'
  }
}

const cellsOf = (row: Element): Element[] => row.children.filter((child) => child.type === 'element')

/** Matches the mark of a citation: `[^2]` after a sentence cites the second of the article's `sources`. */
const citationMark = / ?\[\^(\d+)\]/g

const citedSources = (text: string): number[] =>
  [...new Set([...text.matchAll(citationMark)].map(([, number]) => Number(number)))].toSorted((a, b) => a - b)

/** Turns each mark into a small link to its source at the end of the page (app/features/blog). */
function citeSources({ children }: Parents): void {
  for (const child of children) if (child.type === 'element' && child.tagName !== 'code') citeSources(child)
  // The last child comes first, so that a replacement does not move the children that are still to come.
  for (const [index, child] of [...children.entries()].toReversed())
    if (child.type === 'text') children.splice(index, 1, ...splitCitations(child))
}

const splitCitations = ({ value }: Text): ElementContent[] =>
  value.split(/( ?\[\^\d+\])/).flatMap((part): ElementContent[] => {
    const [number] = citedSources(part)
    if (number === undefined) return part === '' ? [] : [{ type: 'text', value: part }]
    const attributes = { href: `#fonte-${number}`, ariaLabel: `Fonte ${number}` }
    return [element('sup', {}, [element('a', attributes, [{ type: 'text', value: String(number) }])])]
  })

/** What an article may contain. Of other elements the text stays, except scripts, styles, templates and titles. */
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
  // Ids stay unprefixed, as links within the article name them; renderArticle removes those that are not plain words.
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

function safeTree(format: 'markdown' | 'html', body: string): Root {
  if (format === 'html') return sanitizer.runSync({ type: 'root', children: [{ type: 'raw', value: body }] })
  return sanitizer.runSync(fromMarkdown.runSync(fromMarkdown.parse(body)))
}

export interface RenderedArticle {
  /** Safe HTML: nothing in it can run. */
  html: string
  contents: ContentsEntry[]
  /** The article's text without tags, for the search and the reading time. */
  text: string
  /** The addresses of all links, as the author wrote them. */
  links: string[]
  /** All figures and photographs; server/shop/articles.ts replaces their names by addresses. */
  pictures: BodyPicture[]
  ids: string[]
  /** The numbers of the sources that its sentences cite, from 1. */
  cited: number[]
}

const toHtml = unified().use(rehypeStringify)

/** Turns an article's body into HTML (spec §2 Blog); an `.html` body is used as it is, except what is not safe. */
export function renderArticle(format: 'markdown' | 'html', body: string): RenderedArticle {
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

export interface BodyPicture {
  /** The picture's name as the author wrote it: `figura:nome`, or a file name in the article's folder. */
  src: string
  alt: string
  /** The caption; '' where the author wrote none. */
  caption: string
}

/** Turns each picture alone in its paragraph, `![alt](figura:nome "legenda")`, into a figure. Out: all pictures. */
function framePictures(root: Root): BodyPicture[] {
  const pictures: BodyPicture[] = []
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

function framePicture(image: Element, pictures: BodyPicture[]): Element {
  const picture = pictureOf(image, '')
  pictures.push(picture)
  delete image.properties.title
  const caption: ElementContent[] =
    picture.caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: picture.caption }])]
  return element('figure', {}, [image, ...caption])
}

function pictureOf({ properties: { src, alt, title } }: Element, caption: string): BodyPicture {
  return { src: trimText(src), alt: trimText(alt), caption: trimText(title) || caption }
}

const trimText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The most letters of an article: twenty times those of the longest; parsing more takes seconds. */
const maximumLetters = 100_000
/** Matches sixty nested quotations or lists, which take the parser seconds or overflow its stack. */
const deepLine = /^(?:[ \t>]{60}|(?:[*+-][ \t]){60}|(?:\d+[.)][ \t]){60})/m

/** Replaces the pictures' tags in an article's HTML. In: gives the replacement for a picture's name and its tag. */
export function replacePictures(html: string, replace: (src: string, tag: string) => string): string {
  // A text in quotes may have the sign that ends a tag.
  return html.replaceAll(/<img\b(?:[^">]|"[^"]*")*>/g, (tag) => replace(/ src="([^"]*)"/.exec(tag)?.[1] ?? '', tag))
}

/** An article's body, rendered; or why it was refused: parsing it would take too long or overflow the stack. */
export function renderBody(format: 'markdown' | 'html', body: string): RenderedArticle | { problem: string } {
  if (body.length > maximumLetters)
    return { problem: `o artigo tem mais de ${maximumLetters / 1000} mil letras; divida-o em dois` }
  if (deepLine.test(body)) return { problem: tooDeep }
  const tooMuch = format === 'markdown' ? articleLimitFault(body) : undefined
  if (tooMuch !== undefined)
    return { problem: `o texto do artigo leva tempo demais para ler: ${tooMuch.toLowerCase()}` }
  try {
    return renderArticle(format, body)
  } catch (error) {
    if (error instanceof RangeError) return { problem: tooDeep }
    throw error
  }
}

const tooDeep =
  'o artigo tem listas, citações ou partes de HTML umas dentro das outras, fundo demais; escreva-as mais rasas'
