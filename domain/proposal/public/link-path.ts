/** The path at which a customer opens a proposal on the public site. In: the link's key. */
export function linkPath(key: string): string {
  return `/proposta/${key}`
}
