import { classNames } from '#app/ui/class-names.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { ChoiceGroup, Selection } from '#domain/catalogue/variants/selection.ts'
import type { VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'

interface MissingChoiceProps {
  groups: readonly ChoiceGroup[]
  selection: Selection
  onChoose: (axis: VariantAxis, value: string) => void
}

/**
 * The first unanswered question, in a phone's bar beside the button. Its space is reserved until it is answered: if it
 * appeared only when the questions have been scrolled away, the buttons below would move from under a finger.
 */
export function MissingChoice({ groups, selection, onChoose }: MissingChoiceProps) {
  const isRunning = useIsHydrated()
  const missing = groups.find(({ axis }) => selection[axis] === undefined)
  if (!missing) return null
  return (
    <select
      aria-label={missing.label}
      value=""
      onChange={({ target }) => onChoose(missing.axis, target.value)}
      className={classNames(
        'needs-script min-h-11 w-0 grow-3 rounded border border-petrol bg-sheet px-3 text-small font-medium min-[46rem]:hidden',
        !isRunning && 'invisible',
      )}
    >
      <option value="">{missing.label}</option>
      {missing.choices.map(({ value, label, detail }) => (
        <option key={value} value={value}>
          {detail ? `${label}; ${detail}` : label}
        </option>
      ))}
    </select>
  )
}
