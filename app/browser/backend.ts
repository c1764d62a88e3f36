import * as v from 'valibot'
import { tryParse } from '#domain/text/text-schemas.ts'

/** The place where rows are stored: this server or a hosted PostgREST; two settings alone decide which. */
export interface Backend {
  /** The base address; empty for this server. */
  url: string
  key: string
}

type PublicTable = 'contacts' | 'product_reviews'

/** Inserts a row into a public table (spec §7); only this server gets the form's headers. Throws if not stored. */
export async function insertRow(
  backend: Backend,
  table: PublicTable,
  row: object,
  formHeaders: Record<string, string>,
): Promise<void> {
  const response = await fetch(`${backend.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: backend.key,
      Authorization: `Bearer ${backend.key}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
      ...(backend.url === '' && formHeaders),
    },
    body: JSON.stringify(row),
  })
  if (!response.ok) throw new Error(`${table}: the backend answered ${response.status}`)
}

/** Reads rows of a public table. Throws when the backend cannot be reached, or a row does not fit the schema. */
export async function readRows<Row>(
  backend: Backend,
  table: PublicTable,
  query: Record<string, string>,
  rowSchema: v.GenericSchema<unknown, Row>,
): Promise<Row[]> {
  const address = `${backend.url}/rest/v1/${table}?${new URLSearchParams(query)}`
  const response = await fetch(address, { headers: { apikey: backend.key } })
  if (!response.ok) throw new Error(`${table}: the backend answered ${response.status}`)
  const rows = tryParse(v.array(rowSchema), await response.json())
  if (!rows) throw new Error(`${table}: the backend answered other rows than expected`)
  return rows
}
