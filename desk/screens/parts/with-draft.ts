/** An address of the desk with the number of the open draft, which the next page keeps open. */
export function withDraft(path: string, draft: number | undefined, parts: [string, string][] = []): string {
  const all: [string, string][] = [...parts, ['rascunho', draft === undefined ? '' : String(draft)]]
  const query = new URLSearchParams(all.filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}
