import { useEffect, useState } from 'react'
import { browserSearch } from '#app/browser/search-source.ts'
import { orderCatalogue } from '#app/browser/lists/order-catalogue.ts'
import { retried } from '#app/ui/late/retried.ts'
import { Loading } from '#app/ui/late/loading.tsx'
import { TryAgain } from '#app/ui/late/try-again.tsx'
import { orderSources } from '#domain/order-list/order-sources.ts'
import { withinLimits } from '#domain/order-list/limits.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import type { OrderEntry } from '#domain/order-list/outcome.ts'
import type { ListToCart } from './list-to-cart.ts'
import { OrderResult } from './order-result.tsx'

interface OrderCheckProps {
  checked: Checked
  urls: { order: string; search: string }
  cart: ListToCart
  /** The lines of the text that stay in the box. */
  onLeft: (text: string) => void
}

/** The text to check; each round asks anew. */
interface Checked {
  text: string
  round: number
}

interface Answer {
  of: Checked
  entries: OrderEntry[]
  left: string
  linesLeft: number
}

/** Resolves a list in the browser: two files, fetched once. */
export function OrderCheck({ checked, urls, cart, onLeft }: OrderCheckProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState<object>()
  const [tries, setTries] = useState(0)
  const { order, search } = urls

  useEffect(() => {
    let isLeaving = false
    const show = (next: Answer) => !isLeaving && setAnswer(next)
    retried(() => answerTo(checked, { order, search })).then(show, () => !isLeaving && setFailed(checked))
    return () => {
      isLeaving = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try asks again
  }, [checked, order, search, tries])

  if (failed === checked)
    return (
      <TryAgain
        onRetry={() => {
          setFailed(undefined)
          setTries(tries + 1)
        }}
      />
    )
  if (answer?.of !== checked) return <Loading />
  return <OrderResult key={checked.round} {...answer} cart={cart} onLeft={onLeft} />
}

async function answerTo(checked: Checked, urls: { order: string; search: string }): Promise<Answer> {
  const [{ book }, { index }] = await Promise.all([orderCatalogue(urls.order), browserSearch(urls.search)])
  const { taken, left, linesLeft } = withinLimits(checked.text)
  return { of: checked, entries: resolveOrder(taken, orderSources(book, index)), left, linesLeft }
}
