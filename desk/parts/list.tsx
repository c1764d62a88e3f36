import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { controlClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { HiddenFields, Options, type OptionsProps, Submit } from './form.tsx'
import { ButtonLink } from './links.tsx'

interface FilterFormProps {
  action: string
  /** Filters that the form keeps without a field of its own; those that are '' are left out of the address. */
  hidden?: Readonly<Record<string, string | number>>
  /** The form's name for screen readers, where the list's search is another form. */
  label?: string
  children: ReactNode
}

/** The filters of a list: a form whose state is the address. */
export function FilterForm({ action, hidden, label, children }: FilterFormProps) {
  return (
    <form
      method="get"
      action={action}
      role={label === undefined ? 'search' : undefined}
      aria-label={label}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <HiddenFields of={Object.fromEntries(Object.entries(hidden ?? {}).filter(([, value]) => value !== ''))} />
      {children}
    </form>
  )
}

interface FilterSearchProps {
  label?: string
  value: string
  placeholder?: string
}

/** The search field of a list's filters, `busca` in the address; `/` leads to it. */
export function FilterSearch({ label = 'Buscar', value, placeholder }: FilterSearchProps) {
  return (
    <label className="col-span-2 grid grow basis-48 gap-1 text-label text-muted sm:max-w-96">
      {label}
      <input
        type="search"
        name="busca"
        defaultValue={value}
        data-key="/"
        placeholder={placeholder}
        className={controlClass}
      />
    </label>
  )
}

interface FilterSelectProps extends Partial<OptionsProps> {
  label: string
  name: string
  value?: string | number
  className?: string
  children?: ReactNode
}

export function FilterSelect({ label, name, value, none, of, className, children }: FilterSelectProps) {
  return (
    <label className={classNames('grid gap-1 text-label text-muted', className)}>
      {label}
      <select name={name} defaultValue={value} className={controlClass}>
        <Options of={of ?? {}} none={none} />
        {children}
      </select>
    </label>
  )
}

export function FilterSubmit({ label = 'Mostrar' }: { label?: string }) {
  return (
    <Submit>
      <Icon node={Search} size={16} /> {label}
    </Submit>
  )
}

interface ListPagesProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

export function ListPages({ page, pages, addressOf }: ListPagesProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Páginas" className="flex items-center gap-3 text-small">
      {page > 1 && <ButtonLink label="Anteriores" href={addressOf(page - 1)} size="small" />}
      <span>
        Página {page} de {pages}
      </span>
      {page < pages && <ButtonLink label="Próximas" href={addressOf(page + 1)} size="small" />}
    </nav>
  )
}

/** The part with what a list's filters found, first how much; updated while somebody types (browser/fresh-list.ts). */
export function Results({ children }: { children: ReactNode }) {
  return (
    <>
      <p aria-live="polite" data-found className="sr-only" />
      <div data-fresh="rows" className="grid gap-4">
        {children}
      </div>
    </>
  )
}

export function EmptyList({ children }: { children: string }) {
  return <p className="border-t border-rule py-8 text-lead font-semibold">{children}</p>
}

export type Column<Item> = readonly [heading: string, cell: (item: Item) => ReactNode]

export interface TableProps<Item> {
  caption: string
  columns: readonly Column<Item>[]
  rows: readonly Item[]
  keyOf: (row: Item) => string | number
  empty?: string
  isQuiet?: (row: Item) => boolean
  /** A column of counts: narrow screens show three side by side, below the row's main cell. */
  hasCounts?: boolean
}

/** A table that becomes a list of blocks on narrow screens, where each cell shows the heading of its column. */
export function Table<Item>({ caption, columns, rows, keyOf, empty, isQuiet, hasCounts = false }: TableProps<Item>) {
  if (rows.length === 0 && empty !== undefined) return <EmptyList>{empty}</EmptyList>
  return (
    <table className="w-full border-t border-rule text-small max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(([heading]) => (
            <th key={heading} scope="col" className="py-2 pr-4 text-left text-label font-medium text-muted">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={classNames(
              'border-b border-rule align-top max-md:grid max-md:gap-1 max-md:py-3',
              hasCounts && 'tabular-nums max-md:grid-cols-3',
              isQuiet?.(row) && 'text-muted',
            )}
          >
            {columns.map(([heading, cell], index) => (
              <td
                key={heading}
                className={classNames(
                  'py-2.5 pr-4 max-md:py-0.5',
                  !hasCounts && 'max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-2',
                  hasCounts && index === 0 && 'font-medium max-md:col-span-3',
                )}
              >
                {!(hasCounts && index === 0) && (
                  <span className={classNames('text-label text-muted md:hidden', hasCounts && 'block')}>{heading}</span>
                )}
                <span className="min-w-0 break-words">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TabsProps {
  label: string
  tabs: readonly { name: string; href: string; isCurrent: boolean; count?: number | undefined }[]
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="-mx-3 sm:mx-0">
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ name, href, isCurrent, count }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded px-3 text-small font-medium whitespace-nowrap',
                isCurrent ? 'bg-brand text-on-brand' : 'text-ink hover:bg-tint',
              )}
            >
              {name}
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
