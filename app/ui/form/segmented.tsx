import { useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export interface SegmentedOption {
  value: string
  label: string
  detail?: string | undefined
  /** The code that the answer leads to, read as a description; '' reserves the height for a code not yet known. */
  code?: string | undefined
}

interface SegmentedProps {
  legend: string
  options: readonly SegmentedOption[]
  value: string | undefined
  onToggle: (value: string) => void
  isRequired?: boolean
  hint?: string | undefined
  /** The error of a missing answer; it replaces 'escolha uma opção', so that nothing moves. */
  error?: string | undefined
}

/** A question with its answers as buttons; the chosen one is pressed, and pressing it again removes the answer. */
export function Segmented({ legend, options, value, onToggle, isRequired, hint, error }: SegmentedProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- screen readers that follow ARIA 1.1 announce it of a group; for the others the name says so
      aria-invalid={error !== undefined || undefined}
      className="group grid gap-1.5"
    >
      <p id={id} className="text-small font-medium">
        {legend}
        {isRequired && !value && (
          <span className="missing font-normal text-muted group-aria-invalid:font-medium group-aria-invalid:text-signal">
            {' '}
            · {error ?? 'escolha uma opção'}
          </span>
        )}
      </p>
      {hint && <p className="-mt-1 text-label text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            aria-describedby={option.code ? `${id}-${index}` : undefined}
            onClick={() => onToggle(option.value)}
            className={classNames(
              'min-w-11 cursor-pointer rounded border px-3 py-1.5 text-left text-small transition-colors',
              'border-rule-strong bg-sheet hover:border-brand group-aria-invalid:border-signal',
              option.code === undefined ? 'min-h-11' : 'min-h-13.5',
              'aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:font-medium aria-pressed:text-on-brand',
            )}
          >
            {option.label}
            {option.detail && <span className="block text-label">{option.detail}</span>}
            {option.code && (
              <span id={`${id}-${index}`} aria-hidden className="block text-label tabular-nums">
                {option.code}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
