import { withChange } from '#domain/list/list-query-changes.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { OptionRow } from './option-row.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

/** One availability, or all of them (spec §5: 'todas' filters nothing). */
export function AvailabilityFilter({ list }: { list: CatalogueListControl }) {
  const { availability } = list.query
  const name = 'disponibilidade'
  const { change } = list
  const choose = (value: string) =>
    change((query) => withChange(query, { availability: keysOf(availabilityLabel).find((one) => one === value) }))
  return (
    <>
      <OptionRow type="radio" name={name} value="todas" label="Todas" isChecked={!availability} onChoose={choose} />
      {list.page.availabilities.map(({ value, count }) => (
        <OptionRow
          key={value}
          type="radio"
          name={name}
          value={value}
          label={availabilityLabel[value]}
          count={count}
          isChecked={availability === value}
          onChoose={choose}
        />
      ))}
    </>
  )
}
