import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react'
import { useNavigate } from 'react-router'
import { forgetSearches, recentSearches } from '#app/browser/recent-searches.ts'
import { paths } from '#app/paths.ts'
import type { ShownSuggestion } from '#domain/catalogue/suggestions.ts'
import { SuggestionEntry } from './suggestion-entry.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** A suggestion, or a search made before on this device. */
export type Entry = ShownSuggestion | { kind: 'recent'; term: string }

/** What the field passes on while it has the focus. */
export interface SuggestionsHandle {
  onKeyDown: (event: KeyboardEvent) => void
}

interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>
  listId: string
  storageKey: string
  isOpen: boolean
  text: string
  searchUrl: string | undefined
  /** Tells the field whether there is something to show, and which entry is active. */
  onShown: (shown: { hasEntries: boolean; activeId: string | undefined }) => void
  /** An entry stands for a text to search for. */
  onTerm: (term: string) => void
  /** An entry leads to another page. */
  onLeave: () => void
}

/** The list below the search field: suggestions, or recent searches while it is empty. */
export function Suggestions(props: SuggestionsProps) {
  const { ref, listId, storageKey, isOpen, text, searchUrl, onShown, onTerm, onLeave } = props
  const navigate = useNavigate()
  const suggestions = useSuggestions(text, searchUrl)
  const [recent, setRecent] = useState<string[]>([])
  const [active, setActive] = useState(-1)
  const isRecent = text.trim() === ''
  const entries: readonly Entry[] = isRecent ? recent.map((term) => ({ kind: 'recent', term })) : suggestions
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (isOpen) setRecent(recentSearches(storageKey))
  }, [isOpen, storageKey])
  useEffect(() => setActive(-1), [text, isOpen])
  useEffect(() => {
    onShown({ hasEntries: entries.length > 0, activeId: active >= 0 ? `${listId}-${active}` : undefined })
  }, [onShown, entries.length, active, listId])

  function choose(entry: Entry) {
    if (entry.kind === 'recent') return onTerm(entry.term)
    onLeave()
    void navigate(addressOf(entry))
  }

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      const chosen = entries[active]
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        choose(chosen)
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0) return
      event.preventDefault()
      // One place more than there are entries: the field itself.
      const places = entries.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    },
  }))

  return (
    <div
      hidden={!isOpen || entries.length === 0}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1 rounded border border-rule-strong bg-sheet shadow-lift"
    >
      {isRecent && (
        <div className="flex items-center justify-between border-b border-rule pl-4 text-label text-muted">
          Buscas recentes
          <button
            type="button"
            onClick={() => {
              forgetSearches(storageKey)
              setRecent([])
            }}
            className="min-h-9 cursor-pointer px-4 underline underline-offset-4 hover:text-ink"
          >
            Apagar
          </button>
        </div>
      )}
      <ul id={listId} role="listbox" aria-label={isRecent ? 'Buscas recentes' : 'Sugestões'}>
        {entries.map((entry, index) => (
          <SuggestionEntry
            key={idOf(index)}
            id={idOf(index)}
            entry={entry}
            isActive={index === active}
            onChoose={() => choose(entry)}
          />
        ))}
      </ul>
    </div>
  )
}

function addressOf(entry: ShownSuggestion): string {
  if (entry.kind === 'product') return paths.product(entry.id, entry.variantId)
  return entry.kind === 'type' ? paths.parts('tipo', entry.productType) : paths.parts('marca', entry.brand)
}
