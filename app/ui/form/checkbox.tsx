import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'

/** A box with its label, in a row as high as a finger. In: the gap between the two as a class name. */
export function Checkbox({ label, className, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-center text-small', className)}>
      <input type="checkbox" className="size-5 accent-brand" {...rest} />
      {label}
    </label>
  )
}
