import type { ReactNode } from 'react'

interface CheckFieldProps {
  name: string
  value: string
  isChecked?: boolean
  /** Whether it marks rows of a list, for which its bar of acts is shown. */
  isMark?: boolean
  /** What is sent when it is not ticked; by default nothing, and a field that is not sent changes nothing. */
  unticked?: string
  children: ReactNode
}

/** A box to be ticked, with its words beside it. */
export function CheckField({ name, value, isChecked = false, isMark = false, unticked, children }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
      {unticked !== undefined && <input type="hidden" name={name} value={unticked} />}
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        data-mark={isMark || undefined}
        className="size-5 shrink-0 accent-petrol"
      />
      <span>{children}</span>
    </label>
  )
}
