import type { Element, ElementContent, Parents, RootContent, Root } from 'hast'
import type { ContentsEntry } from '#domain/blog/article.ts'
import { slugify } from '#domain/text/normalize.ts'

const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/** Every element below a node, in document order. */
export function* elementsOf(node: Parents): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsOf(child)
  }
}

/** The text of a node without tags; spaces separate the texts of different blocks. */
export function textOf(node: Parents | RootContent): string {
  return spacedText(node).replaceAll(/\s+/g, ' ').trim()
}

function spacedText(node: Parents | RootContent): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(spacedText).join('')
  return node.type === 'element' && !inlineTags.has(node.tagName) ? ` ${text} ` : text
}

/** A new element. */
export function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

const headings = new Set(['h2', 'h3', 'h4'])
/** Ids that the page around an article uses. */
const pageIds = ['conteudo', 'normas-e-fontes']

/**
 * Gives each heading an id derived from its words, and a link to itself unless it contains another link. The author's
 * own ids stay if they are plain words and unique. Changes the tree; returns the table of contents.
 */
export function anchorHeadings(root: Root): ContentsEntry[] {
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

/** Puts no-break spaces between numbers and their unit or currency: '300 mmHg', 'R$ 180.000,00'. Changes the tree. */
export function bindFigures(root: Root): void {
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

/** Adds colour samples beside the words in tables of lead standards. Changes the tree. */
export function showLeadColours(root: Root): void {
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

/**
 * Puts each table into a frame that scrolls sideways, can be focused, and is labelled by its caption or section.
 * Changes the tree.
 */
export function frameTables(root: Root): void {
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

/** Marks the cells that are headers of a column and, where the corner is empty, of a row. */
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

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element')
}
