/** Where a proposal's customer opens it, on the public site. In: the link's key. */
export function linkPath(key: string): string {
  return `/proposta/${key}`
}
