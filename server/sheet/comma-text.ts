import { stringify } from 'csv-stringify/sync'

/**
 * CSV for a program, by RFC 4180 with commas: no mark before it and no sign before what a spreadsheet would take for a
 * formula, which a program would take for text. For people there is sheetText.
 */
export function commaText(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify(
    [heading, ...rows].map((cells) => [...cells]),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}
