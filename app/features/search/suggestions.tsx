import { ClipboardList, Clock, Search, Tag, Trash2 } from 'lucide'
import { startTransition, useEffect, useState, useImperativeHandle, type Ref } from 'react'
import { useNavigate } from 'react-router'
import { loadBrowserSearch } from '#app/browser/browser-search.ts'
import { fetchJson } from '#app/browser/fetch-json.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MarkedName } from '#app/ui/marked-name.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { codeListLabel, longTextLabel } from '#domain/list/search-advice.ts'
import { orderListAddress } from '#domain/order-list/order-list-address.ts'
import { parameters, paths, withParameters } from '#domain/pages/paths.ts'
import { suggest, type AllResults, type Suggestion } from '#domain/search/suggest.ts'
import { normalize } from '#domain/text/normalize.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import type { EntriesState, SuggestionsHandle } from './search-box.tsx'

type Entry = Suggestion | AllResults | { kind: 'recent'; term: string } | { kind: 'forget' }

const recentEntries = (terms: readonly string[]): Entry[] =>
  terms.length === 0 ? [] : [...terms.map((term): Entry => ({ kind: 'recent', term })), { kind: 'forget' }]

function suggestionPath(entry: Suggestion): string {
  if (entry.kind === 'product') return paths.product(entry.id, entry.variantId)
  if (entry.kind === 'list') return orderListAddress(entry.text)
  // The server finds the page of the model.
  if (entry.kind === 'model') return withParameters(paths.compatibility, parameters([['modelo', entry.model]]))
  return entry.kind === 'type' ? paths.parts('tipo', entry.productType) : paths.parts('marca', entry.brand)
}

function entryKey(entry: Entry): string {
  if (entry.kind === 'forget' || entry.kind === 'all') return entry.kind
  return entry.kind === 'recent' ? `recent ${entry.term}` : suggestionPath(entry)
}

interface EntryRowProps {
  id: string
  entry: Entry
  term: string
  hasPicture: boolean
  isActive: boolean
  onChoose: (entry: Entry) => void
}

function EntryRow({ id, entry, term, hasPicture, isActive, onChoose }: EntryRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
      className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-rule px-3 py-1.5 text-small last:border-0 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
    >
      {entry.kind === 'product' ? (
        <ProductContent {...entry} term={term} hasPicture={hasPicture} />
      ) : (
        <PlainContent entry={entry} />
      )}
    </div>
  )
}

type ProductEntry = Extract<Entry, { kind: 'product' }>

function ProductContent(props: ProductEntry & Pick<EntryRowProps, 'term' | 'hasPicture'>) {
  const { picture, name, code, isNear, isRead, term, hasPicture } = props
  return (
    <>
      <span className="aspect-drawing w-14 shrink-0">{hasPicture && <Picture src={picture} alt="" />}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="leading-snug font-medium">
          <MarkedName name={name} highlights={matchingWordIndexes(name, term)} />
        </span>
        <span className="flex items-center gap-2 text-label text-muted">
          {isNear && 'Código parecido'}
          {isRead && 'Entendemos como'}
          {code && <CodeLabel code={code} />}
        </span>
      </span>
    </>
  )
}

/** The positions of the words of a name that begin with a typed word, joined by commas: '0,2'. */
function matchingWordIndexes(name: string, term: string): string {
  const typedWords = normalize(term).split(' ').filter(Boolean)
  return name
    .split(' ')
    .flatMap((word, index) => (typedWords.some((start) => normalize(word).startsWith(start)) ? [index] : []))
    .join(',')
}

const icons = { all: Search, recent: Clock, forget: Trash2, model: Tag, list: ClipboardList, type: Tag, brand: Tag }
const notes: Partial<Record<Entry['kind'], string>> = { type: 'Ver todo o tipo', brand: 'Ver peças da marca' }

function entryText(entry: Exclude<Entry, { kind: 'product' }>): string {
  if (entry.kind === 'forget') return 'Apagar buscas recentes'
  if (entry.kind === 'recent') return entry.term
  if (entry.kind === 'list') return entry.codes === 0 ? longTextLabel : codeListLabel(entry.codes)
  if (entry.kind === 'all')
    return entry.total === 1 ? 'Ver 1 resultado' : `Ver os ${numberText(entry.total)} resultados`
  if (entry.kind !== 'model') return entry.label
  return `${entry.model}: ${counted(entry.parts, 'peça', 'peças')}`
}

