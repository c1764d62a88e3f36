import { dayMilliseconds } from '#domain/time.ts'

/** What a workbook shows as its list: the sheet that was open when it was saved, without what was hidden. */
export interface OpenSheet {
  name: string
  /** Rows of cells' texts, as wide as the widest row, empty where a row is empty or hidden. */
  rows: string[][]
  hiddenRows: number
  /** The names of the other sheets that are shown and hold something. */
  others: string[]
}

/** Limits for a workbook in memory; a list of 10,000 lines needs a tenth of each. No program writes more columns. */
const limits = { cells: 2_000_000, characters: 8_000_000, columns: 16_384 }

/**
 * Reads the open sheet of an .xlsx. Dates are '05/12/2026', numbers have a decimal comma, errors are as Excel shows
 * them in Portuguese ('#N/D'), a formula without a stored value is '#VAZIO!'. In: a function that reads a file of the
 * archive. Out: undefined where the cells would fill the memory. Throws for what is no workbook.
 */
export function openSheet(
  readFile: (path: string) => string | undefined,
  { withHidden = false } = {},
): OpenSheet | undefined {
  const book = readFile('xl/workbook.xml')
  if (book === undefined) throw new Error('no workbook')
  const sheets = sheetsOf(book, readFile('xl/_rels/workbook.xml.rels') ?? '')
  const strings = stringsOf(readFile('xl/sharedStrings.xml') ?? '')
  const formats = formatsOf(readFile('xl/styles.xml') ?? '')
  const visibleSheets = sheets.flatMap(({ path, isHidden, ...sheet }) => {
    const xml = isHidden ? undefined : readFile(path)
    return xml === undefined ? [] : [{ ...sheet, content: readRows(xml, strings, formats, withHidden) }]
  })
  const filled = visibleSheets.filter(({ content }) => !content || content.rows.some((cells) => cells.length > 0))
  const openEntry = filled.find(({ isActive }) => isActive) ?? filled.toSorted((a, b) => rowCount(b) - rowCount(a))[0]
  if (!openEntry) return { name: '', rows: [], hiddenRows: 0, others: [] }
  if (!openEntry.content) return undefined
  const others = filled.filter((sheet) => sheet !== openEntry).map(({ name }) => name)
  return { name: openEntry.name, ...openEntry.content, others }
}

function rowCount({ content }: { content: { rows: unknown[] } | undefined }): number {
  return content?.rows.length ?? 0
}

type SheetEntry = { name: string; path: string; isHidden: boolean; isActive: boolean }

function sheetsOf(book: string, relations: string): SheetEntry[] {
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((attributes) => [
      attributeOf(attributes, 'Id') ?? '',
      attributeOf(attributes, 'Target') ?? '',
    ]),
  )
  const [view = ''] = tagsOf(book, 'workbookView')
  const active = Number(attributeOf(view, 'activeTab') ?? 0)
  const entries = tagsOf(book, 'sheet').map((attributes, index): SheetEntry => {
    const target = targets.get(attributeOf(attributes, 'r:id') ?? attributeOf(attributes, 'id') ?? '')
    return {
      name: decodeEntities(attributeOf(attributes, 'name') ?? ''),
      path: target?.startsWith('/') ? target.slice(1) : `xl/${target ?? `worksheets/sheet${index + 1}.xml`}`,
      isHidden: /hidden/i.test(attributeOf(attributes, 'state') ?? ''),
      isActive: index === active,
    }
  })
  // Each file is read once, because thousands of entries may name the same one.
  return [...new Map(entries.toReversed().map((entry) => [entry.path, entry])).values()].toReversed()
}

const stringsOf = (xml: string): string[] => contentsOf(xml, elements.sharedString).map(textIn)

function textIn(xml: string): string {
  const texts = contentsOf(withoutElements(xml, elements.phonetic), elements.text)
  return decodeEntities(texts.join('')).replaceAll(/_x000D_/g, '')
}

function elementOf(name: string) {
  const tag = `<(?:\\w+:)?${name}(?=[\\s>])[^<>]*>`
  return { fromStart: new RegExp(`${tag}([\\s\\S]*)$`), end: new RegExp(`</(?:\\w+:)?${name}>`) }
}

const elements = {
  sharedString: elementOf('si'),
  phonetic: elementOf('rPh'),
  text: elementOf('t'),
  value: elementOf('v'),
  styles: elementOf('cellXfs'),
}
type Element = ReturnType<typeof elementOf>

/** The contents of an element, cut at its ends: a pattern for the whole would search anew from each beginning. */
function contentsOf(xml: string, { fromStart, end }: Element): string[] {
  const pieces = xml.split(end).slice(0, -1)
  return pieces.flatMap((piece) => fromStart.exec(piece)?.[1] ?? [])
}

function withoutElements(xml: string, { fromStart, end }: Element): string {
  const pieces = xml.split(end)
  return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : piece.replace(fromStart, ''))).join('')
}

type NumberFormat = { isDate: boolean; digits: number }

