import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  isOptional?: boolean | undefined
  /** In a form whose other fields may stay empty. */
  isNeeded?: boolean | undefined
  className?: string | undefined
}

/** Label, control, hint and error, wired together once for every form. */
function Field({
  label,
  error,
  hint,
  isOptional,
  isNeeded,
  className,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId()
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> (opcional)</span>}
        {isNeeded && <NeededMark />}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': isNeeded || undefined,
        'aria-describedby': descriptionIds || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-label text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small text-signal">
          {error}
        </p>
      )}
    </div>
  )
}

/** Says beside a label that the field must be filled; `aria-required` says it to screen readers. */
export function NeededMark() {
  return (
    <span aria-hidden className="font-normal text-muted">
      {' (obrigatório)'}
    </span>
  )
}

export const controlClass =
  // When the field is scrolled into view, its label and its error are visible as well.
  'scroll-my-12 w-full min-h-11 rounded border border-rule-strong bg-sheet px-3 py-2 text-body text-ink placeholder:text-muted aria-invalid:border-signal aria-invalid:outline-signal'

type ControlProps<Element extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Element>, 'className' | 'id'>

export function TextField({ label, error, hint, isOptional, isNeeded, className, ...rest }: ControlProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional} isNeeded={isNeeded} className={className}>
      {(attributes) => <input type="text" className={controlClass} {...rest} {...attributes} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  error,
  hint,
  isOptional,
  isNeeded,
  className,
  ...rest
}: ControlProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional} isNeeded={isNeeded} className={className}>
      {(attributes) => <textarea className={controlClass} {...rest} {...attributes} />}
    </Field>
  )
}

export function SelectField({ label, error, hint, isOptional, isNeeded, className, ...rest }: ControlProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional} isNeeded={isNeeded} className={className}>
      {(attributes) => <select className={controlClass} {...rest} {...attributes} />}
    </Field>
  )
}