function PlainContent({ entry }: { entry: Exclude<Entry, { kind: 'product' }> }) {
  const note = notes[entry.kind]
  return (
    <>
      <span className="grid w-14 shrink-0 place-items-center text-muted">
        <Icon node={icons[entry.kind]} size={18} />
      </span>
      <span className={entry.kind === 'forget' ? 'flex-1 text-muted' : 'min-w-0 flex-1 truncate font-medium'}>
        {entryText(entry)}
      </span>
      {note && <span className="text-label text-muted">{note}</span>}
    </>
  )
}

type SuggestionRow = Suggestion | AllResults

const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The pause before suggestions are asked for: just over the time between two keys of a fast typist. */
const typingPauseMilliseconds = 100
const noAnswer = { term: '', suggestions: [] as readonly SuggestionRow[] }

function useSuggestions(text: string, searchUrl: string | undefined) {
  const [answer, setAnswer] = useState(noAnswer)
  const term = text.trim()

  // The index is built before the first key; a failure is ignored, because the next key tries again.
  useEffect(() => {
    if (searchUrl) loadBrowserSearch(searchUrl).catch(() => undefined)
  }, [searchUrl])

  useEffect(() => {
    if (term === '') return undefined
    const controller = new AbortController()
    // Suggestions are rendered as a transition, so that the next key does not wait for them.
    const show = (suggestions: readonly SuggestionRow[]) => {
      if (!controller.signal.aborted) startTransition(() => setAnswer({ term, suggestions }))
    }
    const timer = setTimeout(() => {
      // Without an answer the field works as a plain search field.
      suggestionsFor(term, searchUrl, controller.signal).then(show, () => show([]))
    }, typingPauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [term, searchUrl])

  return term === '' ? noAnswer : answer
}

async function suggestionsFor(
  term: string,
  searchUrl: string | undefined,
  signal: AbortSignal,
): Promise<SuggestionRow[]> {
  // Without the index (no connection, a new release) the server answers.
  const search = searchUrl ? await loadBrowserSearch(searchUrl).catch(() => undefined) : undefined
  if (search) return suggest(search, term)
  return fetchJson(paths.suggestions(term), signal)
}

interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>
  listId: string
  storageKey: string
  text: string
  searchUrl: string | undefined
  className: string
  onEntriesChange: (state: EntriesState) => void
  onTerm: (term: string) => void
  onLeave: () => void
}

export function Suggestions(props: SuggestionsProps) {
  const { ref, listId, storageKey, text, searchUrl, className, onEntriesChange, onTerm, onLeave } = props
  const navigate = useNavigate()
  const { term, suggestions } = useSuggestions(text, searchUrl)
  const picturedKeys = usePicturedKeys(text, suggestions)
  const [recentTerms, setRecentTerms] = useState(() => recentSearches(storageKey))
  const [highlight, setHighlight] = useState({ text, suggestions, index: -1 })
  const isRecent = text.trim() === ''
  const entries: readonly Entry[] = isRecent ? recentEntries(recentTerms) : suggestions
  const hasEntries = entries.length > 0
  // With another text or another list no entry is active.
  const activeIndex = highlight.text === text && highlight.suggestions === suggestions ? highlight.index : -1
  const activeId = activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined

  useEffect(() => onEntriesChange({ hasEntries, activeId }), [onEntriesChange, hasEntries, activeId])

  const chooseEntry = (entry: Entry) => {
    if (entry.kind === 'recent' || entry.kind === 'all') {
      onTerm(entry.term)
    } else if (entry.kind === 'forget') {
      forgetSearches(storageKey)
      setRecentTerms([])
    } else {
      onLeave()
      void navigate(suggestionPath(entry))
    }
  }

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      const activeEntry = entries[activeIndex]
      if (event.key === 'Enter' && activeEntry) {
        event.preventDefault()
        chooseEntry(activeEntry)
      }
      const step = arrowSteps[event.key]
      if (step === undefined) return
      event.preventDefault()
      // One more place than entries: the arrow keys also pass through the field itself.
      const positions = entries.length + 1
      setHighlight({ text, suggestions, index: ((activeIndex + 1 + step + positions) % positions) - 1 })
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
        <EntryRow
          key={entryKey(entry)}
          id={`${listId}-${index}`}
          entry={entry}
          term={term}
          hasPicture={picturedKeys.has(entryKey(entry))}
          isActive={index === activeIndex}
          onChoose={chooseEntry}
        />
      ))}
    </div>
  )
}

const picturePauseMilliseconds = 300

/** The keys of the entries with a picture: those listed after 300 ms without a key; earlier it would delay one. */
function usePicturedKeys(text: string, entries: readonly Entry[]): ReadonlySet<string> {
  const [picturedKeys, setPicturedKeys] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const timer = setTimeout(() => setPicturedKeys(new Set(entries.map(entryKey))), picturePauseMilliseconds)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key starts the pause again
  }, [text, entries])
  return picturedKeys
}
