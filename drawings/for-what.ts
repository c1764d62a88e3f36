import type { Accessory } from '#domain/catalogue/product.ts'
import { caption } from './plugs/plug-detail.ts'
import type { Point } from './svg.ts'

/** What a part is made for, as its name says it: 'para ventiladores Maquet Servo'. Empty where the name does not say it. */
export function forWhat({ name }: Pick<Accessory, 'name'>): string | undefined {
  return / (para .{2,40}?)(?:, \p{Ll}|$)/u.exec(name)?.[1]
}

/** The same as a caption: it tells apart the drawings of parts whose shape is not known. */
export function forWhatCaption(product: Pick<Accessory, 'name'>, at: Point): string {
  const text = forWhat(product)
  return text ? caption(at, text) : ''
}
