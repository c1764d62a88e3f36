import { Search } from 'lucide'
import { useRef, useState, type KeyboardEvent, useId, type ClipboardEvent, type ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { useTypedText } from '#app/ui/form/use-typed-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { rememberSearch } from './recent-searches.ts'

export interface EntriesState {
  hasEntries: boolean
  activeId: string | undefined
}

/** The handle by which the field, which keeps the focus, hands keys to the list of suggestions. */
export interface SuggestionsHandle {
  onKeyDown: (event: KeyboardEvent) => void
}

/** Opens and closes the list below a search field, and connects the two for assistive technology (ARIA 'combobox'). */
function useCombobox(listId: string) {
  const listHandle = useRef<SuggestionsHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [listState, setListState] = useState<EntriesState>()
  const isExpanded = isOpen && listState?.hasEntries === true

  function close() {
    setIsOpen(false)
    setListState(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isExpanded) {
      // The first Escape closes the list, the next one clears the field.
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      setIsOpen(true)
    } else if (isExpanded) {
      listHandle.current?.onKeyDown(event)
    }
  }

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    listHandle,
    setListState,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': isExpanded,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isExpanded ? listState.activeId : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
  }
}

const Suggestions = lazyComponent(async () => (await import('./suggestions.tsx')).Suggestions)

/** Pastes a list with semicolons, which also separate lines, for line breaks, which a field would drop. */
function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>) {
  const lines = event.clipboardData
    .getData('text')
    .trim()
    .split(/[\r\n]+/)
  if (lines.length < 2) return
  event.preventDefault()
  // `execCommand` is deprecated, but without a successor: a text set otherwise cannot be undone with Ctrl+Z.
  document.execCommand('insertText', false, lines.join('; '))
}

/** The pause in typing before the page's list is searched, because that work would delay the next key. */
const typingPauseMilliseconds = 400

/** The field's attributes; type 'text', because ARIA does not allow the role 'combobox' on type 'search'. */
const fieldAttributes = {
  type: 'text',
  inputMode: 'search',
  name: 'search',
  maxLength: 2000,
  enterKeyHint: 'search',
} as const

/** Classes: a page has the button beside the field, the header inside it, and a list wider than the field. */
const lookClasses = {
  page: { form: 'page-search flex gap-2', field: 'min-h-12 px-4', list: '-right-14 max-w-[45rem] sm:right-0' },
  header: { form: 'relative', field: 'min-h-10 touch:min-h-11 pr-11 pl-3 text-small', list: 'w-[36rem]' },
} as const

interface SearchBoxProps {
  look?: keyof typeof lookClasses
  label: string
  placeholder: string
  /** The form's address without JavaScript. */
  action: string
  formId?: string
  /** The text with which the field starts, and which it takes over when it changes. */
  term: string
  /** The address of the search's data; undefined where the server suggests. */
  searchUrl?: string | undefined
  onType?: (term: string) => void
  /** Called when the form is submitted, or an earlier search or 'all results' is chosen. */
  onSend: (term: string) => void
  children?: ReactNode
}

/** The search field, a combobox. The code of its suggestions is loaded with the first use. */
export function SearchBox(props: SearchBoxProps) {
  const { look = 'page', label, placeholder, action, formId, term, searchUrl, onType, onSend, children } = props
  const classes = lookClasses[look]
  const { brand } = useSite()
  const storageKey = `${brand.slug}-buscas`
  const listId = useId()
  const { isOpen, open, close, listHandle, setListState, fieldProps } = useCombobox(listId)
  const { ref, text, fieldText, typeText, setQuietly } = useTypedText<HTMLInputElement>(
    term,
    (next) => onType?.(next),
    typingPauseMilliseconds,
  )

  function finishSearch(sentText: string, nextText: string) {
    rememberSearch(storageKey, sentText)
    close()
    setQuietly(nextText)
  }

  function sendTerm(sentText: string) {
    finishSearch(sentText, sentText)
    onSend(sentText.trim())
  }

  return (
    <form
      id={formId}
      role="search"
      aria-label={look === 'header' ? 'Busca rápida' : undefined}
      action={action}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        sendTerm(fieldText())
      }}
      className={classes.form}
    >
      <div className="relative min-w-0 flex-1">
        <input
          {...fieldProps}
          ref={ref}
          {...fieldAttributes}
          aria-label={label}
          aria-keyshortcuts={look === 'header' ? '/' : undefined}
          placeholder={placeholder}
          onPaste={pasteAsOneLine}
          value={text}
          onKeyDown={(event) => {
            // Escape empties the field, as browsers do with type 'search'.
            if (event.key === 'Escape' && !fieldProps['aria-expanded']) typeText('')
            fieldProps.onKeyDown(event)
          }}
          onPointerEnter={Suggestions.preload}
          onFocus={() => {
            if (text === '') open()
          }}
          onChange={({ target }) => {
            typeText(target.value)
            open()
          }}
          className={`w-full rounded border border-rule-strong bg-sheet placeholder:text-muted ${classes.field}`}
        />
        {isOpen && (
          <LazyBoundary whenFailed="nothing">
            <Suggestions
              ref={listHandle}
              listId={listId}
              storageKey={storageKey}
              text={text}
              searchUrl={searchUrl}
              className={classes.list}
              onEntriesChange={setListState}
              onTerm={sendTerm}
              onLeave={() => finishSearch(text, '')}
            />
          </LazyBoundary>
        )}
      </div>
      <SendButton look={look} />
      {children}
    </form>
  )
}

function SendButton({ look }: { look: keyof typeof lookClasses }) {
  if (look === 'header')
    return (
      <button
        type="submit"
        aria-label="Buscar"
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded text-muted hover:text-ink"
      >
        <Icon node={Search} size={18} />
      </button>
    )
  return (
    <Button type="submit" look="primary" className="min-h-12">
      <Icon node={Search} size={18} />
      <span className="max-sm:sr-only">Buscar</span>
    </Button>
  )
}
