import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { dismissToast, toastStore, type Toast } from './toast.ts'

const none: readonly Toast[] = []

/** Shows the toasts above everything; inside an open dialog, so that they can be read and closed there too. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const [host, setHost] = useState<Element | null>(null)

  useEffect(() => {
    setHost([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)
  }, [toasts])

  if (!host) return null
  return createPortal(
    <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center gap-2 sm:left-auto">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={classNames(
            'pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded border bg-sheet py-3 pr-2 pl-4 shadow-lift',
            toast.tone === 'destructive' ? 'border-signal' : 'border-rule-strong',
          )}
        >
          <div className="min-w-0 flex-1 text-small">
            <p className={classNames('font-semibold', toast.tone === 'destructive' && 'text-signal')}>{toast.title}</p>
            {toast.text && <p className="text-muted">{toast.text}</p>}
          </div>
          <button
            type="button"
            aria-label="Fechar aviso"
            onClick={() => dismissToast(toast.id)}
            className="grid size-8 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-tint"
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      ))}
    </div>,
    host,
  )
}
