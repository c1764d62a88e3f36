import type { IconNode } from 'lucide'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Entry } from './entries.ts'

interface SuggestionEntryProps {
  id: string
  entry: Entry
  isActive: boolean
  onChoose: () => void
}

/** One entry of the list below the search field; the keyboard reaches it through the field, which keeps the focus. */
export function SuggestionEntry({ id, entry, isActive, onChoose }: SuggestionEntryProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-rule px-3 py-1.5 text-small last:border-0 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
    >
      {entry.kind === 'product' ? <ProductContent entry={entry} /> : <PlainContent entry={entry} />}
    </div>
  )
}

function ProductContent({ entry: { picture, name, code } }: { entry: Extract<Entry, { kind: 'product' }> }) {
  return (
    <>
      <span className="w-14 shrink-0">
        <Picture src={picture} alt="" />
      </span>
      <span className="grid min-w-0 flex-1 justify-items-start gap-1 sm:flex sm:items-center sm:justify-between sm:gap-3">
        <span className="leading-snug font-medium">{name}</span>
        {code && <CodeLabel code={code} />}
      </span>
    </>
  )
}

const clock: IconNode = [['path', { d: 'M12 3a9 9 0 1 0 .01 0M12 7v5l3 2' }]]
const bin: IconNode = [['path', { d: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13' }]]
const tag: IconNode = [['path', { d: 'M4 4h8l8 8-8 8-8-8zm4.5 4.5h.01' }]]
const plain = {
  recent: { node: clock, note: '' },
  forget: { node: bin, note: '' },
  type: { node: tag, note: 'Ver todo o tipo' },
  brand: { node: tag, note: 'Ver peças da marca' },
} as const

function PlainContent({ entry }: { entry: Exclude<Entry, { kind: 'product' }> }) {
  const { node, note } = plain[entry.kind]
  const text = entry.kind === 'forget' ? 'Apagar buscas recentes' : entry.kind === 'recent' ? entry.term : entry.label
  return (
    <>
      <span className="grid w-14 shrink-0 place-items-center text-muted">
        <Icon node={node} size={18} />
      </span>
      <span className={entry.kind === 'forget' ? 'flex-1 text-muted' : 'min-w-0 flex-1 truncate font-medium'}>
        {text}
      </span>
      {note && <span className="text-label text-muted">{note}</span>}
    </>
  )
}
