/** A row of the specification table. */
export interface SheetRow {
  name: string
  value: string
  /** The connector whose face shows what is meant. */
  connector?: string
  /** Where a typical value comes from. */
  source?: string
  /** What stands quietly below the value: the paper that proves it. */
  note?: string
}
