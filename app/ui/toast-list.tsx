import { X } from 'lucide'
import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { dismissToast, toastStore, type Toast } from './toast.ts'

const noToasts: readonly Toast[] = []

/** The messages. A dialog has a list of its own, in its flow, because the page's list is unreachable meanwhile. */
export function ToastList({ isInline = false }: { isInline?: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts)
  return (
    <div
      role="status"
      aria-live="polite"
      className={classNames(
        'grid justify-items-center gap-2',
        isInline
          ? 'px-4 not-empty:pb-4'
          : 'pointer-events-none fixed inset-x-4 top-1.5 z-50 sm:left-auto lg:top-auto lg:bottom-24 [body:has(dialog[open])>&]:hidden',
      )}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const isDestructive = toast.tone === 'destructive'
  return (
    <div
      className={classNames(
        'pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded border bg-sheet py-3 pr-2 pl-4 shadow-lift',
        isDestructive ? 'border-signal' : 'border-rule-strong',
      )}
    >
      <div className="min-w-0 flex-1 text-small">
        <p className={classNames('font-semibold', isDestructive && 'text-signal')}>{toast.title}</p>
        {toast.text && <p className="text-muted">{toast.text}</p>}
      </div>
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => dismissToast(toast.id)}
        className="grid size-8 touch:size-11 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-tint"
      >
        <Icon node={X} size={16} />
      </button>
    </div>
  )
}
