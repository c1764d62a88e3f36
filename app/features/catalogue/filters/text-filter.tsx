import { Search } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { LatePlace, latePart } from '#app/ui/late.tsx'
import { useTypedText } from '#app/ui/form/use-typed-text.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import { HiddenState } from '#app/features/catalogue/list/query-link.tsx'
import { filterForm } from './option-row.tsx'
import { useAskByItself, type CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

const PastedList = latePart(async () => (await import('./pasted-list.tsx')).PastedList)

interface TextFilterProps {
  list: CatalogueListControl
  label: string
  placeholder: string
}

/** The plain search of a list: it answers while the visitor types. */
export function TextFilter({ list, label, placeholder }: TextFilterProps) {
  const { query, page } = list
  /** A pasted text of several lines, whose line breaks the field itself does not keep; '' for any other text. */
  const [pasted, setPasted] = useState('')
  const askByItself = useAskByItself(list)
  const { ref, text, type, settle } = useTypedText<HTMLInputElement>(query.search, (search) =>
    askByItself(withChange(query, { search })),
  )
  return (
    <form
      id={filterForm}
      role="search"
      action={page.path}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        settle(text)
        list.ask(withChange(query, { search: text.trim() }))
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
        onPaste={({ clipboardData }) => setPasted(/\n./.exec(clipboardData.getData('text'))?.input ?? '')}
        onChange={({ target }) => type(target.value)}
        className="min-h-11 w-full rounded border border-rule-strong bg-sheet pr-2 pl-10 placeholder:text-small placeholder:text-muted"
      />
      {text && pasted && (
        <LatePlace whenFailed="nothing">
          <PastedList text={pasted} />
        </LatePlace>
      )}
      <HiddenState list={list} />
    </form>
  )
}
