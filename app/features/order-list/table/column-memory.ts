import * as v from 'valibot'
import { readStored, writeStored } from '#app/browser/storage.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { columnRoleLabel, type ColumnRole } from '#domain/order-list/column-role.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'

/** Number of headings whose corrections are remembered. */
const mostSheets = 20
const memory = jsonTextSchema(
  v.array(v.object({ sheet: v.string(), columns: v.array(v.picklist(keysOf(columnRoleLabel))) })),
)

/** The columns that the visitor corrected for sheets with these headings; undefined where none were. */
export function rememberedColumns(slug: string, sheet: string): ColumnRole[] | undefined {
  return sheet === '' ? undefined : kept(slug).find((one) => one.sheet === sheet)?.columns
}

/** Keeps a correction on the device, which keeps those of the last twenty headings. */
export function rememberColumns(slug: string, sheet: string, columns: readonly ColumnRole[]): void {
  const others = kept(slug).filter((one) => one.sheet !== sheet)
  writeStored(keyOf(slug), JSON.stringify([{ sheet, columns }, ...others].slice(0, mostSheets)))
}

function kept(slug: string) {
  return tryParse(memory, readStored(keyOf(slug))) ?? []
}

function keyOf(slug: string): string {
  return `${slug}-colunas`
}
