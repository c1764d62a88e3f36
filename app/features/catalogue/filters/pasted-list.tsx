import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { orderListAddress } from '#domain/order-list/link/order-list-address.ts'
import { listText } from '#domain/list/search-advice.ts'
import type { ShownSuggestion } from '#domain/list/suggestions.ts'
import { paths } from '#domain/pages/paths.ts'

/**
 * Shown when a list of codes or a long text was pasted into the plain search: a link to 'Pedido rápido'. The server counts the codes.
 */
export function PastedList({ text }: { text: string }) {
  const [codes, setCodes] = useState<number>()
  useEffect(() => {
    const leaving = new AbortController()
    codesIn(text, leaving.signal).then(setCodes, () => undefined)
    return () => leaving.abort()
  }, [text])
  return (
    <p role="status" className="absolute top-full left-0 z-30 mt-1 empty:hidden">
      {codes !== undefined && (
        <Link
          to={orderListAddress(text)}
          className="block rounded border border-rule-strong bg-sheet px-4 py-2.5 text-small text-petrol-deep underline underline-offset-4 shadow-lift"
        >
          {listText(codes)}
        </Link>
      )}
    </p>
  )
}

const longest = 2000

async function codesIn(text: string, signal: AbortSignal): Promise<number | undefined> {
  const response = await fetch(paths.suggestions(text.slice(0, longest)), { signal })
  if (!response.ok) return undefined
  const suggestions: ShownSuggestion[] = await response.json()
  const [first] = suggestions
  return first?.kind === 'list' ? first.codes : undefined
}
