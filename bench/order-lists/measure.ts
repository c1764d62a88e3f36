import { choicesOf } from '#domain/order-list/order-item.ts'
import { outcomeItems, type OrderEntry, type OrderSources } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import type { OrderCase } from './corpus.ts'

/** How a case was read. */
export interface Figures {
  /** The number of expected orders and questions. */
  lines: number
  resolved: number
  /** Orders that would go into the cart although the case does not expect them. */
  wrong: string[]
  missed: string[]
  /** Questions about lines that order nothing. */
  needless: number
}

/** Reads a case. A line counts as resolved when its expected order is taken, or its expected question is asked. */
export function readCase({ text, orders, questions }: OrderCase, sources: OrderSources): Figures {
  const entries = resolveOrder(text, sources)
  const taken = entries.flatMap(({ outcome }) =>
    outcome.kind === 'certain' ? [`${outcome.item.code} x ${outcome.quantity}`] : [],
  )
  const asked = entries.filter(isQuestion).map(offered)
  const wrong = without(taken, orders)
  const missedOrders = without(orders, taken)
  const [missedQuestions, needless] = unanswered(questions, asked)
  const missed = [...missedOrders, ...missedQuestions.map((codes) => `? ${codes.join(' ')}`)]
  const lines = orders.length + questions.length
  return { lines, resolved: lines - missed.length, wrong, missed, needless }
}

function isQuestion({ outcome }: OrderEntry): boolean {
  return !['certain', 'skipped', 'remark'].includes(outcome.kind)
}

function offered({ outcome }: OrderEntry): Set<string> {
  return new Set(outcomeItems(outcome).flatMap((item) => [item.code, ...choicesOf([item]).map(({ code }) => code)]))
}

/** The expected questions that are not asked, and the number of unexpected questions. */
function unanswered(questions: readonly string[][], asked: readonly Set<string>[]): [string[][], number] {
  const open = [...asked]
  const missed = questions
    .toSorted((a, b) => b.length - a.length)
    .filter((codes) => {
      const place = open.findIndex((choices) => codes.every((code) => choices.has(code)))
      if (place >= 0) open.splice(place, 1)
      return place < 0
    })
  return [missed, open.length]
}

/** The texts of a list that another one lacks, each as often as it is missing there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((text) => {
    const place = rest.indexOf(text)
    if (place >= 0) rest.splice(place, 1)
    return place < 0
  })
}
