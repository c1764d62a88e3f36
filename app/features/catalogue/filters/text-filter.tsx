import { Search } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  filterFormId,
  HiddenView,
  useQueryUnlessNavigating,
  type CatalogueListControl,
} from '#app/features/catalogue/list/use-catalogue-list.tsx'
import { useTypedText } from '#app/ui/form/use-typed-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { withChange } from '#domain/list/list-query-changes.ts'
import { longTextLabel } from '#domain/list/search-advice.ts'
import { orderListAddress } from '#domain/order-list/order-list-address.ts'

export function TextFilter(props: { list: CatalogueListControl; label: string; placeholder: string }) {
  const { list, label, placeholder } = props
  const { query, page } = list
  /** A pasted text of several lines, whose line breaks the field itself does not keep; '' for any other text. */
  const [pastedLines, setPastedLines] = useState('')
  const askWhileTyping = useQueryUnlessNavigating(list)
  const { ref, text, fieldText, typeText, setQuietly } = useTypedText<HTMLInputElement>(query.search, (search) =>
    askWhileTyping((latest) => withChange(latest, { search })),
  )
  return (
    <form
      id={filterFormId}
      role="search"
      action={page.path}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        const sentText = fieldText()
        setQuietly(sentText)
        list.setQuery(withChange(query, { search: sentText.trim() }))
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
      <p role="status" className="absolute top-full left-0 z-30 mt-1 empty:hidden">
        {text && pastedLines && (
          <Link
            to={orderListAddress(pastedLines)}
            className="block rounded border border-rule-strong bg-sheet px-4 py-2.5 text-small text-brand-deep underline underline-offset-4 shadow-lift"
          >
            {longTextLabel}
          </Link>
        )}
      </p>
      <HiddenView list={list} />
    </form>
  )
}
