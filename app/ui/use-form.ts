import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

type FieldErrors = Record<string, string | undefined>
type Checked<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldErrors }

interface FormSteps<Form, Value> {
  empty: Form
  /** The value to send, or the first message of each field. */
  check: (form: Form) => Checked<Value> | Promise<Checked<Value>>
  /** Called with the messages, which stand below their fields already. */
  onRefused?: (errors: FieldErrors) => void
  /** Sends the value. Rejects when it was not stored. */
  send: (value: Value, element: HTMLFormElement) => Promise<void>
  /** It was stored; the form is clear again. */
  onSent: () => void
  /** It could not be checked or sent; what was typed is still there. */
  onFailed: () => void
}

/** What every form does: one submission at a time, errors below their fields until they are corrected, no focus lost. */
export function useForm<Form extends Record<string, string | number>, Value>(steps: FormSteps<Form, Value>) {
  const { empty, check, onRefused, send, onSent, onFailed } = steps
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isUnderWay = useRef(false)
  const ref = useRef<HTMLFormElement>(null)

  // What was typed before the page was taken over; React would empty it with the next key.
  const takeOver = useEffectEvent(() => {
    if (ref.current) setForm({ ...form, ...typedIn(ref.current, Object.keys(empty)) })
  })
  useEffect(() => takeOver(), [])

  function set(name: keyof Form & string, value: string | number) {
    setForm({ ...form, [name]: value })
    setErrors({ ...errors, [name]: undefined })
  }

  async function submit(element: HTMLFormElement) {
    const checked = await check(form)
    setErrors(checked.errors ?? {})
    if (checked.errors) {
      const first = Object.keys(empty).find((name) => checked.errors[name])
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      onRefused?.(checked.errors)
      return
    }
    setIsSubmitting(true)
    await send(checked.value, element)
    setForm(empty)
    onSent()
  }

  async function submitOnce(element: HTMLFormElement) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await submit(element)
    } catch {
      onFailed()
    } finally {
      isUnderWay.current = false
      setIsSubmitting(false)
      refocus(element)
    }
  }

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
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submitOnce(event.currentTarget)
    },
  }
}

function typedIn(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form)
  const texts = names.map((name) => [name, data.get(name)] as const)
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
}

/** A disabled button loses the focus; the next Tab goes on from where the visitor was. */
function refocus(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type=submit]')?.focus()
  })
}
