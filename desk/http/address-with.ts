/** A path with parameters; those that are '' are left out. */
export function addressWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const nonEmpty = Object.entries(parameters).filter(([, value]) => value !== '')
  return nonEmpty.length === 0 ? path : `${path}?${new URLSearchParams(nonEmpty).toString()}`
}
