import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as v from 'valibot'
import { guardFormula, unguardFormula } from '#domain/text/csv-row.ts'
import type { ContentFault, FaultCode } from '#server/content-error.ts'

/** The limits of a sheet: enough for 50,000 products; in memory a row takes about 1 kB, a cell 50 bytes. */
const sheetLimits = { megabytes: 20, rows: 100_000, cells: 3_000_000, columns: 1000, letters: 32_767 }

/** The first bytes of a zip, which .xlsx and .ods are, and of an old .xls. */
const binaryStarts = new Set(['504b0304', 'd0cf11e0'])

/** Why a file cannot be read as CSV; undefined when it can. Asked before the file is parsed. */
function sheetRefusal(bytes: Buffer): Pick<ContentFault, 'code' | 'problem'> | undefined {
  if (binaryStarts.has(bytes.toString('hex', 0, 4)))
    return {
      code: 'conteudo-planilha-binaria',
      problem: 'é um arquivo do Excel ou compactado; salve a planilha como "CSV UTF-8"',
    }
  const isLarge = bytes.length > sheetLimits.megabytes * 1_000_000 || hasTooManyCells(bytes)
  if (!isLarge) return undefined
  const limits = `${sheetLimits.megabytes} MB, ${sheetLimits.rows / 1000} mil linhas e ${sheetLimits.cells / 1_000_000} milhões de células`
  return { code: 'conteudo-planilha-grande', problem: `passa de ${limits}; divida a planilha em várias` }
}

const [lineFeed, comma, semicolon] = Buffer.from('\n,;')

function hasTooManyCells(bytes: Buffer): boolean {
  let rows = 0
  let cells = 0
  for (const byte of bytes) {
    if (byte === lineFeed) rows += 1
    else if (byte === comma || byte === semicolon) cells += 1
  }
  return rows > sheetLimits.rows || rows + cells > sheetLimits.cells
}

/** A row of a sheet: its position, for messages, and its non-empty cells by column. */
export type SheetRow = { place: string; cells: ReadonlyMap<string, string> }

export type Sheet = { heading: string[]; rows: SheetRow[] }

/** CSV that a Brazilian spreadsheet opens: UTF-8 with a mark, `;`, CRLF, and no cell run as a formula. */
export function sheetText(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const guarded = [heading, ...rows].map((cells) => cells.map(guardFormula))
  // By default the library quotes a line break only when it is CRLF.
  return stringify(guarded, { bom: true, delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/ })
}

/** CSV for programs, by RFC 4180: commas, no byte order mark, and no apostrophe before formulas. */
export function commaText(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const records = [heading, ...rows].map((cells) => [...cells])
  return stringify(records, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })
}

type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null | undefined]

/** A table as CSV for people, which spreadsheets treat as text, whatever visitors wrote. */
export function csvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const heading = columns.map(([name]) => name)
  const cells = rows.map((row) => columns.map(([, cell]) => String(cell(row) ?? '')))
  return sheetText(heading, cells)
}

interface SheetFile {
  bytes: Buffer
  file: string
  /** Finds the heading among the first rows; without this function the first row is the heading. */
  headingAt?: (rows: readonly (readonly string[])[]) => number
  /** Whether repeated headings are numbered: 'Preço', 'Preço (2)'. */
  isNumbered?: boolean
  /** How many first rows are read, the heading among them; all rows without it. */
  firstRows?: number
}

/**
 * Reads CSV. It is separated by `;` where one of the first lines has `;` and no `,`, else by the one that the first
 * line with either has more often, `;` in a tie. Out: heading and rows that are not empty; faults are pushed.
 */
