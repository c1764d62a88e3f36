import { Search } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { useTypedText } from '#app/ui/use-typed-text.ts'
import { withChange } from '#domain/catalogue/list-query-changes.ts'
import { HiddenState } from './hidden-state.tsx'
import { filterForm } from './option-row.tsx'
import type { ListControl } from './use-list.ts'

interface TextFilterProps {
  list: ListControl
  label: string
  placeholder: string
}

/** The plain search of a list: answers while one types. */
export function TextFilter({ list, label, placeholder }: TextFilterProps) {
  const { query, page } = list
  const ask = (search: string) => list.ask(withChange(query, { search }))
  const { ref, text, type, settle } = useTypedText<HTMLInputElement>(query.search, ask)
  return (
    <form
      id={filterForm}
      role="search"
      action={page.path}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        settle(text)
        ask(text.trim())
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
        onFocus={list.warm}
        onChange={({ target }) => type(target.value)}
        className="min-h-11 w-full rounded border border-rule-strong bg-sheet pr-3 pl-10 placeholder:text-muted"
      />
      <HiddenState list={list} />
    </form>
  )
}
