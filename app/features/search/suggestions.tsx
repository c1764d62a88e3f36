import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { forgetSearches, recentSearches } from '#app/features/search/recent-searches.ts'
import { addressOf, keyOf, recentEntries, type Entry } from './entries.ts'
import { SuggestionEntry } from './suggestion-entry.tsx'
import type { ShownEntries, SuggestionsHandle } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>
  listId: string
  storageKey: string
  text: string
  searchUrl: string | undefined
  /** Class names for the width of the list. */
  className: string
  /** Tells the field whether there are entries, and which one is active. */
  onShown: (shown: ShownEntries) => void
  /** Called for an entry that is a text to search for. */
  onTerm: (term: string) => void
  /** Called for an entry that leads to another page. */
  onLeave: () => void
}

/** The list below the search field: suggestions, or recent searches while it is empty. */
export function Suggestions(props: SuggestionsProps) {
  const { ref, listId, storageKey, text, searchUrl, className, onShown, onTerm, onLeave } = props
  const navigate = useNavigate()
  const { term, suggestions } = useSuggestions(text, searchUrl)
  const pictured = usePictured(text, suggestions)
  const [recent, setRecent] = useState(() => recentSearches(storageKey))
  const [pointed, setPointed] = useState({ text, suggestions, index: -1 })
  const isRecent = text.trim() === ''
  const entries: readonly Entry[] = isRecent ? recentEntries(recent) : suggestions
  const hasEntries = entries.length > 0
  // With another text or another list no entry is active.
  const active = pointed.text === text && pointed.suggestions === suggestions ? pointed.index : -1
  const activeId = active >= 0 ? `${listId}-${active}` : undefined

  useEffect(() => onShown({ hasEntries, activeId }), [onShown, hasEntries, activeId])

  const choose = (entry: Entry) => {
    if (entry.kind === 'recent' || entry.kind === 'all') onTerm(entry.term)
    else if (entry.kind === 'forget') {
      forgetSearches(storageKey)
      setRecent([])
    } else {
      onLeave()
      void navigate(addressOf(entry))
    }
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
      // One more place than entries: the arrow keys also pass through the field itself.
      const places = entries.length + 1
      setPointed({ text, suggestions, index: ((active + 1 + step + places) % places) - 1 })
    },
  }))

  return (
    <div
      id={listId}
      role="listbox"
      aria-label={isRecent ? 'Buscas recentes' : 'Sugestões'}
      hidden={!hasEntries}
      className={classNames(
        'absolute left-0 top-full z-30 mt-1 rounded border border-rule-strong bg-sheet shadow-lift',
        className,
      )}
    >
      {entries.map((entry, index) => (
        <SuggestionEntry
          key={keyOf(entry)}
          id={`${listId}-${index}`}
          entry={entry}
          term={term}
          hasPicture={pictured.has(keyOf(entry))}
          isActive={index === active}
          onChoose={choose}
        />
      ))}
    </div>
  )
}

const pause = 300

/**
 * The keys of the entries that show their picture: those listed once no key was pressed for 300 ms. Pictures drawn
 * earlier would delay the next key.
 */
function usePictured(text: string, entries: readonly Entry[]): ReadonlySet<string> {
  const [pictured, setPictured] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const timer = setTimeout(() => setPictured(new Set(entries.map(keyOf))), pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key starts the pause again
  }, [text, entries])
  return pictured
}
