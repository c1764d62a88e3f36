import { memo } from 'react'
import { usePressedFirst } from '#app/ui/press/use-pressed-first.ts'

interface OptionRowProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  count?: number
  isChecked: boolean
  /** Told the value; the same function at every render, lest every row be rendered again. */
  onChoose: (value: string) => void
}

/** The form that all filters of a page belong to; without JavaScript it is sent as it stands. */
export const filterForm = 'filtros'

/** One value of a filter, with the number of products behind it. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { type, name, value, label, count, isChecked, onChoose } = props
  const [isShown, press] = usePressedFirst(isChecked)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small hover:text-petrol-deep has-checked:font-medium lg:min-h-8 touch:min-h-11">
      <input
        type={type}
        name={name}
        value={value}
        form={filterForm}
        checked={isShown}
        onChange={({ target }) => {
          // Of a group's buttons React keeps the one that it knows of: its answer cannot come first.
          if (type === 'radio') onChoose(value)
          else press(target.checked, () => onChoose(value))
        }}
        className="size-5 shrink-0 cursor-pointer accent-petrol lg:size-4"
      />
      <span className="flex-1 leading-tight">{label}</span>
      {count !== undefined && <span className="text-label font-normal text-muted">{count}</span>}
    </label>
  )
})
