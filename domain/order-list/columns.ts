import { compactCode, looksLikeCode } from '#domain/codes/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import { piecesOf } from '#domain/words/pieces.ts'
import { headingWords, roleOfHeading, type ColumnRole } from './column-role.ts'

/** The data from which the roles of columns are read. */
export interface ColumnFacts {
  /** The cells of the heading, where there is one. */
  heading: readonly string[] | undefined
  /** The cells below it, row by row. */
  body: readonly (readonly string[])[]
  /** Whether a cell is a code of the catalogue. */
  isCode: (cell: string) => boolean
}

const most = 0.6

/** The role of each column, from its heading and its cells. Undefined if the rows are no table of an order. */
export function columnsOf(facts: ColumnFacts): ColumnRole[] | undefined {
  return facts.heading ? namedColumns(facts.heading, facts) : unnamedColumns(facts)
}

function namedColumns(heading: readonly string[], { body, isCode }: ColumnFacts): ColumnRole[] {
  const cellsOf = (place: number) => filled(body, place)
  const headingRoles = heading.map(roleOfHeading)
  // The only column of numbers holds the quantities, even if its heading is unknown.
  const counting = headingRoles.flatMap((role, index) =>
    role === undefined && isCounting(cellsOf(index)) ? [index] : [],
  )
  const counted = headingRoles.includes('quantity')
    ? undefined
    : (placeOfSum(heading, cellsOf) ?? counting.find((_, __, all) => all.length === 1))
  const quantities = new Set(counted === undefined ? quantityPlaces(heading, body, counting) : [counted])
  const roles = headingRoles.map((role, place): ColumnRole => {
    if (quantities.has(place)) return 'quantity'
    return role === undefined || role === 'quantity' ? 'none' : role
  })
  const known = roles.map((role, index) => {
    const cells = cellsOf(index)
    return isOpen(role) || areOurs(cells, isCode) ? cells.filter(isCode).length : 0
  })
  const ours = placeOfOurs(roles, known, cellsOf)
  const seen = new Set<ColumnRole>()
  return roles.map((role, index) => {
    const read = index === ours ? 'code' : secondRole(role, cellsOf(index))
    // A description may continue in a second column, and which of several quantities is asked for may be open; for any
    // other role the first column counts.
    if (read !== 'text' && read !== 'none' && read !== 'quantity' && seen.has(read)) return 'none'
    seen.add(read)
    return read
  })
}

/** Words in the heading of a quantity that say what it counts, by kind. */
const quantityKinds = {
  /** 'Qtd. solicitada', 'QTD.SOL', 'Quantidade a comprar', 'Qtd. máxima'. */
  asked:
    /solicitad|pedid|requisit|requerid|desejad|necess|compr|cotar|repor|reposic|pedir|licitad|estimad|encomend|maxim|\b(?:sol|req|ped|solic)\b/,
  /** 'Qtd. registrada', 'QTD.ATD', 'Qtd. em estoque', 'Quantidade mínima', 'Qtd. 2ª UM'. */
  other:
    /registrad|atendid|entreg|recebid|empenhad|saldo|estoque|dispon|consum|utiliz|\bata\b|\b(?:atd|atend|min|minima|max|rec|receb|disp|est|a um)\b|segund/,
}

/**
 * The columns that may hold the asked quantity, mostly one: that whose heading says so, else the others without those
 * that say something else; one that sums the others up is the total of all. If several remain, the visitor is asked.
 * In: the columns of numbers with unknown headings, of which one is meant where no heading names a quantity.
 */
