import { createPath, type Location } from 'react-router'

/** What a page's route says of it, as its `handle`. */
export interface PageHandle {
  /** Back shows it as it was left. */
  isKept: boolean
}

/** In: what the router knows of a route as its `handle`. */
export function saysKept(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isKept' in handle && handle.isKept === true
}

interface Page extends PageHandle {
  /** Tells pages of one route apart. */
  number: number
  route: string
  /** The step of the history that shows it, or showed it last (`stepOf`). */
  step: string
}

interface Pages {
  /** In the order in which they were opened. */
  all: readonly Page[]
  shown: Page
}

/** Lists that are kept behind a page: a category within a list, a product within both. */
const mostKept = 2

/** Tells steps of the history apart: those that the browser made by itself, for a place within a page, have one key in common. */
export function stepOf(location: Location): string {
  return `${location.key} ${createPath(location)}`
}

/**
 * In: where one has come to, and the pages before. Out: the pages now. A page goes on while the route stays the same, with another filter or
 * as another category; a kept one is found again at the step that it was left from.
 */
export function afterStep(to: Omit<Page, 'number'>, before?: Pages): Pages {
  if (!before) return opened(to, [])
  const { all, shown } = before
  const kept = all.filter(({ isKept }) => isKept)
  const found = kept.find(({ route, step }) => route === to.route && step === to.step)
  if (found) return { all: kept, shown: found }
  if (shown.route !== to.route) return opened(to, kept.slice(-mostKept), shown.number)
  const same = { ...shown, ...to }
  return { all: all.map((page) => (page === shown ? same : page)), shown: same }
}

function opened(to: Omit<Page, 'number'>, kept: readonly Page[], last = 0): Pages {
  const page = { ...to, number: Math.max(last, ...kept.map(({ number }) => number)) + 1 }
  return { all: [...kept, page], shown: page }
}
