import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { orderListAddress } from '#domain/order-list/order-list-address.ts'
import { listText } from '#domain/list/advice/search-words.ts'
import type { ShownSuggestion } from '#domain/list/suggestions.ts'
import { paths } from '#domain/pages/paths.ts'

/** A plain search has no use for a list of codes: where it goes instead. The server tells how many codes it names. */
export function PastedList({ text }: { text: string }) {
  const [codes, setCodes] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    codesIn(text, leaving.signal).then(setCodes, () => undefined)
    return () => leaving.abort()
  }, [text])
  return (
    <p role="status" className="absolute top-full left-0 z-30 mt-1 empty:hidden">
      {codes > 1 && (
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

async function codesIn(text: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(paths.suggestions(text.slice(0, longest)), { signal })
  if (!response.ok) return 0
  const suggestions: ShownSuggestion[] = await response.json()
  const [first] = suggestions
  return first?.kind === 'list' ? first.codes : 0
}
