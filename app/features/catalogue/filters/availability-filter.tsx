import { withChange } from '#domain/list/list-query-changes.ts'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import { OptionRow } from './option-row.tsx'
import type { ListControl } from '#app/features/catalogue/list/use-list.ts'

/** One availability, or all of them (spec §5: 'todas' filters nothing). */
export function AvailabilityFilter({ list }: { list: ListControl }) {
  const { availability } = list.query
  const name = 'disponibilidade'
  const ask = (value: typeof availability) => list.ask(withChange(list.query, { availability: value }))
  return (
    <>
      <OptionRow
        type="radio"
        name={name}
        value="todas"
        label="Todas"
        isChecked={!availability}
        onChange={() => ask(undefined)}
      />
      {list.page.availabilities.map(({ value, count }) => (
        <OptionRow
          key={value}
          type="radio"
          name={name}
          value={value}
          label={availabilityLabel[value]}
          count={count}
          isChecked={availability === value}
          onChange={() => ask(value)}
        />
      ))}
    </>
  )
}
