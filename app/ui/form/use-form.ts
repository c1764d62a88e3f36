import { useRef, useState, type SubmitEvent } from 'react'
import { spamTrapName } from './spam-trap.tsx'

type Texts = Record<string, string>
type FieldErrors = Record<string, string | undefined>
type CheckResult<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldErrors }

/** A form as the server answers one that was sent without scripts: what was typed, and what is wrong with it. */
export interface FormState {
  values: Texts
  errors: FieldErrors
}

interface FormOptions<Value> {
  initial?: FormState | undefined
  /** Checks the form's texts. Out: the value to send, or each field's first error message. */
  check: (texts: Texts) => CheckResult<Value>
  /** Called with the messages, which are already shown below their fields. */
  onRefused?: (errors: FieldErrors) => void
  /** Sends the value. Rejects when the value was not stored. */
  send: (value: Value, form: HTMLFormElement) => Promise<void>
  /** Called when the value was stored; the form is empty again. */
  onSent: () => void
  /** Called when the value could not be sent; the fields keep their text. */
  onFailed: () => void
}

/** Runs a form: one submission at a time, errors below fields until these change, the focus never lost. */
export function useForm<Value>({ initial, check, onRefused, send, onSent, onFailed }: FormOptions<Value>) {
  const [errors, setErrors] = useState<FieldErrors>(initial?.errors ?? {})
  const [isSubmitting, setIsSubmitting] = useState(false)
  // Unlike the state, the ref is up to date for a second submission in the same frame.
  const isSending = useRef(false)

  async function submit(form: HTMLFormElement) {
    const result = check(textsOf(form))
    setErrors(result.errors ?? {})
    if (result.errors) {
      focusFirstError(form, result.errors)
      onRefused?.(result.errors)
      return
    }
    setIsSubmitting(true)
    await send(result.value, form)
    form.reset()
    onSent()
  }

  async function submitOnce(form: HTMLFormElement) {
    if (isSending.current) return
    isSending.current = true
    try {
      await submit(form)
    } catch {
      onFailed()
    } finally {
      isSending.current = false
      setIsSubmitting(false)
      refocusSubmitButton(form)
    }
  }

  return {
    errors,
    isSubmitting,
    field: (name: string) => ({
      name,
      defaultValue: initial?.values[name],
      error: errors[name],
      onChange: () => {
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined })
      },
    }),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submitOnce(event.currentTarget)
    },
  }
}

/** The texts of a form's fields by name, without the trap for programs. */
export function textsOf(form: HTMLFormElement): Texts {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries.filter(([name]) => name !== spamTrapName))
}

/** Focuses the first faulty field and scrolls to it: on focus alone, WebKit may leave it under the header. */
function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
  const field = Array.from(form.elements).find((control) => errors[control.getAttribute('name') ?? ''] !== undefined)
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}

/** Gives the focus back to the submit button, which loses it while disabled, so that the next Tab continues there. */
function refocusSubmitButton(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type=submit]')?.focus()
  })
}
