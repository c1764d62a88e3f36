import { useRef, useState, type FormEvent } from 'react'
import { useAtHydration } from '#app/ui/late/use-at-hydration.ts'

type FieldErrors = Record<string, string | undefined>
type Checked<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldErrors }

interface FormSteps<Form, Value> {
  empty: Form
  /** Checks the form. Out: the value to send, or each field's first error message. */
  check: (form: Form) => Checked<Value> | Promise<Checked<Value>>
  /** Called with the messages, which are already shown below their fields. */
  onRefused?: (errors: FieldErrors) => void
  /** Sends the value. Rejects when it was not stored. */
  send: (value: Value, element: HTMLFormElement) => Promise<void>
  /** Called when it was stored; the form is empty again. */
  onSent: () => void
  /** Called when it could not be checked or sent; the fields keep their text. */
  onFailed: () => void
}

/**
 * What every form needs: one submission at a time, errors below their fields until these are changed, the focus never
 * lost.
 */
export function useForm<Form extends Record<string, string | number>, Value>(steps: FormSteps<Form, Value>) {
  const { empty, check, onRefused, send, onSent } = steps
  const { ref, form, setForm } = useTyped(empty)
  const [errors, setErrors] = useState<FieldErrors>({})

  function set(name: keyof Form & string, value: string | number) {
    setForm({ ...form, [name]: value })
    setErrors({ ...errors, [name]: undefined })
  }

  const { isSubmitting, onSubmit } = useSubmission(async (element, setSubmitting) => {
    const checked = await check(form)
    setErrors(checked.errors ?? {})
    if (checked.errors) {
      const first = Object.keys(empty).find((name) => checked.errors[name])
      showField(element.querySelector<HTMLElement>(`[name="${first}"]`))
      onRefused?.(checked.errors)
      return
    }
    setSubmitting()
    await send(checked.value, element)
    setForm(empty)
    onSent()
  }, steps.onFailed)

  return {
    ref,
    form,
    errors,
    isSubmitting,
    set,
    field: (name: keyof Form & string) => ({
      name,
      value: form[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }),
    onSubmit,
  }
}

/** The form's values, including what was typed before hydration, which React would overwrite with the next key. */
function useTyped<Form extends Record<string, string | number>>(empty: Form) {
  const [form, setForm] = useState(empty)
  const ref = useRef<HTMLFormElement>(null)
  useAtHydration(() => {
    if (ref.current) setForm({ ...form, ...typedIn(ref.current, Object.keys(empty)) })
  })
  return { ref, form, setForm }
}

/** Allows one submission at a time. `submit` calls its second argument when sending begins. */
function useSubmission(
  submit: (element: HTMLFormElement, setSubmitting: () => void) => Promise<void>,
  onFailed: () => void,
) {
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isUnderWay = useRef(false)

  async function submitOnce(element: HTMLFormElement) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await submit(element, () => setIsSubmitting(true))
    } catch {
      onFailed()
    } finally {
      isUnderWay.current = false
      setIsSubmitting(false)
      refocus(element)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submitOnce(event.currentTarget)
  }
  return { isSubmitting, onSubmit }
}

function typedIn(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form)
  const texts = names.map((name) => [name, data.get(name)] as const)
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}

/** Scrolls the field into view explicitly: on focus, WebKit may leave it under the header. */
function showField(field: HTMLElement | null) {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}

/**
 * A button loses the focus while it is disabled. The focus then returns to the form's submit button, so that the next
 * Tab continues from there.
 */
function refocus(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type=submit]')?.focus()
  })
}
