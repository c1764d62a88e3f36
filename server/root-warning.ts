/**
 * A warning against serving the site as root; undefined for other users, and in tests. In: the process's user, its
 * settings.
 */
export function rootWarning(
  user: number | undefined,
  { NODE_ENV }: Record<string, string | undefined>,
): string | undefined {
  if (user !== 0 || NODE_ENV === 'test') return undefined
  return 'Served as root: whoever breaks in has the whole machine. deploy/vitrine.service runs it as an account of its own.'
}
