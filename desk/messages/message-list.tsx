import { Tabs } from '#desk/parts/tabs.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { CheckField } from '#desk/parts/check-field.tsx'
import { FilterSelect, Options } from '#desk/parts/filter-select.tsx'
import { reminderChoices, type PromiseState } from '#domain/desk/calendar/promise.ts'
import type { Person } from '#domain/desk/person.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FilterSearch, FilterSubmit } from '#desk/parts/filter-fields.tsx'
import { originNames } from '#domain/desk/data-request.ts'
import type { MessageCounts, ListedMessage } from '#server/store/messages.ts'
import { messagesAddress, type MessageFilters, perPage, defaultTurn, type TurnKey } from './message-filters.ts'
import { Initials } from '#desk/parts/initials.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { RowLink } from '#desk/parts/text-link.tsx'
import { isReminded } from '#domain/desk/turn.ts'
import { ActionButtons, TurnBadge } from './turn.tsx'
import { Plus } from 'lucide'
import { ListPages } from '#desk/parts/list-pages.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'

const bulkActions = ['close', 'wait', 'mark-spam', 'clear-spam', 'reopen'] as const

/** Changes for the selected messages at once; each can be undone. */
function BulkBar({ persons }: { persons: readonly Person[] }) {
  return (
    <fieldset data-bulk className="flex flex-wrap items-end gap-2 border-t border-rule pt-4">
      <legend className="float-left mb-2 w-full text-label text-muted">Com as mensagens marcadas</legend>
      <ActionButtons actions={bulkActions} />
      <span className="flex items-end gap-2">
        <FilterSelect label="Passar para" name="pessoa">
          <option value="">ninguém</option>
          <Options of={personNames(persons)} />
        </FilterSelect>
        <Button type="submit" size="small" name="ato" value="passar">
          Passar
        </Button>
      </span>
      <span className="flex items-end gap-2">
        <FilterSelect label="Lembrar" name="dias">
          {reminderChoices.map(({ days, name }) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <Button type="submit" size="small" name="ato" value="lembrar">
          Lembrar
        </Button>
      </span>
    </fieldset>
  )
}

interface FilterBarProps {
  filters: MessageFilters
  counts: MessageCounts
  persons: readonly Person[]
}

const tabs: { key: TurnKey; name: string; count: (counts: MessageCounts) => number | undefined }[] = [
  { key: 'nossa', name: 'Nossa vez', count: ({ ours }) => ours },
  { key: 'cliente', name: 'Esperando o cliente', count: ({ theirs }) => theirs },
  { key: 'encerrada', name: 'Encerradas', count: () => undefined },
  { key: 'spam', name: 'Possível spam', count: ({ spam }) => spam },
  { key: 'todas', name: 'Todas', count: () => undefined },
]

/** The list's filters: the turn as links, the others as a form whose state is the address. */
function FilterBar({ filters, counts, persons }: FilterBarProps) {
  return (
    <div className="grid gap-4">
      <form method="get" action="/mensagens" role="search" className="flex flex-wrap items-end gap-2">
        <FilterSearch
          label="Buscar em todas"
          value={filters.search}
          placeholder="nome ou telefone"
          className="sm:max-w-96"
        />
        <FilterSubmit />
      </form>
      <div data-fresh="turns">
        <Tabs
          label="De quem é a vez"
          tabs={tabs.map(({ key, name, count }) => ({
            name,
            href: messagesAddress({ ...filters, turn: key, page: 1 }),
            isCurrent: filters.turn === key,
            count: count(counts),
          }))}
        />
      </div>
      <form
        method="get"
        action="/mensagens"
        aria-label="Filtros"
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        {filters.turn !== defaultTurn(filters.search) && <input type="hidden" name="vez" value={filters.turn} />}
        {filters.search !== '' && <input type="hidden" name="busca" value={filters.search} />}
        <FilterSelect label="Com quem" name="quem" value={filters.who}>
          <option value="">Qualquer pessoa</option>
          <option value="eu">Comigo</option>
          <option value="ninguem">Com ninguém</option>
          <Options of={personNames(persons)} />
        </FilterSelect>
        <FilterSelect label="Veio por" name="origem" value={filters.origin}>
          <option value="">Tudo</option>
          <Options of={originNames} />
        </FilterSelect>
        <CheckField value="1" name="atrasadas" isChecked={filters.isLate}>
          Atrasadas ({counts.late})
        </CheckField>
        <CheckField value="1" name="lembrar" isChecked={filters.isReminded}>
          Lembretes ({counts.reminded})
        </CheckField>
        <Button type="submit">Filtrar</Button>
      </form>
    </div>
  )
}

/** A message as a row of the list. */
interface MessageRowData {
  message: ListedMessage
  /** Time left or overdue against the promise; undefined when it is not the shop's turn, or nothing was promised. */
  promise: PromiseState | undefined
  /** Whether it is the shop's turn today, reminders included. */
  isOurs: boolean
  inCharge: Person | undefined
  /** Who else has the message open at present. */
  openBy: readonly string[]
}

/** A message in the list: turn, sender, subject, person in charge. The whole row is a link. */
function MessageRow({ line, today }: { line: MessageRowData; today: string }) {
  const { message, promise, isOurs, inCharge, openBy } = line
  const { id, version, name, company, subject, beginning, turn_since: since, turn, remind_on: remindOn } = message
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] border-b border-rule hover:bg-sheet md:grid-cols-[2.75rem_11rem_minmax(0,13rem)_minmax(0,1fr)_6rem] md:gap-x-4">
      <label className="relative z-1 row-span-4 grid min-h-11 cursor-pointer place-items-start px-3 pt-4 md:row-span-1">
        <span className="sr-only">Marcar a mensagem de {name}</span>
        <input type="checkbox" name="mensagem" value={`${id}.${version}`} className="size-5 accent-petrol" data-check />
      </label>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3 md:flex-col md:items-start">
        <TurnBadge turn={turn} isOurs={isOurs} promise={promise} />
        {promise && (
          <span
            className={classNames('text-label', promise.state === 'late' ? 'font-medium text-signal' : 'text-muted')}
          >
            {promise.text}
          </span>
        )}
        {remindOn !== null && !isReminded(today, remindOn) && (
          <span className="text-label text-muted">lembrar em {dayMonth(remindOn)}</span>
        )}
      </span>
      <span className="py-0 text-small md:py-3">
        <RowLink href={`/mensagens/${id}`}>{name}</RowLink>
        {company !== null && <span className="block truncate text-label text-muted">{company}</span>}
      </span>
      <span className="py-1 text-small md:py-3">
        <span className="font-medium">{subject}</span>
        <span className="line-clamp-2 text-muted">{beginning}</span>
        {openBy.length > 0 && <span className="text-label text-petrol-deep">Aberta por {openBy.join(', ')}</span>}
      </span>
      <span className="flex items-center gap-2 pb-3 text-label text-muted md:flex-col md:items-end md:py-3">
        <Moment at={since} />
        {inCharge && (
          <>
            <Initials person={inCharge} />
            <span className="sr-only">com {inCharge.name}</span>
          </>
        )}
      </span>
    </li>
  )
}

