import { normalize } from '#domain/text/normalize.ts'
import type { AnsweredSearch } from './search-outcome.ts'
import { hasPersonalMarks } from './personal-marks.ts'
import { maximumReportLength } from './report-address.ts'
import type { VisitReport } from './visit-report.ts'

type Search = VisitReport['searches'][number]

/**
 * What is searched for and clicked during one visit, in the tab's memory only, until it is reported. Of a text typed
 * key by key only the last state counts; a text whose form suggests a person never leaves the browser.
 */
export class Visit {
  #searches = new Map<string, Search>()
  /** The text whose results are shown. */
  #current: string | undefined
  /** The text whose suggestion was clicked, until the next page is known. */
  #chosen: string | undefined
  #quotes = new Set<string>()
  #lists = new Set<string>()

  /**
   * Called when a list shows the results of a search; undefined for any other page. In: whether the served document
   * showed them.
   */
  show(search: AnsweredSearch | undefined, isServed = false): void {
    const name = search && normalize(search.text)
    if (name === this.#current) return
    this.#dropUnfinished(name)
    this.#current = name
    if (search && name !== undefined && !hasPersonalMarks(search.text))
      this.#searches.set(name, { ...search, isPressed: this.#searches.get(name)?.isPressed ?? false, isServed })
  }

  /** Called when a product is opened, or put into the cart, from the list at a path. */
  openFrom(path: string): void {
    this.#lists.add(path)
    const search = this.#current === undefined ? undefined : this.#searches.get(this.#current)
    if (search) search.isPressed = true
  }

  /** Called when a suggestion for a text is clicked; undefined for any other click. */
  choose(text: string | undefined): void {
    this.#chosen = text
  }

  /** Called when another page is shown: a suggestion that led to a product has answered its text. */
  arrive(path: string): void {
    const text = this.#chosen ?? ''
    this.#chosen = undefined
    if (text.trim() === '' || hasPersonalMarks(text) || !path.startsWith('/produto/')) return
    this.#searches.set(normalize(text), { text, outcome: 'found', isPressed: true, isServed: false })
  }

  /** Called when a quote is requested by WhatsApp or e-mail. */
  quote(productId: string): void {
    this.#quotes.add(productId)
  }

  /** The report, without what was reported before; undefined when it would be empty. */
  take(): VisitReport | undefined {
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

  /**
   * Drops a text that was a step of typing: 'cab' before 'cabo ecg', or 'cabo ecg' that was shortened to 'cab' and
   * continued.
   */
  #dropUnfinished(next: string | undefined): void {
    const before = this.#current
    if (next === undefined || before === undefined) return
    const search = this.#searches.get(before)
    const isOneText = next.startsWith(before) || before.startsWith(next)
    if (search && isOneText && !search.isPressed && !search.isServed) this.#searches.delete(before)
  }
}
