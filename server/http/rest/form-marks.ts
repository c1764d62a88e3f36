/** A form sent within fewer milliseconds looks automatic: a person takes longer to fill it in. */
const humanMinimum = 2000

/**
 * Whether a post looks automatic. Such a row is never refused: it is stored and delivered, marked for its reader.
 *
 * - `X-Form-Opened`: milliseconds between showing the form and sending it. The site's forms always send it; without
 *   it a post looks automatic.
 * - `X-Form-Trap`: any value, when the field that people do not see was filled in.
 */
export function isSuspect(header: (name: string) => string | undefined): boolean {
  if (header('x-form-trap')) return true
  const opened = header('x-form-opened') ?? ''
  return !/^\d{1,12}$/.test(opened) || Number(opened) < humanMinimum
}
