import { element } from './svg.ts'

type Size = 'card' | 'large'

const only = (size: Size, body: string) => (body ? element('g', { 'data-size': size }, body) : '')

/** Shown on cards and in lists alone. Must hold no group. */
export const forCard = (body: string): string => only('card', body)
/** Shown alone where the drawing is large. Must hold no group. */
export const forLarge = (body: string): string => only('large', body)

/** A body with what is meant for its size, without what is not. */
export function inSize(body: string, size: Size): string {
  return body.replaceAll(/<g data-size="(\w+)">(.*?)<\/g>/g, (...[, meant, part = '']: string[]) =>
    meant === size ? part : '',
  )
}
