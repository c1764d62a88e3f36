import { element } from './svg.ts'

/** Marks a part, such as a label with its leader, as shown only in large drawings. In: SVG without groups. */
export const largeOnly = (body: string): string => (body ? element('g', { 'data-size': 'large' }, body) : '')

/** The body for one size: without the parts of the other size. */
export function bodyAtSize(body: string, { isLarge }: { isLarge: boolean }): string {
  return body.replaceAll(/<g data-size="large">(.*?)<\/g>/g, (...[whole = '']: string[]) => (isLarge ? whole : ''))
}
