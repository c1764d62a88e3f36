import { createElement, useId, type ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  isOptional?: boolean | undefined
  /** Whether it must be filled in a form whose other fields may stay empty. */
  isNeeded?: boolean | undefined
  className?: string | undefined
}

export const controlClass =
  // When the field is scrolled into view, its label and its error are visible as well.
  'scroll-my-12 w-full min-h-11 rounded border border-rule-strong bg-sheet px-3 py-2 text-body text-ink placeholder:text-muted aria-invalid:border-signal aria-invalid:outline-signal'

/** Label, control, hint and error, wired together once for every form. In: the control's element and own attributes. */
function fieldOf<Element extends 'input' | 'textarea' | 'select'>(control: Element, ownAttributes?: { type: string }) {
  return function Field(props: FieldProps & Omit<ComponentProps<Element>, 'className' | 'id'>) {
    const { label, error, hint, isOptional, isNeeded, className, ...attributes } = props
    const id = useId()
    const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
    return (
      <div className={classNames('grid content-start gap-1.5', className)}>
        <label htmlFor={id} className="text-small font-medium">
          {label}
          {isOptional && <span className="font-normal text-muted"> (opcional)</span>}
          {isNeeded && <NeededMark />}
        </label>
        {createElement<object>(control, {
          ...ownAttributes,
          className: controlClass,
          ...attributes,
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
}

export const TextField = fieldOf('input', { type: 'text' })
export const TextAreaField = fieldOf('textarea')
export const SelectField = fieldOf('select')

/** Says beside a label that the field must be filled; `aria-required` says it to screen readers. */
export function NeededMark() {
  return (
    <span aria-hidden className="font-normal text-muted">
      {' (obrigatório)'}
    </span>
  )
}
