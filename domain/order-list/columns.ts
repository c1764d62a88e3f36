import { compactCode, looksLikeCode } from '#domain/codes/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import { piecesOf } from '#domain/words/pieces.ts'
import { headingWords, roleOfHeading, type ColumnRole } from './column-role.ts'

/** A table's cells, from which the roles of its columns are read. */
export interface TableCells {
  /** The cells of the heading, where there is one. */
  heading: readonly string[] | undefined
  /** The cells below the heading, row by row. */
  body: readonly (readonly string[])[]
  /** Whether a cell is a code of the catalogue. */
  isCode: (cell: string) => boolean
}

/** The least share of a column's cells that must be of a kind for the column to be of it. */
const majorityShare = 0.6
/** The least share for a column of quantities, in which one remark already says that it holds something else. */
const quantityShare = 0.8

/** The role of each column, from its heading and its cells. Undefined if the rows are no table of an order. */
export function columnsOf(table: TableCells): ColumnRole[] | undefined {
  return table.heading ? headedColumns(table.heading, table) : unheadedColumns(table)
}

/** Matches the heading of former codes: 'Código antigo' beside 'Código novo'. */
const formerCodeHeading = /^(?:cod|codigo|ref|referencia) (?:antig[oa]|anterior|velh[oa]|substituid[oa])\b/

function headedColumns(heading: readonly string[], { body, isCode }: TableCells): ColumnRole[] {
  const cellsOf = (column: number) => filledCells(body, column)
  const headingRoles = heading.map(roleOfHeading)
  const numberColumns = headingRoles.flatMap((role, column) =>
    role === undefined && holdsQuantities(cellsOf(column)) ? [column] : [],
  )
  // The only column of numbers holds the quantities, even if its heading is unknown.
  const onlyNumbers = numberColumns.length === 1 ? numberColumns[0] : undefined
  const soleQuantity = headingRoles.includes('quantity') ? undefined : (sumColumn(heading, cellsOf) ?? onlyNumbers)
  const quantities = new Set(
    soleQuantity === undefined ? quantityColumns(heading, body, numberColumns) : [soleQuantity],
  )
  const roles = headingRoles.map((role, column): ColumnRole => {
    if (quantities.has(column)) return 'quantity'
    return role === undefined || role === 'quantity' ? 'none' : role
  })
  const codeCounts = roles.map((role, column) => {
    const cells = cellsOf(column)
    const isReplaced = roles.includes('code') && formerCodeHeading.test(headingWords(heading[column] ?? ''))
    return !isReplaced && (mayHoldCodes(role) || holdsCodes(cells, isCode)) ? cells.filter(isCode).length : 0
  })
  const codeColumn = codeColumnOf(roles, codeCounts, cellsOf)
  const usedRoles = new Set<ColumnRole>()
  return roles.map((headingRole, column) => {
    const role = column === codeColumn ? 'code' : correctedRole(headingRole, cellsOf(column))
    // A description may go on in a second column, and several quantities are asked about; else the first column counts.
    if (role !== 'text' && role !== 'none' && role !== 'quantity' && usedRoles.has(role)) return 'none'
    usedRoles.add(role)
    return role
  })
}

/** Words in the heading of a quantity that say what it counts. */
const quantityHeadings = {
  /** What is asked for: 'Qtd. solicitada', 'QTD.SOL', 'Quantidade a comprar', 'Qtd. máxima'. */
  asked:
    /solicitad|pedid|requisit|requerid|desejad|necess|compr|cotar|repor|reposic|pedir|licitad|estimad|encomend|maxim|\b(?:sol|req|ped|solic)\b/,
  /** Other quantities: 'Qtd. registrada', 'QTD.ATD', 'Qtd. em estoque', 'Qtd. mínima', 'Qtd. 2ª UM'. */
  other:
    /registrad|atendid|entreg|recebid|empenhad|saldo|estoque|dispon|consum|utiliz|\bata\b|\b(?:atd|atend|min|minima|max|rec|receb|disp|est|a um)\b|segund/,
}

