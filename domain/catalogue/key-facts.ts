import type { SheetRow } from './sheet-row.ts'

const mostConnectors = 2
const most = 4

/**
 * What decides at a glance, of the rows of a data sheet: the connectors, unless they depend on what is chosen, and the first
 * specifications. Four at most. A typical value is not among them: it needs its source beside it.
 */
export function keyFacts(rows: readonly SheetRow[]): SheetRow[] {
  const connectors = rows.filter(({ connector }) => connector !== undefined)
  const values = rows.filter(({ connector, source }) => connector === undefined && source === undefined)
  return [...(connectors.length > mostConnectors ? [] : connectors), ...values].slice(0, most)
}
