import { useEffect, useState } from 'react'
import { askedList, noListText, type AskedList } from '#domain/saved/asked-list.ts'
import { allLists } from '#app/browser/saved-lists.ts'
import type { OrderCatalogue } from '#app/browser/order-catalogue.ts'
import { useSite } from '#app/site.tsx'
import { retry } from '#app/ui/late.tsx'
import type { FoundLine } from '#domain/order-list/find-lines.ts'
import { lineOfCart, lineOfList, type RequestRow } from '#domain/quote/request.ts'
import type { RequestSource } from './request-source.ts'

interface RequestLines {
  state: 'pending' | 'failed' | 'done'
  rows: readonly RequestRow[]
  /** The connector of each product, by the product's id, where known. */
  connectors: OrderCatalogue['connectors']
  papers: OrderCatalogue['papers']
  /** Codes of the list in the address that are no longer in the catalogue, or now mean another product. */
  lost: readonly string[]
  /** A message when the list in the address cannot be loaded. */
  problem?: string
  retry: () => void
}

interface KnownCatalogue extends Pick<OrderCatalogue, 'connectors' | 'papers'> {
  found: readonly FoundLine[]
}

/** The lines of the list in the address or, where it has none, of the cart. */
export function useRequestLines({ orderUrl, cart }: RequestSource): RequestLines {
  const [catalogue, setCatalogue] = useState<KnownCatalogue | 'failed'>()
  const [tries, setTries] = useState(0)
  const { brand } = useSite()
  const [asked] = useState(() => askedList(location.hash.slice(1), allLists(brand.slug)))
  const tryAgain = () => {
    setCatalogue(undefined)
    setTries(tries + 1)
  }

  // Without lines there is nothing to look up.
  const hasLines = asked.kind === 'list' || (cart !== undefined && cart.items.length > 0)
  useEffect(() => {
    if (orderUrl === undefined || !hasLines) return
    retry(() => loadCatalogue(orderUrl, asked)).then(setCatalogue, () => setCatalogue('failed'))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try loads again
  }, [orderUrl, hasLines, asked, tries])

  const known = catalogue === 'failed' ? undefined : catalogue
  const { connectors = {}, papers = {} } = known ?? {}
  const none = { rows: [], connectors, papers, lost: [], retry: tryAgain }
  if (asked.kind === 'none')
    return cart ? { ...none, state: 'done', rows: cart.items.map(lineOfCart) } : { ...none, state: 'pending' }
  if (asked.kind !== 'list') return { ...none, state: 'done', problem: noListText[asked.kind] }
  if (!known) return { ...none, state: catalogue === 'failed' || orderUrl === undefined ? 'failed' : 'pending' }
  return { ...none, state: 'done', ...rowsOfList(known) }
}

/** The rows of the list in the address, and the codes of that list that left the catalogue or changed their meaning. */
function rowsOfList({ found }: KnownCatalogue): Pick<RequestLines, 'rows' | 'lost'> {
  return {
    rows: found.flatMap((line): RequestRow[] => {
      if (line.kind === 'found') return [lineOfList(line)]
      return line.kind === 'unfound' ? [line] : []
    }),
    lost: found.flatMap((line) => ('code' in line ? [line.code] : [])),
  }
}

/** The catalogue, and the lines of the list in the address. */
async function loadCatalogue(url: string, asked: AskedList): Promise<KnownCatalogue> {
  const { orderCatalogue } = await import('#app/browser/order-catalogue.ts')
  const { book, connectors, papers } = await orderCatalogue(url)
  return { connectors, papers, found: asked.kind === 'list' ? await asked.find(book) : [] }
}