/** The places of columns that may hold the asked quantity, mostly one. In: those of numbers under unknown headings. */
function quantityColumns(
  heading: readonly string[],
  body: readonly (readonly string[])[],
  unknownColumns: readonly number[],
): number[] {
  const names = heading.map(headingWords)
  const cellsOf = (column: number) => filledCells(body, column)
  const isQuota = (column: number) => /^cota\b/.test(names[column] ?? '') && holdsQuantities(cellsOf(column))
  const headedPositions = heading.flatMap((cell, column) =>
    roleOfHeading(cell) === 'quantity' || isQuota(column) ? [column] : [],
  )
  const columns = headedPositions.length > 0 ? headedPositions : unknownColumns
  const totals = names.flatMap((name, column) => (name === 'total' && holdsQuantities(cellsOf(column)) ? [column] : []))
  const quotas = columns.filter(isQuota)
  const sum = [...totals, ...columns].find((column) => sumsUp(column, quotas, body))
  if (quotas.length > 1 && sum !== undefined) return [sum]
  const withNumbers = columns.filter((column) => cellsOf(column).some((cell) => /\d/.test(cell)))
  const candidates = withNumbers.length > 0 ? withNumbers : columns
  const asked = candidates.filter((column) => isAskedQuantity(names[column] ?? ''))
  const unexplained = candidates.filter((column) => !quantityHeadings.other.test(names[column] ?? ''))
  const [first, ...others] = [asked, unexplained, candidates].find((group) => group.length > 0) ?? []
  if (first === undefined) return []
  return [first, ...others.filter((column) => body.some((cells) => differs(cells[column], cells[first])))]
}

/** Whether a heading names the quantity that is asked for; 'Pedido' alone may be the number of the order as well. */
const isAskedQuantity = (name: string): boolean => name !== 'pedido' && quantityHeadings.asked.test(name)

/** Whether the numbers of a column are the sums of those of others, row by row. */
function sumsUp(column: number, parts: readonly number[], body: readonly (readonly string[])[]): boolean {
  const rows = body.filter((cells) => /\d/.test(cells[column] ?? ''))
  const sumOf = (cells: readonly string[]) => parts.reduce((sum, part) => sum + Number.parseFloat(cells[part] ?? ''), 0)
  return (
    rows.length > 0 &&
    !parts.includes(column) &&
    rows.every((cells) => Number.parseFloat(cells[column] ?? '') === sumOf(cells))
  )
}

const differs = (cell = '', other = ''): boolean => cell.trim() !== '' && cell.trim() !== other.trim()

/** Matches the heading of sums; beside prices it is that of an amount of money. */
const sumHeading = /^total(?: geral)?$/

/** The column with the sum of quantities by month or ward: 'Total' above whole numbers, in a sheet without prices. */
function sumColumn(heading: readonly string[], cellsOf: (column: number) => string[]): number | undefined {
  const names = heading.map(headingWords)
  if (names.some((name) => /\b(?:preco|valor|vlr)\b/.test(name))) return undefined
  const sum = names.findIndex((name, column) => sumHeading.test(name) && holdsQuantities(cellsOf(column)))
  return sum < 0 ? undefined : sum
}

/** Whether most cells are codes of the catalogue with letters, whatever the heading says ('Cód. alternativo'). */
function holdsCodes(cells: readonly string[], isCode: (cell: string) => boolean): boolean {
  const codes = cells.filter((cell) => isCode(cell) && /\p{L}/u.test(cell)).length
  return codes > 0 && codes >= cells.length * majorityShare
}

/** Whether a column may hold the catalogue's codes; one of the buyer's own does not, even if some are the same. */
function mayHoldCodes(role: ColumnRole): boolean {
  return role === 'code' || role === 'text' || role === 'none' || role === 'brand'
}

/** The place of the column with most codes of the catalogue; without any, of one whose heading says so; else -1. */
function codeColumnOf(
  roles: readonly ColumnRole[],
  codeCounts: readonly number[],
  cellsOf: (column: number) => string[],
): number {
  const highest = Math.max(...codeCounts)
  const headedPositions = roles.flatMap((role, column) => (role === 'code' ? [column] : []))
  if (highest > 0)
    return headedPositions.find((column) => codeCounts[column] === highest) ?? codeCounts.indexOf(highest)
  const withLetters = headedPositions.find((column) => !isMostly(cellsOf(column), /^[\d.\s-]+$/))
  return withLetters ?? (roles.includes('text') ? -1 : (headedPositions[0] ?? -1))
}

/** The role of a column without the catalogue's codes, corrected by its cells: words under 'Item' are a description. */
function correctedRole(role: ColumnRole, cells: readonly string[]): ColumnRole {
  if (role === 'code') return 'buyerCode'
  if (role === 'item' && isMostly(cells, /\p{L}{3}.*\s/u)) return 'text'
  if (role === 'text' && isMostly(cells, /^\d[\d./-]{3,}$/)) return 'buyerCode'
  if (role === 'unit' && isMostly(cells, /^\d{1,4}$/)) return 'quantity'
  return role
}