function formatsOf(xml: string): NumberFormat[] {
  // Each format is read once, because thousands of styles may name the same long one.
  const customFormats = new Map(
    tagsOf(xml, 'numFmt').map((attributes) => [
      attributeOf(attributes, 'numFmtId'),
      numberFormatOf(decodeEntities(attributeOf(attributes, 'formatCode') ?? '')),
    ]),
  )
  const [styles = ''] = contentsOf(xml, elements.styles)
  return tagsOf(styles, 'xf').map((attributes) => {
    const id = attributeOf(attributes, 'numFmtId')
    const format = customFormats.get(id) ?? { isDate: false, digits: 0 }
    const number = Number(id)
    const isBuiltIn = (number >= 14 && number <= 22) || (number >= 45 && number <= 47)
    return isBuiltIn ? { ...format, isDate: true } : format
  })
}

/** The number format of a format's code, such as 'dd/mm/yyyy' or '0000'. */
function numberFormatOf(formatCode: string): NumberFormat {
  const code = formatCode.replaceAll(/"[^"]*"|\[[^[\]]*\]|\\./g, '')
  return { isDate: /[dmy]/i.test(code), digits: /^0+$/.test(code) ? code.length : 0 }
}

const attributesPattern = `(?:[^<>"'/]|"[^"]*"|'[^']*'|/(?!>))*`
const openingTag = new RegExp(`<(?:\\w+:)?(row|c)(?=[\\s/>])(${attributesPattern})(/?)>`, 'g')

function readRows(xml: string, strings: readonly string[], formats: readonly NumberFormat[], withHidden: boolean) {
  const rows: string[][] = []
  let [row, column, hiddenRows, characters, width] = [0, 0, 0, 0, 0]
  let isHidden = false
  openingTag.lastIndex = 0
  for (let match = openingTag.exec(xml); match; match = openingTag.exec(xml)) {
    const [, tag, tagAttributes = '', closed] = match
    const position = cellPosition(attributeOf(tagAttributes, 'r'))
    if (tag === 'row') {
      row = position?.row ?? row + 1
      column = 0
      isHidden = !withHidden && /^(?:1|true)$/.test(attributeOf(tagAttributes, 'hidden') ?? '')
      if (isHidden && closed !== '/') hiddenRows += 1
      continue
    }
    column = position?.column ?? column + 1
    row = position?.row ?? Math.max(row, 1)
    if (closed === '/') continue
    const end = endOf(xml, openingTag.lastIndex)
    const text = isHidden ? '' : cellText(xml.slice(openingTag.lastIndex, end), tagAttributes, strings, formats)
    openingTag.lastIndex = end
    if (text === '') continue
    characters += text.length
    width = Math.max(width, column)
    if (row * width > limits.cells || width > limits.columns || characters > limits.characters) return undefined
    while (rows.length < row) rows.push([])
    const cells = rows[row - 1] ?? []
    while (cells.length < column) cells.push('')
    cells[column - 1] = text
  }
  const padded = rows.map((cells) =>
    cells.length === 0 ? cells : [...cells, ...Array.from({ length: width - cells.length }, () => '')],
  )
  return { rows: padded, hiddenRows }
}

function endOf(xml: string, start: number): number {
  const closing = /<\/(?:\w+:)?c>/g
  closing.lastIndex = start
  return closing.exec(xml)?.index ?? xml.length
}

/** The position that a reference names: 'B3' is column 2 of row 3, '3' a row. Throws for any other text. */
function cellPosition(reference: string | undefined): { row: number; column: number } | undefined {
  if (reference === undefined) return undefined
  const [, letters = '', number] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? []
  if (number === undefined) throw new Error(`${reference} is no position in a sheet`)
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(number), column }
}

const errors: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
}

function cellText(xml: string, tagAttributes: string, strings: readonly string[], formats: readonly NumberFormat[]) {
  const [stored] = contentsOf(xml, elements.value)
  const value = decodeEntities(stored ?? '').trim()
  const type = attributeOf(tagAttributes, 't') ?? 'n'
  if (type === 'inlineStr') return textIn(xml).trim()
  if (stored === undefined) return /<(?:\w+:)?f(?=[\s/>])/.test(xml) ? '#VAZIO!' : ''
  switch (type) {
    case 's':
      return (strings[Number(value)] ?? '').trim()
    case 'e':
      return errors[value] ?? value
    case 'b':
      return value === '1' ? 'VERDADEIRO' : 'FALSO'
    case 'n':
      return numberText(value, formats[Number(attributeOf(tagAttributes, 's') ?? 0)])
    default:
      return value
  }
}

/** The first day that counts as a date, 1/1/1901; a smaller number in a date's format is a quantity. */
const firstDate = 367
/** Days from 30/12/1899, from which Excel counts, to 1970. */
const daysTo1970 = 25_569

function numberText(stored: string, format: NumberFormat | undefined): string {
  const value = Number(Number(stored).toFixed(6))
  if (!Number.isFinite(value)) return stored
  if (format?.isDate && value >= firstDate) {
    const [year, month, day] = new Date((value - daysTo1970) * dayMilliseconds).toISOString().slice(0, 10).split('-')
    return `${day}/${month}/${year}`
  }
  return String(value)
    .replace('.', ',')
    .padStart(format?.digits ?? 0, '0')
}

function tagsOf(xml: string, name: string): string[] {
  const tag = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])(${attributesPattern})/?>`, 'g')
  return Array.from(xml.matchAll(tag), ([, tagAttributes = '']) => tagAttributes)
}

function attributeOf(tagAttributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tagAttributes) ?? []
  return double ?? single
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes the entities of XML or HTML text. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    if (name !== undefined) return entities[name] ?? (name === 'nbsp' ? ' ' : whole)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
