import { ChevronDown, X } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

interface FilterGroupProps {
  id: string
  title: string
  /** The number of values that are selected in the group. */
  selectedCount: number
  /** The label of the button that closes the sheet: 'Ver 12 produtos'. */
  closeLabel: string
  children: ReactNode
}

const panelClass = classNames(
  'bg-sheet text-ink max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[80dvh] max-lg:w-full',
  'max-lg:z-50 max-lg:flex-col max-lg:rounded-t max-lg:border-t max-lg:border-rule-strong max-lg:shadow-lift max-lg:backdrop:bg-ink/40 max-lg:open:flex',
  // On wide screens the group is shown in its place, although it is not open as a popover.
  'lg:static lg:block lg:w-auto lg:overflow-visible lg:border-b lg:border-rule lg:bg-transparent lg:pb-3 lg:last:border-0',
)

/**
 * A group of filters: beside the results on wide screens; on narrow ones a chip that opens it as a popover at the lower
 * edge, which the browser closes on Escape and on a click outside.
 */
export function FilterGroup({ id, title, selectedCount, closeLabel, children }: FilterGroupProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded border bg-sheet px-3 text-small font-medium whitespace-nowrap lg:hidden',
          selectedCount > 0 ? 'border-brand text-brand-deep' : 'border-rule-strong',
        )}
      >
        {title}
        {selectedCount > 0 && <span className="rounded bg-brand px-1.5 text-label text-on-brand">{selectedCount}</span>}
        <Icon node={ChevronDown} size={16} />
      </button>
      <div id={id} popover="auto" role="group" aria-labelledby={`${id}-title`} className={panelClass}>
        <div className="flex items-center justify-between border-b border-rule py-1 pr-1 pl-4 lg:border-0 lg:p-0">
          <h2 id={`${id}-title`} className="text-body lg:text-small">
            {title}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={`Fechar ${title}`}
            className="grid size-11 cursor-pointer place-items-center rounded text-muted lg:hidden"
          >
            <Icon node={X} size={20} />
          </button>
        </div>
        <div className="min-h-0 flex-auto overflow-y-auto px-4 py-2 lg:overflow-visible lg:p-0">{children}</div>
        <div className="border-t border-rule p-3 lg:hidden">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="min-h-11 w-full cursor-pointer rounded bg-brand px-4 text-small font-medium text-on-brand"
          >
            {closeLabel}
          </button>
        </div>
      </div>
    </>
  )
}
