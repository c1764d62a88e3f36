/** Where rows go: this server or a hosted PostgREST, told apart by two settings alone. */
export interface Backend {
  /** Empty: this server. */
  url: string
  key: string
}

interface Insertion {
  table: 'contacts' | 'product_reviews'
  row: object
  /** Headers about how the form was filled in; for this server only: a hosted PostgREST knows none. */
  marks: Record<string, string>
}

/**
 * Inserts one row into a public table (spec §7).
 * Throws when the row was not stored, whatever the reason.
 */
export async function insertRow(backend: Backend, { table, row, marks }: Insertion): Promise<void> {
  const response = await fetch(`${backend.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: backend.key,
      Authorization: `Bearer ${backend.key}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
      ...(backend.url === '' && marks),
    },
    body: JSON.stringify(row),
  })
  if (!response.ok) throw new Error(`${table}: the backend answered ${response.status}`)
}
