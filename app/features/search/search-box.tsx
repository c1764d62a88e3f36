import { Search } from 'lucide'
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTypedText } from '#app/ui/use-typed-text.ts'
import { rememberSearch } from '#app/browser/recent-searches.ts'
import type { SuggestionsHandle } from './suggestions.tsx'

const loadSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazy(async () => ({ default: (await loadSuggestions()).Suggestions }))

interface SearchBoxProps {
  label: string
  placeholder: string
  /** Where the form goes without JavaScript. */
  action: string
  formId?: string
  /** What is searched for. */
  term: string
  /** Where the search's documents are; missing: the server suggests. */
  searchUrl?: string | undefined
  /** Called a moment after each key. */
  onType?: (term: string) => void
  /** Called when the form is sent or an earlier search chosen. */
  onSend: (term: string) => void
  /** Fields that the form carries besides the text. */
  children?: ReactNode
}

/** The search field, a combobox once it is used: what suggests is loaded with the first touch. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, action, formId, term, searchUrl, onType, onSend, children } = props
  const { brand } = useSite()
  const storageKey = `${brand.slug}-buscas`
  const listId = useId()
  const suggestions = useRef<SuggestionsHandle>(null)
  const [isUsed, setIsUsed] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState<{ hasEntries: boolean; activeId: string | undefined }>()
  const isExpanded = isOpen && shown?.hasEntries === true
  const { ref, text, type, settle } = useTypedText<HTMLInputElement>(term, (next) => onType?.(next))

  function commit(next: string) {
    rememberSearch(storageKey, next)
    setIsOpen(false)
    settle(next)
    onSend(next.trim())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isExpanded) {
      // The first Escape closes the list, the next one clears the field.
      event.preventDefault()
      setIsOpen(false)
      return
    }
    if (event.key === 'ArrowDown') setIsOpen(true)
    if (isExpanded) suggestions.current?.onKeyDown(event)
  }

  return (
    <form
      id={formId}
      role="search"
      action={action}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        commit(text)
      }}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsOpen(false)}
      className="flex gap-2"
    >
      <div className="relative min-w-0 flex-1">
        <input
          ref={ref}
          type="search"
          name="search"
          role="combobox"
          aria-label={label}
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isExpanded ? shown.activeId : undefined}
          placeholder={placeholder}
          maxLength={100}
          enterKeyHint="search"
          value={text}
          onPointerEnter={() => void loadSuggestions()}
          onFocus={() => {
            setIsUsed(true)
            if (text === '') setIsOpen(true)
          }}
          onChange={({ target }) => {
            type(target.value)
            setIsOpen(true)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded border border-rule-strong bg-sheet px-4 placeholder:text-muted"
        />
        {isUsed && (
          <Suspense>
            <Suggestions
              ref={suggestions}
              listId={listId}
              storageKey={storageKey}
              isOpen={isOpen}
              text={text}
              searchUrl={searchUrl}
              onShown={setShown}
              onTerm={commit}
              onLeave={() => {
                rememberSearch(storageKey, text)
                setIsOpen(false)
              }}
            />
          </Suspense>
        )}
      </div>
      <Button type="submit" look="primary" className="min-h-12">
        <Icon node={Search} size={18} />
        <span className="max-sm:sr-only">Buscar</span>
      </Button>
      {children}
    </form>
  )
}
