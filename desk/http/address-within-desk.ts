/** The address within the desk that a person wanted; '/' for one outside it, or the sign-in page. */
export function addressWithinDesk(address: string | undefined): string {
  const here = 'http://mesa.invalid'
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return '/'
  const { origin, pathname, search } = new URL(address, here)
  // '/.//evil.example' has this origin, but its normalized form '//evil.example' is another site.
  const leadsElsewhere = origin !== here || pathname.startsWith('//')
  return leadsElsewhere || pathname.startsWith('/entrar') ? '/' : pathname + search
}

/** A path with parameters; those that are '' are left out. */
export function addressWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const nonEmpty = Object.entries(parameters).filter(([, value]) => value !== '')
  return nonEmpty.length === 0 ? path : `${path}?${new URLSearchParams(nonEmpty).toString()}`
}