export function readSheet(
  { bytes, file, headingAt = () => 0, isNumbered = false, firstRows }: SheetFile,
  faults: ContentFault[],
): Sheet {
  const fault = (path: string, code: FaultCode, problem: string) => faults.push({ file, path, code, problem })
  const refusal = sheetRefusal(bytes)
  if (refusal) {
    fault('', refusal.code, refusal.problem)
    return { heading: [], rows: [] }
  }
  if (!isUtf8(bytes)) {
    const lines = bytes.toString('latin1').split('\n')
    const faultyIndex = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')))
    const problem = 'há letras gravadas em outra codificação; salve a planilha como "CSV UTF-8"'
    fault(`linha ${faultyIndex + 1}`, 'conteudo-planilha-utf8', problem)
    return { heading: [], rows: [] }
  }
  const { records, syntaxFault } = readRecords(bytes.toString('utf8').replaceAll(/\r\n?/g, '\n'), firstRows)
  if (syntaxFault) fault(syntaxFault.path, syntaxFault.code, syntaxFault.problem)
  if (records.slice(0, maximumTitleRows).some(({ cells }) => cells.length > sheetLimits.columns)) {
    fault('', 'conteudo-planilha-grande', `passa de ${sheetLimits.columns} colunas; retire as que não se usam`)
    return { heading: [], rows: [] }
  }
  const headingIndex = headingAt(records.slice(0, maximumTitleRows).map(({ cells }) => cells))
  const headingCells = records[headingIndex]?.cells ?? []
  const heading = isNumbered ? numberedNames(headingCells) : headingCells
  const rows = records.flatMap(({ line, cells }, index): SheetRow[] => {
    if (index <= headingIndex || !cells.some(Boolean)) return []
    const place = placeOf(line, index + 1)
    // Excel's own limit of a cell: what is searched in a longer one, letter by letter, would take minutes.
    if (cells.some((cell) => cell.length > sheetLimits.letters)) {
      fault(place, 'conteudo-planilha-grande', 'uma célula passa de 32.767 letras; encurte o texto')
      return []
    }
    const unnamedCell = cells.find((cell, position) => cell && !heading[position])
    if (unnamedCell !== undefined)
      fault(place, 'conteudo-coluna-sem-nome', `há "${unnamedCell}" em uma coluna sem nome; ${separatorHint}`)
    return [{ place, cells: new Map(heading.flatMap((name, position) => namedCell(name, cells[position]))) }]
  })
  return { heading, rows }
}

function numberedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return name === '' || count === 1 ? name : `${name} (${count})`
  })
}

/** The number of first rows among which a heading is looked for: a title or instructions may be above it. */
export const maximumTitleRows = 20

const separatorHint = 'ponha entre aspas o texto que contém o separador'

const namedCell = (name: string, cell = ''): [string, string][] => (cell === '' ? [] : [[name, cell]])

/** A row's place in messages: spreadsheets count rows, editors lines; they differ after a cell with a line break. */
const placeOf = (line: number, row: number): string =>
  line === row ? `linha ${line}` : `linha ${line} (linha ${row} no programa de planilhas)`

interface CsvRecord {
  /** The first and last line of the record, from 1. */
  line: number
  end: number
  cells: string[]
}

const parsedSchema = v.array(v.object({ info: v.object({ lines: v.number() }), record: v.array(v.string()) }))

/** Reads the records of a CSV text; of a malformed one those before the error, and the error's line. */
function readRecords(text: string, to?: number): { records: CsvRecord[]; syntaxFault?: Omit<ContentFault, 'file'> } {
  const delimiter = delimiterOf(text)
  const options = { bom: true, delimiter, record_delimiter: '\n', relax_column_count: true, info: true }
  try {
    const parsed = v.parse(parsedSchema, parse(text, { ...options, ...(to && { to }) }))
    const records = parsed.map(({ info, record }) => ({
      line: info.lines - record.join('').split('\n').length + 1,
      end: info.lines,
      cells: record.map((cell) => unguardFormula(cell.trim())),
    }))
    return { records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const validRecords = Number(error['records'])
    const { records } = validRecords > 0 ? readRecords(text, validRecords) : { records: [] }
    const problem = 'há uma aspa sem o seu par; ponha o texto entre aspas e dobre as que estão dentro dele ("")'
    // An unclosed quote is noticed only at the end; it begins after the last valid record.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? (records.at(-1)?.end ?? 0) + 1 : Number(error['lines'])
    return { records, syntaxFault: { path: `linha ${line}`, code: 'conteudo-planilha-aspas', problem } }
  }
}

function delimiterOf(text: string): ',' | ';' {
  const [unquoted = ''] = text.split('"', 1)
  // A title may contain commas, but no row that they separate has semicolons alone.
  if (unquoted.split('\n', maximumTitleRows).some((line) => line.includes(';') && !line.includes(','))) return ';'
  const firstRow = text.split('\n', maximumTitleRows).find((line) => /[;,]/.test(line)) ?? ''
  return firstRow.split(',').length > firstRow.split(';').length ? ',' : ';'
}
