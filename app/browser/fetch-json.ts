/** Fetches JSON of this site's own making, whose shape needs no check. Throws when it cannot be loaded. */
export async function fetchJson<Data>(url: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(url, signal && { signal })
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  return response.json()
}
