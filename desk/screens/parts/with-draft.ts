/** An address of the desk that stays with the draft. */
export function withDraft(path: string, draft: number | undefined, parts: [string, string][] = []): string {
  const all: [string, string][] = [...parts, ['rascunho', draft === undefined ? '' : String(draft)]]
  const query = new URLSearchParams(all.filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}?${query}`
}