/** The persons' names by their ids, as options. */
export const personNames = (persons: readonly Person[]) => Object.fromEntries(persons.map(({ id, name }) => [id, name]))

/** '26/11' for 2026-11-26. */
function dayMonth(day: string): string {
  return day.slice(5).split('-').toReversed().join('/')
}

interface MessageListProps {
  filters: MessageFilters
  counts: MessageCounts
  lines: readonly MessageRowData[]
  total: number
  persons: readonly Person[]
  today: string
  /** Whether the person came by a link and has no passkey, so that the next time another link would be needed. */
  needsPasskey: boolean
}

function PasskeyReminder() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded border border-signal bg-signal-tint px-4 py-2 text-small">
      O link pelo qual você entrou não vale mais. Crie uma chave de acesso: com ela você entra da próxima vez.
      <a href="/sessoes#chaves" className={buttonClass({ size: 'small' })}>
        Criar chave de acesso
      </a>
    </p>
  )
}

/** The list of messages: whose turn it is, how long they wait, who is in charge. */
export function MessageList({ filters, counts, lines, total, persons, today, needsPasskey }: MessageListProps) {
  return (
    <div className="grid gap-5">
      {needsPasskey && <PasskeyReminder />}
      <p data-news={counts.newest} aria-live="polite" className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <a href="/mensagens/nova" className={buttonClass({ look: 'primary' })}>
          <Icon node={Plus} size={18} /> Registrar mensagem
        </a>
        <a
          href={messagesAddress({ ...filters, turn: defaultTurn(filters.search), page: 1 }, '/mensagens.csv')}
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
      <div data-fresh="rows">
        {lines.length === 0 ? (
          <EmptyMessageList filters={filters} />
        ) : (
          <PostForm action="/mensagens/varias" className="grid gap-4">
            <input type="hidden" name="volta" value={messagesAddress(filters)} />
            <p className="text-label text-muted">
              {total} {total === 1 ? 'mensagem' : 'mensagens'},{' '}
              {filters.turn === 'nossa'
                ? 'a que espera há mais tempo primeiro'
                : 'a que mudou de vez por último primeiro'}
            </p>
            <ul className="border-t border-rule">
              {lines.map((line) => (
                <MessageRow key={line.message.id} line={line} today={today} />
              ))}
            </ul>
            <ListPages
              page={filters.page}
              pages={Math.ceil(total / perPage)}
              addressOf={(page) => messagesAddress({ ...filters, page })}
            />
            <BulkBar persons={persons} />
          </PostForm>
        )}
      </div>
    </div>
  )
}

function EmptyMessageList({ filters }: { filters: MessageFilters }) {
  const isUnfiltered = messagesAddress(filters) === '/mensagens'
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule py-8">
      <p className="text-lead font-semibold">{isUnfiltered ? 'Nada espera por nós.' : 'Nenhuma mensagem assim.'}</p>
      <p className="text-muted">
        {isUnfiltered ? 'O que chegar pelo site aparece aqui sozinho.' : 'Mude a busca ou os filtros acima.'}
      </p>
      {!isUnfiltered && (
        <a href="/mensagens" className={buttonClass({})}>
          Ver o que é nossa vez
        </a>
      )}
    </div>
  )
}
