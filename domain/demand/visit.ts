import { normalize } from '#domain/text/normalize.ts'
import type { AnsweredSearch } from './search-outcome.ts'
import { hasPersonalMarks } from './personal-marks.ts'
import { mostReported } from './report-address.ts'
import type { VisitReport } from './visit-report.ts'

type Search = VisitReport['searches'][number]

/**
 * What is looked for and pressed during one visit, in the tab's memory alone, until it is told. Of what is typed key by key only the
 * last text counts; texts that show by their form that they tell of a person never leave the browser.
 */
export class Visit {
  #searches = new Map<string, Search>()
  /** The text that a list answers now. */
  #current: string | undefined
  /** The text whose suggestion was chosen, until it is known where that leads. */
  #chosen: string | undefined
  #quotes = new Set<string>()
  #lists = new Set<string>()

  /** A list answers a search, or another page is shown: undefined. In: whether the served document was the answer. */
  show(search: AnsweredSearch | undefined, isServed = false): void {
    const name = search && normalize(search.text)
    if (name === this.#current) return
    this.#dropUnfinished(name)
    this.#current = name
    if (search && name !== undefined && !hasPersonalMarks(search.text))
      this.#searches.set(name, { ...search, isPressed: this.#searches.get(name)?.isPressed ?? false, isServed })
  }

  /** A product is opened, or put into the cart, from the list at a path. */
  openFrom(path: string): void {
    this.#lists.add(path)
    const search = this.#current === undefined ? undefined : this.#searches.get(this.#current)
    if (search) search.isPressed = true
  }

  /** A suggestion to a text is chosen, or something else pressed: undefined. */
  choose(text: string | undefined): void {
    this.#chosen = text
  }

  /** Another page is shown; a suggestion that led to a product answered its text. */
  arrive(path: string): void {
    const text = this.#chosen ?? ''
    this.#chosen = undefined
    if (text.trim() === '' || hasPersonalMarks(text) || !path.startsWith('/produto/')) return
    this.#searches.set(normalize(text), { text, outcome: 'found', isPressed: true, isServed: false })
  }

  /** A quote is asked for by WhatsApp or e-mail. */
  quote(productId: string): void {
    this.#quotes.add(productId)
  }

  /** What is to be told, and nothing twice; undefined when there is nothing. */
  take(): VisitReport | undefined {
    const report = {
      searches: [...this.#searches.values()].slice(-mostReported),
      quotes: [...this.#quotes].slice(-mostReported),
      lists: [...this.#lists].slice(-mostReported),
    }
    this.#searches = new Map()
    this.#quotes = new Set()
    this.#lists = new Set()
    return Object.values(report).some(({ length }) => length > 0) ? report : undefined
  }

  /** 'cab' was no search when 'cabo ecg' follows it, nor 'cabo ecg' when it is taken back to 'cab' to go on. */
  #dropUnfinished(next: string | undefined): void {
    const before = this.#current
    if (next === undefined || before === undefined) return
    const search = this.#searches.get(before)
    const isOneText = next.startsWith(before) || before.startsWith(next)
    if (search && isOneText && !search.isPressed && !search.isServed) this.#searches.delete(before)
  }
}
