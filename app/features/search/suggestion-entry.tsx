import { ClipboardList, Clock, Search, Tag, Trash2 } from 'lucide'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MarkedName } from '#app/ui/marked-name.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listText } from '#domain/list/search-advice.ts'
import { normalize } from '#domain/text/normalize.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { Entry } from './entries.ts'

interface SuggestionEntryProps {
  id: string
  entry: Entry
  /** The typed text, to be marked in names. */
  term: string
  hasPicture: boolean
  isActive: boolean
  onChoose: (entry: Entry) => void
}

/** One entry of the list below the search field. The field keeps the focus and handles the keyboard. */
export function SuggestionEntry({ id, entry, term, hasPicture, isActive, onChoose }: SuggestionEntryProps) {
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
      {entry.kind === 'product' ? <ProductContent {...{ entry, term, hasPicture }} /> : <PlainContent entry={entry} />}
    </div>
  )
}

interface ProductContentProps {
  entry: Extract<Entry, { kind: 'product' }>
  term: string
  hasPicture: boolean
}

function ProductContent({ entry: { picture, name, code, isNear, isRead }, term, hasPicture }: ProductContentProps) {
  return (
    <>
      <span className="aspect-drawing w-14 shrink-0">{hasPicture && <Picture src={picture} alt="" />}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="leading-snug font-medium">
          <MarkedName name={name} marked={begunWords(name, term)} />
        </span>
        <span className="flex items-center gap-2 text-label text-muted">
          {isNear && 'Código parecido'}
          {isRead && 'Lido como'}
          {code && <CodeLabel code={code} />}
        </span>
      </span>
    </>
  )
}

/** The positions of the words of a name that begin with a typed word, joined by commas: '0,2'. */
function begunWords(name: string, term: string): string {
  const typed = normalize(term).split(' ').filter(Boolean)
  return name
    .split(' ')
    .flatMap((word, place) => (typed.some((begun) => normalize(word).startsWith(begun)) ? [place] : []))
    .join(',')
}

const plain = {
  all: { node: Search, note: '' },
  recent: { node: Clock, note: '' },
  forget: { node: Trash2, note: '' },
  model: { node: Tag, note: '' },
  list: { node: ClipboardList, note: '' },
  type: { node: Tag, note: 'Ver todo o tipo' },
  brand: { node: Tag, note: 'Ver peças da marca' },
} as const

function textOf(entry: Exclude<Entry, { kind: 'product' }>): string {
  if (entry.kind === 'forget') return 'Apagar buscas recentes'
  if (entry.kind === 'recent') return entry.term
  if (entry.kind === 'list') return listText(entry.codes)
  if (entry.kind === 'all')
    return entry.total === 1 ? 'Ver 1 resultado' : `Ver os ${numberText(entry.total)} resultados`
  if (entry.kind !== 'model') return entry.label
  return `${entry.model}: ${entry.parts === 1 ? '1 peça' : `${entry.parts} peças`}`
}

function PlainContent({ entry }: { entry: Exclude<Entry, { kind: 'product' }> }) {
  const { node, note } = plain[entry.kind]
  return (
    <>
      <span className="grid w-14 shrink-0 place-items-center text-muted">
        <Icon node={node} size={18} />
      </span>
      <span className={entry.kind === 'forget' ? 'flex-1 text-muted' : 'min-w-0 flex-1 truncate font-medium'}>
        {textOf(entry)}
      </span>
      {note && <span className="text-label text-muted">{note}</span>}
    </>
  )
}
