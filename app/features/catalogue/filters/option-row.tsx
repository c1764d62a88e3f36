interface OptionRowProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  count?: number
  isChecked: boolean
  onChoose: (value: string) => void
}

/** Id of the form that all filters of a page belong to; without JavaScript the browser sends it. */
export const filterFormId = 'filtros'

/** One value of a filter, with the number of products that have it. */
export function OptionRow({ type, name, value, label, count, isChecked, onChoose }: OptionRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small hover:text-petrol-deep has-checked:font-medium lg:min-h-8 touch:min-h-11">
      <input
        type={type}
        name={name}
        value={value}
        form={filterFormId}
        checked={isChecked}
        onChange={() => onChoose(value)}
        className="size-5 shrink-0 cursor-pointer accent-petrol lg:size-4"
      />
      <span className="flex-1 leading-tight">{label}</span>
      {count !== undefined && <span className="text-label font-normal text-muted">{count}</span>}
    </label>
  )
}
