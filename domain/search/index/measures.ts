import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import { numeralPattern, numeralValue } from '#domain/text/numerals.ts'

/** Numbers that a query states: of ways or leads, of an arm and of a cable. */
export interface Measures {
  counts: number[]
  /** Circumferences in cm; a single figure is a range of itself. */
  ranges: Range[]
  /** Lengths in cm: '1,5 m' is 150. */
  lengths: number[]
  /** How the query says them, normalised. */
  said: string[]
  /** The query without them. */
  rest: string
}

export interface Range {
  from: number
  to: number
}

const numeral = String.raw`\d{1,2}|${numeralPattern}`
const countPattern = new RegExp(
  String.raw`\b(${numeral})\s*-?\s*(vias?|leads?|ld|derivac(?:ao|oes)|rabichos?|pontas?|fios?|tubos?)\b`,
  'g',
)
/** 'Uma derivação' is one of several; only 'uma via' and 'um tubo' count. */
const oneOfThem = /\buma? (derivacao|lead|rabicho|ponta|fio)\b/g
/** '5v' is short for five ways; only the numbers of leads are, so that '12v' stays a voltage. */
const shortCountPattern = /(?<![\w.,])(3|5|10)\s?v\b/g
/** The noun stays in the query: a 'mangueira dupla' is a mangueira. */
const namedCounts: readonly (readonly [RegExp, number])[] = [
  [/\b(tubos?|vias?|mangueiras?) (?:duplos?|duplas?)\b/g, 2],
  [/\b(?:duplo|dupla) (tubo|via)\b/g, 2],
  [/\b(tubos?|vias?|mangueiras?) (?:simples|unic[oa]s?)\b/g, 1],
]
/** Most texts measure nothing: this tells without reading them. */
const mayMeasure = /\d|via|tubo|mangueira|lead|deriva|rabicho|ponta|fio/i

const rangePattern = /\b(\d{1,3})\s*(?:(?:a|ate|-|–|x|\/)\s*(\d{1,3})\s*)?cm\b/g
/** '10 a 19' says a range even without its unit; 'BAT-02A1' is a code. */
const bareRangePattern = /(?<![a-z]-)\b(\d{1,2})\s*(?:a|ate)\s*(\d{1,2})\b/g

const lengthPattern = /(?<![\w.,/])(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:m|mts?|metros?)\b/g

/** Reads '5 vias', 'tubo duplo', '12 derivações' (ten leads), '18 a 26 cm' and '1,5 m' out of a query or a text. */
export function readMeasures(text: string): Measures {
  if (!mayMeasure.test(text)) return { counts: [], ranges: [], lengths: [], said: [], rest: text }
  const counts: number[] = []
  const ranges: Range[] = []
  const lengths: number[] = []
  const said: string[] = []
  let rest = normalize(text)
  const take = (pattern: RegExp, read: (groups: (string | undefined)[]) => void) => {
    rest = rest.replace(pattern, (text: string, ...groups: (string | undefined)[]) => {
      said.push(text)
      read(groups)
      return ' '
    })
  }
  take(rangePattern, ([from = '', to = from]) => ranges.push({ from: Number(from), to: Number(to) }))
  take(bareRangePattern, ([from = '', to = '']) => ranges.push({ from: Number(from), to: Number(to) }))
  take(lengthPattern, ([metres = '']) => lengths.push(Math.round(Number(metres.replace(',', '.')) * 100)))
  rest = rest.replace(oneOfThem, ' $1')
  take(countPattern, ([figure = '', unit = '']) => counts.push(countOf(numeralValue(figure) ?? Number(figure), unit)))
  take(shortCountPattern, ([figure]) => counts.push(Number(figure)))
  for (const [pattern, count] of namedCounts) {
    rest = rest.replace(pattern, (text: string, noun: string) => {
      said.push(text)
      counts.push(count)
      return noun.startsWith('via') ? ' ' : noun
    })
  }
  return { counts: [...new Set(counts)], ranges, lengths: [...new Set(lengths)], said, rest }
}

/** Twelve derivations are read from ten leads. */
function countOf(figure: number, unit: string): number {
  return figure === 12 && /^(deriv|lead)/.test(unit) ? 10 : figure
}

/** The index word of a number of ways: no text has it by accident. */
export function countToken(count: number): string {
  return `#${count}vias`
}

export function sizeToken(size: SizeKey): string {
  return `#${size}`
}

export function lengthToken(centimetres: number): string {
  return `#${centimetres}m`
}

export function rangeToken({ from, to }: Range): string {
  return `#${from}-${to}cm`
}

/** Whether an asked circumference lies within an offered range. */
export function contains(offered: Range, asked: Range): boolean {
  return offered.from <= asked.from && asked.to <= offered.to
}
