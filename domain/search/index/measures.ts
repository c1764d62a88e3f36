import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import { numeralPattern, numeralValue } from '#domain/text/numerals.ts'

export interface Measures {
  counts: number[]
  pins: number[]
  /** Circumferences in cm; a single figure is a range of itself. */
  ranges: Range[]
  /** Lengths in cm: '1,5 m' is 150. */
  lengths: number[]
  /** The measures as the text writes them, normalised; `rest` is the text without them. */
  wordings: string[]
  rest: string
}

export type Range = { from: number; to: number }

const numeral = String.raw`\d{1,2}|${numeralPattern}`
const countedNouns = String.raw`vias?|viaz|leads?|ld|derivac(?:ao|oes|ion|iones)|rabichos?|pontas?|fios?|tubos?`
/** Matches texts that may contain a measure, so that the many others need not be read. */
const mayMeasure = /\d|metro|via|tubo|tube|hose|mangueira|lead|deriva|rabicho|ponta|fio/i

/** Adds the groups that a pattern matched to the measures. Out: the words that stay in the text, if any. */
type MeasureReader = (measures: Measures, groups: readonly string[]) => string | void

const rangeOf: MeasureReader = ({ ranges }, [from = '', to]) =>
  void ranges.push({ from: Number(from), to: Number(to || from) })
const countAs =
  (count: number): MeasureReader =>
  ({ counts }, [noun = '']) => {
    counts.push(count)
    // The noun stays in the query, because it also names the part: a 'mangueira dupla' is a mangueira.
    return noun.startsWith('via') ? undefined : noun
  }

const measureReaders: readonly (readonly [RegExp, MeasureReader])[] = [
  [/\b(\d{1,3})\s*(?:(?:a|ate|-|–|x|\/)\s*(\d{1,3})\s*)?cm\b/g, rangeOf],
  // '10 a 19' is a range even without its unit; 'BAT-02A1' is a code.
  [/(?<![a-z]-)\b(\d{1,2})\s*(?:a|ate)\s*(\d{1,2})\b/g, rangeOf],
  [
    new RegExp(String.raw`(?<![\w.,/])(\d(?:[.,]\d{1,2})?|1[0-2]|${numeralPattern})\s*(?:m|mts?|metros?)\b`, 'g'),
    ({ lengths }, [metres = '']) =>
      void lengths.push(Math.round((numeralValue(metres) ?? Number(metres.replace(',', '.'))) * 100)),
  ],
  [
    new RegExp(String.raw`\b(${numeral})\s*(?:-\s*)?(?:pinos?|pins?|contatos?|polos?)\b`, 'g'),
    ({ pins }, [figure = '']) => void pins.push(numeralValue(figure) ?? Number(figure)),
  ],
  // A bare '1,80' is a length, as volts and millimetres have their units; from 5 on ('6,3') it is none.
  [
    /(?<![\w.,/])([0-4],\d{1,2})(?![\w.,/]|\s*(?:x|%|(?:v|volts?|a|m?ah|w|l|litros?|g|kg|ml|mm|cm|pol|polegadas)\b))/g,
    ({ lengths }, [metres = '']) => void lengths.push(Math.round(Number(metres.replace(',', '.')) * 100)),
  ],
  // 'Uma derivação' is one of several and so no count; 'uma via' and 'um tubo' are counts.
  [
    new RegExp(
      String.raw`\b(?<!\b(?:troca|trocar|repor|soltar) )(?!uma? (?:derivacao|lead|rabicho|ponta|fio)\b)(${numeral})\s*(?:-\s*)?(${countedNouns})\b`,
      'g',
    ),
    ({ counts }, [figure = '', unit = '']) => void counts.push(countOf(numeralValue(figure) ?? Number(figure), unit)),
  ],
  // '0 a 100%' is what an instrument shows.
  [/\b\d{1,3} ?(?:a|ate|-) ?\d{1,3} ?%/g, () => ' '],
  // '7 ampères' and '12 volts' are rewritten as '7 ah' and '12 v', as the catalogue writes them.
  [/\b(\d{1,3}) ?amperes?(?:[- ]hora)?\b/g, (_, [figure]) => `${figure} ah`],
  [/\b(\d{1,3}) ?volts?\b/g, (_, [figure]) => `${figure} v`],
  // '3v', '5v' and '10v' are numbers of ways, because cables have so many leads; '12v' stays a voltage.
  [/(?<![\w.,])(3|5|10)\s?v\b/g, ({ counts }, [figure]) => void counts.push(Number(figure))],
  [/\b(tubos?|vias?|mangueiras?) (?:duplos?|duplas?)\b/g, countAs(2)],
  [/\b(?:duplo|dupla) (tubo|via|mangueira)\b/g, countAs(2)],
  [/\b(?:single|one)[ -](tube|hose)\b/g, countAs(1)],
  [/\bum[ao]? (mangueir(?:inh)?a|can(?:inh)?o) so\b/g, countAs(1)],
  [/\b(tubos?|vias?|mangueiras?) (?:simples|unic[oa]s?)\b/g, countAs(1)],
]

/** Reads '5 vias', 'tubo duplo', '12 derivações' (ten leads), '18 a 26 cm' and '1,5 m' out of a query or a text. */
export function readMeasures(text: string): Measures {
  const measures: Measures = { counts: [], pins: [], ranges: [], lengths: [], wordings: [], rest: text }
  if (!mayMeasure.test(text)) return measures
  measures.rest = normalize(text)
  for (const [pattern, read] of measureReaders) {
    measures.rest = measures.rest.replace(pattern, (written: string, ...groups: string[]) => {
      measures.wordings.push(written)
      return read(measures, groups) ?? ' '
    })
  }
  return { ...measures, counts: [...new Set(measures.counts)], lengths: [...new Set(measures.lengths)] }
}

/** The number of leads: twelve derivations are recorded with ten. */
function countOf(figure: number, unit: string): number {
  return figure === 12 && /^(deriv|lead)/.test(unit) ? 10 : figure
}

/** The index words of what a part measures. Each begins with '#', so that no text has it by accident. */
export const indexWordOf = {
  count: (count: number) => `#${count}vias`,
  pins: (pins: number) => `#${pins}pinos`,
  size: (size: SizeKey) => `#${size}`,
  length: (centimetres: number) => `#${centimetres}m`,
  range: ({ from, to }: Range) => `#${from}-${to}cm`,
}

/** Whether an asked circumference lies within an offered range. */
export function containsRange(offered: Range, asked: Range): boolean {
  return offered.from <= asked.from && asked.to <= offered.to
}
