import type { SheetRow } from './sheet-row.ts'

const maximumEnds = 2
const most = 4

/**
 * The rows of a data sheet that decide at a glance, four at most: sides whose connector does not depend on the choice,
 * unless there are more than two, and the first specifications. Typical values are left out, because their source has to
 * be shown beside them.
 */
export function keyFacts(rows: readonly SheetRow[]): SheetRow[] {
  const ends = rows.filter(({ connectors }) => connectors?.length === 1)
  const values = rows.filter(({ connectors, source }) => connectors === undefined && source === undefined)
  return [...(ends.length > maximumEnds ? [] : ends), ...values].slice(0, most)
}
