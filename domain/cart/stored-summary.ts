import type { Picture, ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { isWholeCents } from '#domain/catalogue/price.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { availabilityLabel, conditionLabel, productCategoryLabel, sizeKeys } from '#domain/catalogue/vocabulary.ts'
import {
  isKeyOf,
  isLabel,
  isListOf,
  isMatch,
  isNumber,
  isOptional,
  isText,
  isWith,
  readObject,
  type Check,
  type Checks,
} from '#domain/text/checks.ts'
import { slugPattern } from '#domain/text/slug.ts'

type Source = NonNullable<Picture['sources']>[number]

const picture: Checks<Picture> = {
  src: isText(),
  alt: isText(),
  width: isOptional(isNumber),
  height: isOptional(isNumber),
  sources: isOptional(isListOf(isWith<Source>({ type: isText(), srcSet: isText() }))),
  placeholder: isOptional(isText()),
}

const word = isOptional(isLabel)
/** 0 or more, in whole cents, as the schema of amounts has it. */
const isAmount: Check = (value) => isNumber(value) && Number(value) >= 0 && isWholeCents(Number(value))
const variant: Checks<Variant> = {
  id: isMatch(/^[a-z0-9-]+$/),
  sku: isLabel,
  formerCodes: isOptional(isListOf(isLabel)),
  sizeKey: isOptional((value) => sizeKeys.some((key) => key === value)),
  sizeLabel: word,
  vias: isOptional((value) => value === '1' || value === '2'),
  leads: isOptional((value) => value === '3' || value === '5' || value === '10'),
  transducer: word,
  application: word,
  thread: word,
  brand: word,
  model: word,
  patient: word,
  connector: word,
  rating: word,
  diameter: word,
  length: word,
  pack: word,
  availability: isOptional(isKeyOf(availabilityLabel)),
  currentPrice: isOptional(isAmount),
}

/** A variant that can be told from its neighbours, its size with key and words. */
function isVariant(value: unknown): boolean {
  const read = readObject(value, variant)
  if (!read || Boolean(read.sizeKey) !== Boolean(read.sizeLabel)) return false
  return variantAxes.some((axis) => axisValue(read, axis))
}

const summary: Checks<ProductSummary> = {
  id: isMatch(slugPattern, 80),
  name: isText(),
  sku: isOptional(isText()),
  category: isKeyOf(productCategoryLabel),
  productType: isOptional(isKeyOf(productTypeLabel)),
  /** Any key: one that the shop gave up drops no line. */
  brand: isMatch(slugPattern, 80),
  fits: isText(),
  condition: isOptional(isKeyOf(conditionLabel)),
  availability: isKeyOf(availabilityLabel),
  currentPrice: isNumber,
  originalPrice: isOptional(isNumber),
  isNew: isOptional((value) => typeof value === 'boolean'),
  picture: isWith(picture),
  variants: isListOf(isVariant),
}

/** A product as a browser had stored it, or the site answers it. Out: undefined when something cannot be so. */
export function readSummary(value: unknown): ProductSummary | undefined {
  return readObject(value, summary)
}
