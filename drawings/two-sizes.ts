import { element } from './svg.ts'

/** Shown only in large drawings: a label with its leader. Must not contain groups. */
export const largeOnly = (body: string): string => (body ? element('g', { 'data-size': 'large' }, body) : '')

/** The body for one size: without the parts of the other size. */
export function bodyAtSize(body: string, { isLarge }: { isLarge: boolean }): string {
  return body.replaceAll(/<g data-size="large">(.*?)<\/g>/g, (...[whole = '']: string[]) => (isLarge ? whole : ''))
}
