import { Plus } from 'lucide'
import { ListPages } from '#desk/screens/parts/list-pages.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Person } from '#domain/desk/person.ts'
import type { MessageCounts } from '#server/store/messages.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { MessageLine } from './listed.ts'
import { listAddress, type MessageFilters } from './message-address.ts'
import { MessageRow } from './message-row.tsx'

interface MessageListProps {
  filters: MessageFilters
  counts: MessageCounts
  lines: readonly MessageLine[]
  total: number
  pages: number
  persons: readonly Person[]
  today: string
}

/** The list of messages: whose turn it is, how long they wait, who is in charge. */
export function MessageList({ filters, counts, lines, total, pages, persons, today }: MessageListProps) {
  return (
    <div className="grid gap-5">
      <p data-news={counts.newest} aria-live="polite" className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <a href="/mensagens/nova" className={buttonClass({ look: 'primary' })}>
          <Icon node={Plus} size={18} /> Registrar mensagem
        </a>
        <a
          href={listAddress({ ...filters, page: 1 }, '/mensagens.csv')}
          className={buttonClass({ look: 'plain', size: 'inline' })}
        >
          Exportar CSV
        </a>
        <button type="button" hidden data-notices="" className={buttonClass({ look: 'plain', size: 'inline' })}>
          Avisar na tela quando chegar mensagem
        </button>
      </div>
      <p data-notices-told="" role="status" tabIndex={-1} className="text-small text-muted empty:hidden" />
      <FilterBar filters={filters} counts={counts} persons={persons} />
      {lines.length === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <PostForm action="/mensagens/varias" className="grid gap-4">
          <input type="hidden" name="volta" value={listAddress(filters)} />
          <p className="text-label text-muted">
            {total} {total === 1 ? 'mensagem' : 'mensagens'}
          </p>
          <ul className="border-t border-rule">
            {lines.map((line) => (
              <MessageRow key={line.message.id} line={line} today={today} />
            ))}
          </ul>
          <ListPages page={filters.page} pages={pages} addressOf={(page) => listAddress({ ...filters, page })} />
          <BulkBar persons={persons} />
        </PostForm>
      )}
    </div>
  )
}

function Nothing({ filters }: { filters: MessageFilters }) {
  const isPlain = listAddress(filters) === '/mensagens'
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule py-8">
      <p className="text-lead font-semibold">{isPlain ? 'Nada espera por nós.' : 'Nenhuma mensagem assim.'}</p>
      <p className="text-muted">
        {isPlain ? 'O que chegar pelo site aparece aqui sozinho.' : 'Mude a busca ou os filtros acima.'}
      </p>
      {!isPlain && (
        <a href="/mensagens" className={buttonClass({})}>
          Ver o que é nossa vez
        </a>
      )}
    </div>
  )
}
