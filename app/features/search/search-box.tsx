import { Search } from 'lucide'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { rememberSearch } from '#app/browser/recent-searches.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTypedText } from '#app/ui/use-typed-text.ts'
import { useCombobox } from './use-combobox.ts'

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
  const { isOpen, open, close, list, setShown, fieldProps } = useCombobox(listId)
  const { ref, text, type, settle } = useTypedText<HTMLInputElement>(term, (next) => onType?.(next))

  function leave() {
    rememberSearch(storageKey, text)
    close()
  }

  function send(next: string) {
    rememberSearch(storageKey, next)
    close()
    settle(next)
    onSend(next.trim())
  }

  return (
    <form
      id={formId}
      role="search"
      action={action}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
      }}
      className="flex gap-2"
    >
      <div className="relative min-w-0 flex-1">
        <input
          {...fieldProps}
          ref={ref}
          type="search"
          name="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          enterKeyHint="search"
          value={text}
          onPointerEnter={() => void loadSuggestions()}
          onFocus={() => text === '' && open()}
          onChange={({ target }) => {
            type(target.value)
            open()
          }}
          className="min-h-12 w-full rounded border border-rule-strong bg-sheet px-4 placeholder:text-muted"
        />
        {isOpen && (
          <Suspense>
            <Suggestions
              ref={list}
              {...{ listId, storageKey, text, searchUrl }}
              onShown={setShown}
              onTerm={send}
              onLeave={leave}
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
