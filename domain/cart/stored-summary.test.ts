import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessory, cuffVariants, ecgVariants, summaryOf } from '#tests/samples.ts'
import { productSummarySchema } from '#domain/catalogue/product-summary-schema.ts'
import { readSummary } from './stored-summary.ts'

const good = [
  summaryOf(accessory()),
  summaryOf(accessory({ variants: ecgVariants })),
  summaryOf(accessory({ variants: cuffVariants })),
  {
    ...summaryOf(accessory({ originalPrice: 900, isNew: true, condition: 'novo' })),
    picture: { src: '/a.svg', alt: 'A', width: 2, height: 1, sources: [{ type: 'image/avif', srcSet: '/a.avif' }] },
  },
]

test.each(good)('a sound product is read as it stands', (summary) => {
  expect(readSummary(JSON.parse(JSON.stringify(summary)))).toEqual(v.parse(productSummarySchema, summary))
})

test('a kept product is read though the shop has given up its brand', () => {
  const kept = { ...summaryOf(accessory()), brand: 'marca-de-antes' }
  expect(readSummary(kept)).toEqual(kept)
})

/** A good product with one of its values, at any depth, replaced by junk or taken away. */
const broken = fc
  .tuple(fc.constantFrom(...good), fc.nat(), fc.option(fc.jsonValue(), { nil: undefined }))
  .map(([summary, at, junk]) => {
    const places: [holder: object, key: string][] = []
    const copy: unknown = JSON.parse(JSON.stringify(summary), function (this: object, key, value) {
      places.push([this, key])
      return value
    })
    const [holder, key] = places[at % (places.length - 1)] ?? [{}, '']
    Reflect.set(holder, key, junk)
    return JSON.parse(JSON.stringify(copy)) as unknown
  })

test('what the schema of products refuses is not read', () => {
  fc.assert(
    fc.property(broken, (summary) => {
      if (!v.is(productSummarySchema, summary)) expect(readSummary(summary)).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})
