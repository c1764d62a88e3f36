import * as v from 'valibot'
import { slugSchema } from '#domain/catalogue/slug-schema.ts'
import { searchOutcomes, type Count } from './count.ts'
import { keptTerm } from './kept-term.ts'
import { maximumReportLength } from './report-address.ts'

const listPath = v.pipe(v.string(), v.maxLength(80), v.regex(/^\/[a-z-]+(\/[a-z0-9-]+)?$/))
const reportedSearch = v.strictObject({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  outcome: v.picklist(searchOutcomes),
  isPressed: v.boolean(),
  /** The search was answered by the document itself, so the server has counted it. */
  isServed: v.boolean(),
})
const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(maximumReportLength))

/** What a browser reports of a visit: nothing about the person, the time or the place. */
export const visitReportSchema = v.strictObject({
  searches: some(reportedSearch),
  /** Products for which a quote was requested by WhatsApp or e-mail. */
  quotes: some(slugSchema),
  /** Paths of lists from which a product was opened or put into the cart. */
  lists: some(listPath),
})
export type VisitReport = v.InferOutput<typeof visitReportSchema>

interface Judges {
  /** The stems of the words that the shop publishes. */
  known: ReadonlySet<string>
  isProduct: (id: string) => boolean
}

/** A report as counts. A text that may be about a person counts as a search, without its words. */
export function countsOf({ searches, quotes, lists }: VisitReport, { known, isProduct }: Judges): Count[] {
  const once = (kind: Count['kind'], key: string): Count => ({ kind, key, times: 1 })
  return [
    ...searches.flatMap(({ text, outcome, isPressed, isServed }) => {
      const followed = searchCounts(text, isPressed ? 'pressed' : 'unpressed', known)
      return isServed ? followed : [...searchCounts(text, outcome, known), ...followed]
    }),
    ...quotes.filter(isProduct).map((id) => once('quote', id)),
    ...lists.map((path) => once('list', path)),
  ]
}

/** The counts of one search: under '' for all searches, and under its term unless the term may be about a person. */
export function searchCounts(text: string, kind: Count['kind'], known: ReadonlySet<string>): Count[] {
  const term = keptTerm(text, known)
  const all: Count = { kind, key: '', times: 1 }
  return term === undefined ? [all] : [all, { kind, key: term, times: 1 }]
}
