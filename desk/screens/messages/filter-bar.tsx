import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Choice } from '#desk/screens/parts/choice.tsx'
import { FilterSearch, ShowFound } from '#desk/screens/parts/filter-fields.tsx'
import { originNames, origins } from '#domain/desk/ways.ts'
import type { Person } from '#domain/desk/person.ts'
import type { MessageCounts } from '#server/store/messages.ts'
import { listAddress, plainFilters, type MessageFilters, type TurnKey } from './message-address.ts'

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
export function FilterBar({ filters, counts, persons }: FilterBarProps) {
  return (
    <div className="grid gap-4">
      <nav aria-label="De quem é a vez" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <ul className="flex gap-1">
          {tabs.map(({ key, name, count }) => (
            <li key={key}>
              <Tab
                href={listAddress({ ...filters, turn: key, page: 1 })}
                isHere={filters.turn === key}
                count={count(counts)}
              >
                {name}
              </Tab>
            </li>
          ))}
        </ul>
      </nav>
      <form
        method="get"
        action="/mensagens"
        role="search"
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        {filters.turn !== plainFilters.turn && <input type="hidden" name="vez" value={filters.turn} />}
        <FilterSearch value={filters.search} placeholder="nome ou telefone" className="col-span-2 sm:max-w-96" />
        <Choice label="Com quem" name="quem" value={filters.who}>
          <option value="">Qualquer pessoa</option>
          <option value="eu">Comigo</option>
          <option value="ninguem">Com ninguém</option>
          {persons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label="Veio por" name="origem" value={filters.origin}>
          <option value="">Tudo</option>
          {origins.map((origin) => (
            <option key={origin} value={origin}>
              {originNames[origin]}
            </option>
          ))}
        </Choice>
        <Check name="atrasadas" isChecked={filters.isLate}>
          Atrasadas ({counts.late})
        </Check>
        <Check name="lembrar" isChecked={filters.isReminded}>
          Lembretes ({counts.reminded})
        </Check>
        <ShowFound />
      </form>
    </div>
  )
}

function Tab({
  href,
  isHere,
  count,
  children,
}: {
  href: string
  isHere: boolean
  count: number | undefined
  children: string
}) {
  return (
    <a
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded px-3 text-small font-medium whitespace-nowrap',
        isHere ? 'bg-petrol text-on-petrol' : 'text-ink hover:bg-tint',
      )}
    >
      {children}
      {count !== undefined && <span className="tabular-nums">{count}</span>}
    </a>
  )
}

function Check({ name, isChecked, children }: { name: string; isChecked: boolean; children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
      <input type="checkbox" name={name} value="1" defaultChecked={isChecked} className="size-5 accent-petrol" />
      <span>{children}</span>
    </label>
  )
}
