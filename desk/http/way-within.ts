/** Where within the desk somebody wanted to go; '/' for what leads elsewhere or back to the door. */
export function wayWithin(wish: string | undefined): string {
  const here = 'http://mesa.invalid'
  if (!wish?.startsWith('/') || !URL.canParse(wish, here)) return '/'
  const { origin, pathname, search } = new URL(wish, here)
  // '/.//evil.example' is of this origin, and what it comes to, '//evil.example', is not.
  const leadsElsewhere = origin !== here || pathname.startsWith('//')
  return leadsElsewhere || pathname.startsWith('/entrar') ? '/' : pathname + search
}
