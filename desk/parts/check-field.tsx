import type { ReactNode } from 'react'

interface CheckFieldProps {
  name: string
  value: string
  /** One of several with the same name, where only one can be chosen. */
  isRadio?: boolean
  isRequired?: boolean
  isChecked?: boolean
  /** Whether it selects rows of a list; the list then shows its bar of actions. */
  isMark?: boolean
  /** The value sent when unticked. By default the field is left out, which leaves the setting unchanged. */
  unticked?: string
  children: ReactNode
}

/** A box to be ticked, or one choice of several, with its words beside it. */
export function CheckField({
  name,
  value,
  isRadio = false,
  isRequired = false,
  isChecked = false,
  isMark = false,
  unticked,
  children,
}: CheckFieldProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-small">
      {unticked !== undefined && <input type="hidden" name={name} value={unticked} />}
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        required={isRequired}
        defaultChecked={isChecked}
        data-mark={isMark || undefined}
        className="size-5 shrink-0 accent-petrol"
      />
      <span>{children}</span>
    </label>
  )
}
