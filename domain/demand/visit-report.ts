import * as v from 'valibot'
import { normalize } from '#domain/text/normalize.ts'
import { slugSchema } from '#domain/text/text-schemas.ts'
import { anonymousTerm, mayBePersonal } from './anonymous-term.ts'
import { searchOutcomes, type Count, type SearchEvent } from './count.ts'

/** The path to which a browser posts the report of a visit, once, when the visitor leaves. */
export const reportPath = '/contagem'

const maximumReportLength = 20

const listPath = v.pipe(v.string(), v.maxLength(80), v.regex(/^\/[a-z-]+(\/[a-z0-9-]+)?$/))
const reportedSearch = v.strictObject({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  outcome: v.picklist(searchOutcomes),
  isPressed: v.boolean(),
  /** The results were in the served document, so the server has counted the search already. */
  isServed: v.boolean(),
})
const limitedArray = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(maximumReportLength))

/** What a browser reports of a visit: nothing about the person, the time or the place. */
export const visitReportSchema = v.strictObject({
  searches: limitedArray(reportedSearch),
  /** Products for which a quote was requested by WhatsApp or e-mail. */
  quotes: limitedArray(slugSchema),
  /** Paths of lists from which a product was opened or put into the cart. */
  lists: limitedArray(listPath),
})
export type VisitReport = v.InferOutput<typeof visitReportSchema>

/** A report as counts; a search that may be about a person counts without its words. `publishedWords`: stems. */
export function countsOf(
  { searches, quotes, lists }: VisitReport,
  { publishedWords, isProduct }: { publishedWords: ReadonlySet<string>; isProduct: (id: string) => boolean },
): Count[] {
  const countOf = (kind: Count['kind'], key: string): Count => ({ kind, key, times: 1 })
  return [
    ...searches.flatMap(({ text, outcome, isPressed, isServed }) => {
      const pressCounts = searchCounts(text, isPressed ? 'pressed' : 'unpressed', publishedWords)
      return isServed ? pressCounts : [...searchCounts(text, outcome, publishedWords), ...pressCounts]
    }),
    ...quotes.filter(isProduct).map((id) => countOf('quote', id)),
    ...lists.map((path) => countOf('list', path)),
  ]
}

/** The counts of one search: under '' for all searches, and under its term unless that may be about a person. */
export function searchCounts(text: string, kind: Count['kind'], published: ReadonlySet<string>): Count[] {
  const term = anonymousTerm(text, published)
  const anySearch: Count = { kind, key: '', times: 1 }
  return term === undefined ? [anySearch] : [anySearch, { kind, key: term, times: 1 }]
}

type Search = VisitReport['searches'][number]

/** What a visit searched and opened, in the tab's memory until reported; of a text typed key by key, its last state. */
export class Visit {
  #searches = new Map<string, Search>()
  #shownSearch: string | undefined
  /** The text whose suggestion was clicked, until the next page is known. */
  #clickedSuggestion: string | undefined
  #quotes = new Set<string>()
  #lists = new Set<string>()

  /** Notes that a list shows a search; undefined for any other page. In: whether the served document showed it. */
  noteList(search: SearchEvent | undefined, isServed = false): void {
    const name = search && normalize(search.text)
    if (name === this.#shownSearch) return
    this.#dropUnfinished(name)
    this.#shownSearch = name
    if (search && name !== undefined && !mayBePersonal(search.text))
      this.#searches.set(name, { ...search, isPressed: this.#searches.get(name)?.isPressed ?? false, isServed })
  }

  /** Notes that a product is opened, or put into the cart, from the list at a path. */
  noteOpening(path: string): void {
    this.#lists.add(path)
    const search = this.#shownSearch === undefined ? undefined : this.#searches.get(this.#shownSearch)
    if (search) search.isPressed = true
  }

  /** Notes that a suggestion for a text is clicked; undefined for any other click. */
  noteSuggestion(text: string | undefined): void {
    this.#clickedSuggestion = text
  }

  /** Notes that another page is shown. A clicked suggestion that led to a product counts as a search that found it. */
  notePage(path: string): void {
    const text = this.#clickedSuggestion ?? ''
    this.#clickedSuggestion = undefined
    if (text.trim() === '' || mayBePersonal(text) || !path.startsWith('/produto/')) return
    this.#searches.set(normalize(text), { text, outcome: 'found', isPressed: true, isServed: false })
  }

  /** Notes that a quote for a product is requested by WhatsApp or e-mail. */
  noteQuote(productId: string): void {
    this.#quotes.add(productId)
  }

  /** The report, without what was reported before; undefined when it would be empty. */
  takeReport(): VisitReport | undefined {
    const report = {
      searches: [...this.#searches.values()].slice(-maximumReportLength),
      quotes: [...this.#quotes].slice(-maximumReportLength),
      lists: [...this.#lists].slice(-maximumReportLength),
    }
    this.#searches = new Map()
    this.#quotes = new Set()
    this.#lists = new Set()
    return Object.values(report).some(({ length }) => length > 0) ? report : undefined
  }

  /** Drops a text that was a step of typing: 'cab' before 'cabo ecg', or 'cabo ecg' cut to 'cab' and continued. */
  #dropUnfinished(next: string | undefined): void {
    const before = this.#shownSearch
    if (next === undefined || before === undefined) return
    const search = this.#searches.get(before)
    const isOneText = next.startsWith(before) || before.startsWith(next)
    if (search && isOneText && !search.isPressed && !search.isServed) this.#searches.delete(before)
  }
}
