import { X } from 'lucide'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { ToastList } from './toast-list.tsx'

const placements = {
  centre: 'm-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded',
  /** The place at the upper edge, for a dialog with a field: the keyboard covers a phone's lower half. */
  top: 'mx-auto mt-0 mb-auto w-[min(45rem,100vw)] max-w-none max-h-dvh sm:mt-16 sm:max-h-[calc(100dvh-5rem)] sm:w-[min(45rem,calc(100vw-2rem))] sm:rounded',
  right: 'drawer ml-auto mr-0 my-0 h-dvh max-h-none w-[min(28rem,100vw)]',
  wide: 'm-auto w-[min(75rem,100vw)] max-w-none max-h-dvh sm:w-[min(75rem,calc(100vw-2rem))] sm:rounded',
} as const

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  placement?: keyof typeof placements
  children: ReactNode
  footer?: ReactNode
}

/** The browser's modal dialog, which also closes on a click on its backdrop. */
export function Dialog({ isOpen, onClose, title, placement = 'centre', children, footer }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A press that begins inside, as when selecting text, does not close the dialog.
  const pressedElement = useRef<EventTarget>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on its backdrop closes it; the browser closes it on Escape
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressedElement.current = target
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressedElement.current === target) currentTarget.close()
      }}
      className={classNames('overflow-hidden bg-sheet p-0 shadow-lift', placements[placement])}
    >
      {isOpen && (
        <div className={classNames('flex max-h-[inherit] flex-col', placement === 'right' && 'h-full')}>
          <div className="flex items-center justify-between gap-4 border-b border-rule py-3 pr-3 pl-5">
            <h2 id={titleId} className="text-lead">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Fechar"
              className="grid size-11 cursor-pointer place-items-center rounded text-muted hover:bg-tint hover:text-ink"
            >
              <Icon node={X} size={20} />
            </button>
          </div>
          <div className="min-h-0 flex-auto overflow-y-auto px-5 py-4">{children}</div>
          <ToastList isInline />
          {footer && <div className="border-t border-rule px-5 py-4">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
