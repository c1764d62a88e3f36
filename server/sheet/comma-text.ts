import { stringify } from 'csv-stringify/sync'

/**
 * CSV for programs, by RFC 4180 with commas: without a byte order mark, and without the apostrophe before formulas,
 * which a program would take for text. sheetText writes CSV for people.
 */
export function commaText(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify(
    [heading, ...rows].map((cells) => [...cells]),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}
