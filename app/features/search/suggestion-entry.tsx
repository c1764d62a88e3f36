import { History, Tag } from 'lucide'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Entry } from './suggestions.tsx'

interface SuggestionEntryProps {
  id: string
  entry: Entry
  isActive: boolean
  onChoose: () => void
}

/** One entry of the list below the search field; the keyboard reaches it through the field. */
export function SuggestionEntry({ id, entry, isActive, onChoose }: SuggestionEntryProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      onKeyDown={undefined}
      className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-rule px-3 py-1.5 text-small last:border-0 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
    >
      <EntryContent entry={entry} />
    </li>
  )
}

function EntryContent({ entry }: { entry: Entry }) {
  if (entry.kind === 'product') {
    return (
      <>
        <span className="w-14 shrink-0">
          <Picture src={entry.picture} alt="" />
        </span>
        <span className="min-w-0 flex-1 leading-snug font-medium">{entry.name}</span>
        {entry.code && <CodeLabel code={entry.code} />}
      </>
    )
  }
  const isRecent = entry.kind === 'recent'
  return (
    <>
      <span className="grid w-14 shrink-0 place-items-center text-muted">
        <Icon node={isRecent ? History : Tag} size={18} />
      </span>
      <span className="min-w-0 flex-1 truncate font-medium">{isRecent ? entry.term : entry.label}</span>
      {!isRecent && (
        <span className="text-label text-muted">
          {entry.kind === 'type' ? 'Ver todo o tipo' : 'Ver peças da marca'}
        </span>
      )}
    </>
  )
}
