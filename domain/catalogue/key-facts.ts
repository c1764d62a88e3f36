import type { SheetRow } from './sheet-row.ts'

const maximumConnectors = 2
const most = 4

/**
 * The rows of a data sheet that decide at a glance, four at most: connectors, unless there are more than two, which
 * depend on the choice, and the first specifications. Typical values are left out, because their source has to be shown
 * beside them.
 */
export function keyFacts(rows: readonly SheetRow[]): SheetRow[] {
  const connectors = rows.filter(({ connector }) => connector !== undefined)
  const values = rows.filter(({ connector, source }) => connector === undefined && source === undefined)
  return [...(connectors.length > maximumConnectors ? [] : connectors), ...values].slice(0, most)
}
