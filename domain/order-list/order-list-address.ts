import { parameters, paths, withParameters } from '#domain/pages/paths.ts'

/**
 * The address of the quick order with a list of codes filled in. In: the list as pasted, or as a field of one line
 * keeps it, with '; ' between lines.
 */
export function orderListAddress(text: string): string {
  return withParameters(paths.quickOrder, parameters([['lista', text.trim().split('; ').join('\n')]]))
}
