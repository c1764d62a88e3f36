/** Adds parameters to a path, without those that are ''. */
export function addressWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const nonEmpty = Object.entries(parameters).filter(([, value]) => value !== '')
  return nonEmpty.length === 0 ? path : `${path}?${new URLSearchParams(nonEmpty).toString()}`
}

/** The address within the desk that a person wanted; '/' for one outside it, or the sign-in page. */
export function addressWithinDesk(address: string | undefined): string {
  const deskOrigin = 'http://mesa.invalid'
  if (!address?.startsWith('/') || !URL.canParse(address, deskOrigin)) return '/'
  const { origin, pathname, search } = new URL(address, deskOrigin)
  // '/.//evil.example' has this origin, but its normalized form '//evil.example' is another site.
  const leadsElsewhere = origin !== deskOrigin || pathname.startsWith('//')
  return leadsElsewhere || pathname.startsWith('/entrar') ? '/' : pathname + search
}
