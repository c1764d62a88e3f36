import { Button, ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'
import { type SavedList, savedFragment } from '#domain/saved/saved-lists.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { showToast } from '#app/ui/toast.ts'

interface SavedListEntryProps {
  list: SavedList
  /** A further remark on the list. */
  remark?: string
  onDelete: () => boolean
}

/** A saved list. Ordering again goes through 'Pedido rápido', which says what has changed since. */
export function SavedListEntry({ list, remark, onDelete }: SavedListEntryProps) {
  const fragment = savedFragment(list.id)
  const count = `${list.lines.length} ${list.lines.length === 1 ? 'item' : 'itens'}`
  return (
    <li className="grid gap-2 border-b border-rule py-3">
      <div>
        <h3 className="text-body">{list.name}</h3>
        <p className="text-small text-muted">
          {count} · {longDate(list.savedOn)} ·{' '}
          {list.lines
            .slice(0, 4)
            .map(({ code }) => code)
            .join(', ')}
          {list.lines.length > 4 && ' …'}
          {remark && ` · ${remark}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" look="primary" to={paths.list(fragment)} aria-label={`Repetir ${list.name}`}>
          Repetir
        </ButtonLink>
        <ButtonLink
          size="small"
          to={`${paths.request}#${fragment}`}
          aria-label={`Solicitação de orçamento de ${list.name}`}
        >
          Solicitação de orçamento
        </ButtonLink>
        <ButtonLink
          size="small"
          to={`${paths.request}?documento=etiquetas#${fragment}`}
          aria-label={`Etiquetas de ${list.name}`}
        >
          Etiquetas
        </ButtonLink>
        <Button
          size="small"
          look="plain"
          aria-label={`Apagar ${list.name}`}
          onClick={() => onDelete() && showToast('Lista apagada', { text: list.name })}
        >
          Apagar
        </Button>
      </div>
    </li>
  )
}
