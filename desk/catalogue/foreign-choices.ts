import * as v from 'valibot'
import {
  columnUseLabel,
  foreignChoicesSchema,
  proposedChoices,
  type ForeignChoices,
} from '#server/content/sheet/foreign-uses.ts'
import type { ForeignSheet } from '#server/content/sheet/foreign-sheet.ts'

/** The most groups of a sheet for which the form asks a type; rows of further groups make no products. */
const maximumGroups = 60

/**
 * The choices typed in the form for a sheet. Choices that the form lacks are the proposed ones; if one is invalid, all
 * are, except the columns' uses.
 */
export function choicesTyped(sheet: ForeignSheet, typed: Readonly<Record<string, string>>): ForeignChoices {
  const proposed = proposedChoices(sheet.heading, [])
  const uses = Object.fromEntries(
    sheet.heading.map((written, at): [string, string] => {
      const use = typed[`uso.${at}`]
      return [
        written,
        use !== undefined && Object.hasOwn(columnUseLabel, use) ? use : (proposed.uses[written] ?? 'none'),
      ]
    }),
  )
  const groups = groupsOf(sheet, uses)
  const types = Object.fromEntries(
    groups.map((group) => [group, typed[`tipo:${group}`] ?? proposedChoices([], [group]).types[group]]),
  )
  const said = {
    uses,
    types,
    isCreating: typed.novos === 'sim',
    brand: typed.marca ?? '',
    condition: typed.condicao ?? proposed.condition,
    undescribed: typed.semdescricao ?? proposed.undescribed,
  }
  const read = v.safeParse(foreignChoicesSchema, said)
  return read.success ? read.output : { ...proposed, uses }
}

/**
 * The choices last made for sheets with this heading, completed with the proposed ones; undefined if there are none or
 * one of them is no longer valid.
 */
export function choicesRemembered(sheet: ForeignSheet, kept: string | undefined): ForeignChoices | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), foreignChoicesSchema), kept)
  if (!read.success) return undefined
  const { uses, types, ...others } = read.output
  const proposed = proposedChoices(sheet.heading, [])
  const all = { ...proposed.uses, ...uses }
  return { ...others, uses: all, types: { ...proposedChoices([], groupsOf(sheet, all)).types, ...types } }
}

/** The names of a sheet's groups in order, at most `maximumGroups`; '' for rows without one. */
export function groupsOf({ rows }: ForeignSheet, uses: ForeignChoices['uses']): string[] {
  const column = Object.keys(uses).find((written) => uses[written] === 'group')
  const groups = new Set(rows.map(({ cells }) => (column === undefined ? '' : (cells.get(column) ?? ''))))
  return [...groups].toSorted().slice(0, maximumGroups)
}
