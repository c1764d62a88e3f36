import { useEffect, useState } from 'react'
import type { ChoiceGroup, Selection } from '#domain/catalogue/variants/selection.ts'
import type { VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'

interface MissingChoiceProps {
  groups: readonly ChoiceGroup[]
  selection: Selection
  onChoose: (axis: VariantAxis, value: string) => void
}

/** The first question without an answer, in a phone's bar while the questions themselves are out of sight. */
export function MissingChoice({ groups, selection, onChoose }: MissingChoiceProps) {
  const isInSight = useInSight('#opcoes')
  const missing = groups.find(({ axis }) => selection[axis] === undefined)
  if (!missing || isInSight) return null
  return (
    <select
      aria-label={missing.label}
      value=""
      onChange={({ target }) => onChoose(missing.axis, target.value)}
      className="needs-script mb-2 min-h-11 w-full rounded border border-petrol bg-sheet px-3 text-small font-medium md:hidden"
    >
      <option value="">{missing.label}: escolha uma opção</option>
      {missing.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Whether any of an element is in the window; taken for granted until it is known. */
function useInSight(selector: string): boolean {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    const element = document.querySelector(selector)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => setIsInSight(entries.some((entry) => entry.isIntersecting)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return isInSight
}