function unheadedColumns({ body, isCode }: TableCells): ColumnRole[] | undefined {
  const width = Math.max(...body.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => filledCells(body, column))
  const codeCounts = columns.map((cells) => cells.filter(isCode).length)
  const highest = Math.max(...codeCounts)
  // Codes in two columns are a list of codes, not a table of them.
  if (highest > 0 && codeCounts.filter((count) => count === highest).length > 1) return undefined
  const codeColumn = highest > 0 ? codeCounts.indexOf(highest) : -1
  const columnsOfKind = (isOfKind: (cells: readonly string[]) => boolean) =>
    columns.flatMap((cells, column) => (column !== codeColumn && isOfKind(cells) ? [column] : []))
  const numberColumns = columnsOfKind(holdsQuantities)
  const textColumns = columnsOfKind((cells) => isMostly(cells, /\p{L}{4}/u))
  // Several columns of numbers and no heading: the text of each line is read instead.
  if (numberColumns.length > 1) return undefined
  if (codeColumn < 0 && (numberColumns.length === 0 || textColumns.length === 0)) return undefined
  return columns.map((cells, column): ColumnRole => {
    if (column === codeColumn) return 'code'
    if (column === numberColumns[0]) return 'quantity'
    if (isSequence(cells)) return 'item'
    if (isMostly(cells, /^\d{5,}$/)) return 'buyerCode'
    return textColumns.includes(column) ? 'text' : 'none'
  })
}

/** Matches the heading of a month: 'Nov/26', '11/2026'. */
const monthAndYear = /^\s*(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|0\d|1[0-2])\p{L}*[/ .-]\d{2,4}\s*$/iu

/** Whether a row is a heading: two cells name columns, or one names codes or quantities; none is a code or number. */
export function isHeading(cells: readonly string[]): boolean {
  // 'Qtd. 2ª UM', 'Nov/26' and 'Sala 2' are no code; 'Qtd.: 3' has its fact behind it.
  const isFact = (cell: string) => {
    const words = cell.replaceAll(/\b\d[aoªº](?![\p{L}\d])|(?<=\p{L}{3} )\d{1,2}$/gu, '')
    return (/^\s*\d|:\s*\S*\d/.test(words) || looksLikeCode(compactCode(words))) && !monthAndYear.test(cell)
  }
  if (cells.some(isFact)) return false
  // 'Material | Total': the sum is the only quantity.
  const rolesOf = cells.map((cell) => (sumHeading.test(headingWords(cell)) ? 'quantity' : roleOfHeading(cell)))
  const roles = new Set(rolesOf.filter((role) => role !== undefined && role !== 'none'))
  return roles.size > 1 || roles.has('code') || cells.some((cell) => roleOfHeading(cell) === 'quantity')
}

/** Matches a whole number with or without its unit: '3', '3,00', '3 un'. */
const quantityPattern = /^\d{1,4}(?:,0{1,4})?\s*(?:un|und|unid|pc|pç|pcs|pçs|x)?\.?$/i

/** Whether a cell is a quantity in words: 'Vinte', 'duas dúzias'. */
function isInWords(cell: string): boolean {
  const [count, ...others] = piecesOf(cell)
  return count?.kind === 'quantity' && others.length === 0
}

/** Whether a column holds quantities: nearly all of its filled cells are whole numbers, which do not run 1, 2, 3 …. */
function holdsQuantities(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => quantityPattern.test(cell) || isInWords(cell))
  return numbers.length > 0 && numbers.length >= cells.length * quantityShare && !isSequence(numbers)
}

function isSequence(cells: readonly string[]): boolean {
  return (
    cells.length > 1 &&
    cells.every((cell, index) => /^\d+\D{0,2}$/.test(cell) && Number.parseInt(cell, 10) === index + 1)
  )
}

function isMostly(cells: readonly string[], pattern: RegExp): boolean {
  const matching = cells.filter((cell) => pattern.test(normalize(cell))).length
  return matching > 0 && matching >= cells.length * majorityShare
}

function filledCells(body: readonly (readonly string[])[], column: number): string[] {
  return body.map((cells) => (cells[column] ?? '').normalize('NFKC').trim()).filter((cell) => cell !== '')
}
