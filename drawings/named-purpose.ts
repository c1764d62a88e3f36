import type { Accessory } from '#domain/catalogue/product.ts'
import { caption } from './plugs/plug-detail.ts'
import type { Point } from './svg.ts'

/** A part's purpose in its name: 'para ventiladores Maquet Servo'; undefined where the name has none. */
export function namedPurpose({ name }: Pick<Accessory, 'name'>): string | undefined {
  return / (para .{2,40}?)(?:, \p{Ll}|$)/u.exec(name)?.[1]
}

/**
 * A part's purpose as a caption, which distinguishes drawings of parts whose shape is not known; '' without a purpose.
 */
export function purposeCaption(product: Pick<Accessory, 'name'>, at: Point): string {
  const text = namedPurpose(product)
  return text ? caption(at, text) : ''
}
