import type { Product } from '#domain/catalogue/product.ts'
import type { Drawable } from './subject.ts'

type WithSpecifications = Pick<Product, 'specifications'>

/** The value of a product's specification by name ('Diâmetro da traqueia'); undefined without it. */
export function specificationValue({ specifications }: WithSpecifications, name: string): string | undefined {
  return specifications.find((specification) => specification.name === name)?.value
}

/** The first number in the value of a specification: 15 from '15 mm', 11.1 from '11,1 V'. */
export function specificationNumber(product: WithSpecifications, name: string): number | undefined {
  const numberText = /\d+(?:,\d+)?/.exec(specificationValue(product, name) ?? '')?.[0]
  return numberText === undefined ? undefined : Number(numberText.replace(',', '.'))
}

/** The voltage of the variant or the data sheet ('12 V'); undefined where none is stated, or more than one. */
export function voltsOf({ product, variant }: Drawable): string | undefined {
  const voltage =
    variant?.rating ?? specificationValue(product, 'Tensão') ?? specificationValue(product, 'Tensão nominal')
  return /^\d+(?:,\d+)? V(?! ou)/.exec(voltage ?? '')?.[0]
}
