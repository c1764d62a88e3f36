import { Search } from 'lucide'
import { useState, useEffect } from 'react'
import { Link } from 'react-router'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { filterFormId, HiddenView } from '#app/features/catalogue/list/query-link.tsx'
import { useAskUnlessLeaving, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { useTypedText } from '#app/ui/form/use-typed-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { withChange } from '#domain/list/list-query-changes.ts'
import { listText } from '#domain/list/search-advice.ts'
import { orderListAddress } from '#domain/order-list/order-list-address.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Suggestion } from '#domain/search/suggest.ts'

interface TextFilterProps {
  list: CatalogueListControl
  label: string
  placeholder: string
}

/** The plain search of a list: it answers while the visitor types. */
export function TextFilter({ list, label, placeholder }: TextFilterProps) {
  const { query, page } = list
  /** A pasted text of several lines, whose line breaks the field itself does not keep; '' for any other text. */
  const [pastedLines, setPastedLines] = useState('')
  const askWhileTyping = useAskUnlessLeaving(list)
  const { ref, text, typeText, setQuietly } = useTypedText<HTMLInputElement>(query.search, (search) =>
    askWhileTyping(withChange(query, { search })),
  )
  return (
    <form
      id={filterFormId}
      role="search"
      action={page.path}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        setQuietly(text)
        list.setQuery(withChange(query, { search: text.trim() }))
      }}
      className="relative max-w-2xl"
    >
      <Icon node={Search} size={18} className="pointer-events-none absolute top-3.5 left-3 text-muted" />
      <input
        ref={ref}
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onFocus={list.preload}
        onPaste={({ clipboardData }) => {
          const pasted = clipboardData.getData('text')
          setPastedLines(/\n./.test(pasted) ? pasted : '')
        }}
        onChange={({ target }) => typeText(target.value)}
        className="min-h-11 w-full rounded border border-rule-strong bg-sheet pr-2 pl-10 placeholder:text-small placeholder:text-muted"
      />
      {text && pastedLines && <PastedListLink text={pastedLines} />}
      <HiddenView list={list} />
    </form>
  )
}

/** After pasting several lines: a link that opens them in 'Pedido rápido', if the server finds codes in them. */
function PastedListLink({ text }: { text: string }) {
  const [codeCount, setCodeCount] = useState<number>()
  useEffect(() => {
    const controller = new AbortController()
    codesIn(text, controller.signal).then(setCodeCount, () => undefined)
    return () => controller.abort()
  }, [text])
  return (
    <p role="status" className="absolute top-full left-0 z-30 mt-1 empty:hidden">
      {codeCount !== undefined && (
        <Link
          to={orderListAddress(text)}
          className="block rounded border border-rule-strong bg-sheet px-4 py-2.5 text-small text-brand-deep underline underline-offset-4 shadow-lift"
        >
          {listText(codeCount)}
        </Link>
      )}
    </p>
  )
}

/** More would make the address too long for some proxies; a count of codes needs no more. */
const maximumCharacters = 2000

async function codesIn(text: string, signal: AbortSignal): Promise<number | undefined> {
  const [first] = await fetchJson<Suggestion[]>(paths.suggestions(text.slice(0, maximumCharacters)), signal)
  return first?.kind === 'list' ? first.codes : undefined
}
