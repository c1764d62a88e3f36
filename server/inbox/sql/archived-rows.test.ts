import { expect, test } from 'vitest'
import * as v from 'valibot'
import { archivedRowsSchema } from './archived-rows.ts'

/** Columns by which a row names somebody of the desk. */
const numbered = /^(?:in_charge|(?:.+_)?person_id|owner_id|.+_by_id)$/

test('no row of a copy names a person of the desk by number', () => {
  const columns = Object.entries(archivedRowsSchema.entries).flatMap(([table, rows]) =>
    Object.entries<v.GenericSchema>(rows.item.entries)
      .filter(([column]) => numbered.test(column))
      .map(([column, schema]) => ({ place: `${table}.${column}`, kept: v.safeParse(schema, 3).output })),
  )
  expect(columns.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['contacts.in_charge', 'message_notes.person_id', 'proposal_links.person_id']),
  )
  expect(columns.filter(({ kept }) => kept !== null)).toEqual([])
})