function quantityPlaces(
  heading: readonly string[],
  body: readonly (readonly string[])[],
  unknown: readonly number[],
): number[] {
  const names = heading.map(headingWords)
  const cellsOf = (place: number) => filled(body, place)
  const isQuota = (place: number) => /^cota\b/.test(names[place] ?? '') && isCounting(cellsOf(place))
  const named = heading.flatMap((cell, index) => (roleOfHeading(cell) === 'quantity' || isQuota(index) ? [index] : []))
  const places = named.length > 0 ? named : unknown
  const totals = names.flatMap((name, index) => (/^total$/.test(name) && isCounting(cellsOf(index)) ? [index] : []))
  const quotas = places.filter(isQuota)
  const sum = [...totals, ...places].find((place) => sumsUp(place, quotas, body))
  if (quotas.length > 1 && sum !== undefined) return [sum]
  const counting = places.filter((place) => cellsOf(place).some((cell) => /\d/.test(cell)))
  const open = counting.length > 0 ? counting : places
  const quantityColumns = open.filter((place) => isAskedQuantity(names[place] ?? ''))
  const plain = open.filter((place) => !quantityKinds.other.test(names[place] ?? ''))
  const [first, ...others] = [quantityColumns, plain, open].find((some) => some.length > 0) ?? []
  if (first === undefined) return []
  return [first, ...others.filter((place) => body.some((cells) => differs(cells[place], cells[first])))]
}

/** Whether a heading names the quantity that is asked for; 'Pedido' alone may be the number of the order as well. */
function isAskedQuantity(name: string): boolean {
  return name !== 'pedido' && quantityKinds.asked.test(name)
}

/** Whether the numbers of a column are the sums of those of others, row by row. */
function sumsUp(place: number, parts: readonly number[], body: readonly (readonly string[])[]): boolean {
  const rows = body.filter((cells) => /\d/.test(cells[place] ?? ''))
  const sumOf = (cells: readonly string[]) => parts.reduce((sum, part) => sum + Number.parseFloat(cells[part] ?? ''), 0)
  return (
    rows.length > 0 &&
    !parts.includes(place) &&
    rows.every((cells) => Number.parseFloat(cells[place] ?? '') === sumOf(cells))
  )
}

function differs(cell = '', other = ''): boolean {
  return cell.trim() !== '' && cell.trim() !== other.trim()
}

/** The column with the sum of quantities by month or ward: 'Total' above whole numbers, in a sheet without prices. */
function placeOfSum(heading: readonly string[], cellsOf: (place: number) => string[]): number | undefined {
  const words = heading.map(headingWords)
  if (words.some((name) => /\b(?:preco|valor|vlr)\b/.test(name))) return undefined
  const place = words.findIndex((name, at) => /^total(?: geral)?$/.test(name) && isCounting(cellsOf(at)))
  return place < 0 ? undefined : place
}

/**
 * Whether a column holds our codes: most of its cells are our codes with letters. Its heading does not matter ('Cód.
 * alternativo').
 */
function areOurs(cells: readonly string[], isCode: (cell: string) => boolean): boolean {
  const ours = cells.filter((cell) => isCode(cell) && /\p{L}/u.test(cell)).length
  return ours > 0 && ours >= cells.length * most
}

/**
 * Whether a column may hold our codes. A column of the buyer's own codes or numbers does not, even if some of them are
 * also codes of ours.
 */
function isOpen(role: ColumnRole): boolean {
  return role === 'code' || role === 'text' || role === 'none' || role === 'brand'
}

/**
 * The place of the column with our codes: the one with the most of them. If none has any, it is one whose heading says
 * so, preferably with more than digits; -1 if there is none.
 */
function placeOfOurs(
  roles: readonly ColumnRole[],
  known: readonly number[],
  cellsOf: (place: number) => string[],
): number {
  const highest = Math.max(...known)
  const named = roles.flatMap((role, index) => (role === 'code' ? [index] : []))
  if (highest > 0) return named.find((place) => known[place] === highest) ?? known.indexOf(highest)
  return (
    named.find((place) => !isMostly(cellsOf(place), /^[\d.\s-]+$/)) ?? (roles.includes('text') ? -1 : (named[0] ?? -1))
  )
}

/**
 * The role of a column without our codes, corrected by its cells: codes are the buyer's, and so are numbers under
 * 'Material'; words under 'Item' are the description, small numbers under a heading for units the quantity.
 */
