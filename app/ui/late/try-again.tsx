import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

interface TryAgainProps {
  text?: string
  onRetry: () => void
  /** Shown over the page, where its own place is not visible. */
  isOver?: boolean
}

/** Shown in place of a part that failed to load: says so, with a button that tries again. */
export function TryAgain({ text = 'Não foi possível carregar esta parte.', onRetry, isOver }: TryAgainProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded border border-signal bg-sheet px-4 py-2 text-small',
        isOver && 'fixed inset-x-4 bottom-4 z-50 max-w-md shadow-lift sm:left-auto',
      )}
    >
      <p className="flex-1">{text}</p>
      <Button size="small" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}
