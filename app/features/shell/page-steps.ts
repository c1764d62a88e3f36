/** What a page's route says of it, as its `handle`. */
export interface PageHandle {
  /** Back shows it as it was left. */
  isKept: boolean
}

interface Page extends PageHandle {
  /** Tells pages of one route apart. */
  number: number
  route: string
  /** The step of the history that shows it, or showed it last. */
  step: string
}

interface Pages {
  /** In the order in which they were opened. */
  all: readonly Page[]
  shown: Page
}

/** Lists that one has come from: a category within a list, a product within both. */
const mostLeft = 2

/**
 * In: where one has come to, and the pages before. Out: the pages now. A kept page is the same one at the step that it was left from,
 * and every page is while its route goes on: with another filter, as another category.
 */
export function afterStep(to: Omit<Page, 'number'>, before?: Pages): Pages {
  if (!before) return opened(to, [])
  const { all, shown } = before
  const left = all.find(({ route, step }) => route === to.route && step === to.step)
  if (left) return { all: all.filter((page) => page.isKept || page === left), shown: left }
  if (shown.route !== to.route) {
    return opened(to, all.filter(({ isKept }) => isKept).slice(-mostLeft), shown.number)
  }
  const same = { ...shown, ...to }
  return { all: all.map((page) => (page === shown ? same : page)), shown: same }
}

function opened(to: Omit<Page, 'number'>, left: readonly Page[], last = 0): Pages {
  const page = { ...to, number: Math.max(last, ...left.map(({ number }) => number)) + 1 }
  return { all: [...left, page], shown: page }
}
