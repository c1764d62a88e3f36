import { element } from './svg.ts'

/** Shown alone where the drawing is large: a label with its leader, which hides with it. Must hold no group. */
export const forLarge = (body: string): string => (body ? element('g', { 'data-size': 'large' }, body) : '')

/** The body for one size: with the parts that are drawn at this size, without the others. */
export function inSize(body: string, { isLarge }: { isLarge: boolean }): string {
  return body.replaceAll(/<g data-size="large">(.*?)<\/g>/g, (...[whole = '']: string[]) => (isLarge ? whole : ''))
}
