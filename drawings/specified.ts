import type { Product } from '#domain/catalogue/product.ts'
import type { Drawable } from './subject.ts'

type Specified = Pick<Product, 'specifications'>

/** The value of a product's specification by its name ('Diâmetro da traqueia'), if it has one. */
export function specified({ specifications }: Specified, name: string): string | undefined {
  return specifications.find((each) => each.name === name)?.value
}

/** The first number in the value of a specification: 15 from '15 mm', 11.1 from '11,1 V'. */
export function specifiedNumber(product: Specified, name: string): number | undefined {
  const written = /\d+(?:,\d+)?/.exec(specified(product, name) ?? '')?.[0]
  return written === undefined ? undefined : Number(written.replace(',', '.'))
}

/** The voltage of the variant or the data sheet ('12 V'); undefined where none is stated, or more than one. */
export function voltsOf({ product, variant }: Drawable): string | undefined {
  const stated = variant?.rating ?? specified(product, 'Tensão') ?? specified(product, 'Tensão nominal')
  return /^\d+(?:,\d+)? V(?! ou)/.exec(stated ?? '')?.[0]
}
