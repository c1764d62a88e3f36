import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'

const caseSchema = v.strictObject({
  from: v.picklist(['typed', 'spreadsheet', 'whatsapp', 'e-mail', 'handwriting']),
  text: v.string(),
  expect: v.array(v.string()),
})

/** A pasted text, and what its lines should order. */
export interface OrderCase {
  from: string
  text: string
  /** Orders in the form 'C5VGA2 x 3'. */
  orders: string[]
  /** For each question the codes that it must offer; empty for a question that may offer any. */
  questions: string[][]
  /** The number of lines that order nothing. */
  silent: number
}

/** Texts of all kinds, and the sheets of portals, tenders and systems. */
export type Corpus = 'lines' | 'layouts'
export const halves = ['tuning', 'held-out'] as const
export type Half = (typeof halves)[number]

/** The cases of a half; their fields are explained at the top of lines-tuning.yaml. `codes` are the catalogue's. */
export function orderCases(corpus: Corpus, half: Half, codes: ReadonlySet<string>): OrderCase[] {
  const file = readFileSync(new URL(`${corpus}-${half}.yaml`, import.meta.url), 'utf8')
  return v.parse(v.array(caseSchema), parse(file)).map(({ expect, ...facts }) => ({
    ...facts,
    orders: expect.filter((line) => / x \d+$/.test(line)),
    questions: expect.filter((line) => line.startsWith('?')).map((line) => codesIn(line.slice(1).trim(), codes)),
    silent: expect.filter((line) => line === '-').length,
  }))
}

/** The codes in 'ST 06 E ST 06 S', from the left, each the longest that there is. Throws if a part is no code. */
function codesIn(text: string, codes: ReadonlySet<string>): string[] {
  if (text === '') return []
  const code = [...codes].filter((one) => `${text} `.startsWith(`${one} `)).toSorted((a, b) => b.length - a.length)[0]
  if (code === undefined) throw new Error(`the catalogue has no code at the beginning of '${text}'`)
  return [code, ...codesIn(text.slice(code.length).trim(), codes)]
}
