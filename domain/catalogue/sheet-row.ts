/** A row of a data sheet: a specification or a paper. */
export interface SheetRow {
  name: string
  value: string
  /** The key of the connector whose face is shown beside the value. */
  connector?: string
  /** The source of a typical value. */
  source?: string
  /** Small text below the value: the paper that proves it. */
  note?: string
}
