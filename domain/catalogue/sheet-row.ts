/** A row of a data sheet: a specification or a paper. */
export interface SheetRow {
  name: string
  value: string
  /** The connectors of an end, each with its part of the value, which links to its face. */
  connectors?: readonly { key: string; text: string }[]
  /** The source of a typical value. */
  source?: string
  /** Small text below the value: the paper that proves it. */
  note?: string
}