function secondRole(role: ColumnRole, cells: readonly string[]): ColumnRole {
  if (role === 'code') return 'buyerCode'
  if (role === 'item' && isMostly(cells, /\p{L}{3}.*\s/u)) return 'text'
  if (role === 'text' && isMostly(cells, /^\d[\d./-]{3,}$/)) return 'buyerCode'
  if (role === 'unit' && isMostly(cells, /^\d{1,4}$/)) return 'quantity'
  return role
}

function unnamedColumns({ body, isCode }: ColumnFacts): ColumnRole[] | undefined {
  const width = Math.max(...body.map((cells) => cells.length))
  const places = Array.from({ length: width }, (_, index) => filled(body, index))
  const known = places.map((cells) => cells.filter(isCode).length)
  const highest = Math.max(...known)
  // Codes in two columns are a list of codes, not a table of them.
  if (highest > 0 && known.filter((count) => count === highest).length > 1) return undefined
  const code = highest > 0 ? known.indexOf(highest) : -1
  const counting = places.flatMap((cells, index) => (index !== code && isCounting(cells) ? [index] : []))
  const texts = places.flatMap((cells, index) => (index !== code && isMostly(cells, /\p{L}{4}/u) ? [index] : []))
  // Several columns of numbers and no heading: the text of each line is read instead.
  if (counting.length > 1 || (code < 0 && (counting.length === 0 || texts.length === 0))) return undefined
  return places.map((cells, place): ColumnRole => {
    if (place === code) return 'code'
    if (place === counting[0]) return 'quantity'
    if (isSequence(cells)) return 'item'
    if (isMostly(cells, /^\d{5,}$/)) return 'buyerCode'
    return texts.includes(place) ? 'text' : 'none'
  })
}

/** 'Nov/26', '11/2026': the heading of a month. */
const monthAndYear = /^\s*(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|0\d|1[0-2])\p{L}*[/ .-]\d{2,4}\s*$/iu

/**
 * Whether a row is a heading: two cells or more name a column, or one names codes or quantities; none is written like
 * a code or a number.
 */
export function isHeading(cells: readonly string[]): boolean {
  // 'Qtd. 2ª UM' has an ordinal, and is no code, nor is 'Nov/26'; 'Qtd.: 3' has its fact behind it.
  const isFact = (cell: string) =>
    (/^\s*\d|:\s*\S*\d/.test(cell) || looksLikeCode(compactCode(cell.replaceAll(/\b\d[aoªº]\b/g, '')))) &&
    !monthAndYear.test(cell)
  if (cells.some(isFact)) return false
  const named = new Set(cells.map(roleOfHeading).filter((role) => role !== undefined && role !== 'none'))
  return named.size > 1 || named.has('code') || named.has('quantity')
}

const figure = /^\d{1,4}(?:,0{1,4})?\s*(?:un|und|unid|pc|pç|pcs|pçs|x)?\.?$/i

/** Whether a cell is a quantity in words: 'Vinte', 'duas dúzias'. */
function isInWords(cell: string): boolean {
  const [count, ...others] = piecesOf(cell)
  return count?.kind === 'quantity' && others.length === 0
}

/**
 * Whether a column holds quantities: at least 80 % of its filled cells are whole numbers, which do not run 1, 2, 3 ….
 */
function isCounting(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => figure.test(cell) || isInWords(cell))
  return numbers.length > 0 && numbers.length >= cells.length * 0.8 && !isSequence(numbers)
}

function isSequence(cells: readonly string[]): boolean {
  return (
    cells.length > 1 &&
    cells.every((cell, index) => /^\d+\D{0,2}$/.test(cell) && Number.parseInt(cell, 10) === index + 1)
  )
}

function isMostly(cells: readonly string[], pattern: RegExp): boolean {
  const matching = cells.filter((cell) => pattern.test(normalize(cell))).length
  return matching > 0 && matching >= cells.length * most
}

function filled(body: readonly (readonly string[])[], place: number): string[] {
  return body.map((cells) => (cells[place] ?? '').normalize('NFKC').trim()).filter((cell) => cell !== '')
}
