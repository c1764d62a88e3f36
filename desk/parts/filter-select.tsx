import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { controlClass } from '#app/ui/form/field.tsx'

interface FilterSelectProps {
  label: string
  name: string
  value?: string | number
  className?: string
  /** The options of the choice. */
  children: ReactNode
}

/** A select in a bar of filters or actions, with a small label above it. */
export function FilterSelect({ label, name, value, className, children }: FilterSelectProps) {
  return (
    <label className={classNames('grid gap-1 text-label text-muted', className)}>
      {label}
      <select name={name} defaultValue={value} className={controlClass}>
        {children}
      </select>
    </label>
  )
}

/** The options of a choice, by key and label. */
export function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
}
