/** An address within the desk whose page shows a notice (desk/shell/notices.ts). */
export function withNotice(way: string, notice: Record<string, string>): string {
  const url = new URL(way, 'http://mesa.invalid')
  for (const [name, value] of Object.entries(notice)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/** The address within the desk that a person wanted; '/' for one outside it, or the sign-in page. */
export function addressWithinDesk(wish: string | undefined): string {
  const here = 'http://mesa.invalid'
  if (!wish?.startsWith('/') || !URL.canParse(wish, here)) return '/'
  const { origin, pathname, search } = new URL(wish, here)
  // '/.//evil.example' has this origin, but its normalized form '//evil.example' is another site.
  const leadsElsewhere = origin !== here || pathname.startsWith('//')
  return leadsElsewhere || pathname.startsWith('/entrar') ? '/' : pathname + search
}
