import { parameters, paths, withParameters } from '#domain/pages/paths.ts'

/** The address of the quick order with a list filled in: as pasted, or in one line with '; ' between its lines. */
export function orderListAddress(text: string): string {
  return withParameters(paths.quickOrder, parameters([['lista', text.trim().split('; ').join('\n')]]))
}
