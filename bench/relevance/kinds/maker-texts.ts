import type { ProductType } from '#domain/catalogue/product-types.ts'
import { isReservedBrand } from '#domain/catalogue/registry/equipment-brand.ts'
import type { SearchAnswer } from '#domain/search/search-answer.ts'
import { normalize } from '#domain/text/normalize.ts'
import {
  brandsOf,
  calledMost,
  firstIsFor,
  meansVariant,
  mistyped,
  patients,
  type AskedText,
  type Catalogue,
  type Narrowing,
  type Part,
} from './kind.ts'

/** Queries for each maker with each type of which it has parts, narrowed by properties of those parts. */
export function makerTexts(
  parts: readonly Part[],
  { registries }: Catalogue,
  narrowingsOf: (part: Part) => Narrowing[],
): AskedText[] {
  const byText = new Map<string, AskedText>()
  for (const part of parts) {
    const brand = registries.brands.find(({ key }) => key === part.equipmentBrand)
    if (!brand || isReservedBrand(brand.key)) continue
    for (const { words, isMeant } of narrowingsOf(part)) {
      const text = [calledMost[part.productType], brand.label, words].join(' ').trim()
      byText.set(text, { text, isRight: firstIsFor(parts, part.productType, brand.key, isMeant) })
    }
  }
  return [...byText.values()]
}

export function patientsOf({ variants }: Part): Narrowing[] {
  return variants.flatMap(({ sizeKey }) =>
    sizeKey ? [{ words: patients[sizeKey], isMeant: meansVariant((variant) => variant.sizeKey === sizeKey) }] : [],
  )
}

export function waysOf({ variants, productType }: Part): Narrowing[] {
  return variants.flatMap(({ leads, vias }) => {
    const count = leads ?? vias
    const tubes = Number(count) === 1 ? 'um tubo' : 'dois tubos'
    const words = productType === 'cabos-ecg' ? `${count} vias` : tubes
    return count ? [{ words, isMeant: meansVariant((variant) => (variant.leads ?? variant.vias) === count) }] : []
  })
}

export function lengthsOf({ variants }: Part): Narrowing[] {
  return variants.flatMap(({ length }) =>
    length ? [{ words: length, isMeant: meansVariant((variant) => variant.length === length) }] : [],
  )
}

/** Queries for a maker without such a part: universal parts or none may answer, never another maker's. */
export function absentTexts(parts: readonly Part[], { registries }: Catalogue): AskedText[] {
  const byId = new Map(parts.map((part) => [part.id, part]))
  return registries.brands
    .filter(({ key }) => !isReservedBrand(key))
    .flatMap(({ key, label }) =>
      (Object.keys(calledMost) as ProductType[])
        .filter((type) => !parts.some((part) => part.productType === type && brandsOf(part).includes(key)))
        .map((type) => ({
          text: `${calledMost[type]} ${label}`,
          isRight: ({ hits }: SearchAnswer) =>
            hits.slice(0, 3).every(({ id }) => {
              const answered = byId.get(id)
              return (
                answered !== undefined &&
                (brandsOf(answered).includes(key) ||
                  answered.equipmentBrand === 'universal' ||
                  answered.compatibleWith.some((text) => normalize(text).includes(normalize(label))))
              )
            }),
        })),
    )
}

/** Queries for a type with the name of a maker of such parts, five letters or longer, with a typing error. */
export function makerSlipTexts(parts: readonly Part[], { registries }: Catalogue): AskedText[] {
  return registries.brands.flatMap(({ key, label }) => {
    const part = parts.find(({ equipmentBrand }) => equipmentBrand === key)
    const [word = ''] = label.split(' ')
    if (!part || word.length < 5 || key === 'universal') return []
    return [0, 1, 2, 3, 4, 5].map((which) => ({
      text: `${calledMost[part.productType]} ${mistyped(word, which)}`,
      isRight: firstIsFor(parts, part.productType, key),
    }))
  })
}

/** Queries for a part of one maker and a part of another maker. */
export function twoMakerTexts(parts: readonly Part[], { registries }: Catalogue): AskedText[] {
  const branded = parts.filter(({ equipmentBrand }) => !isReservedBrand(equipmentBrand))
  const called = (part: Part) =>
    `${calledMost[part.productType]} ${registries.brands.find(({ key }) => key === part.equipmentBrand)?.label}`
  return branded.flatMap((part, index) => {
    const other = branded[(index * 7 + 31) % branded.length]
    if (!other || other.productType === part.productType || other.equipmentBrand === part.equipmentBrand) return []
    const isAnswered = (answer: SearchAnswer, place: number, { productType, equipmentBrand }: Part) =>
      firstIsFor(parts, productType, equipmentBrand)({ ...answer, hits: answer.groups[place]?.hits ?? [] })
    return [
      {
        text: `${called(part)} e ${called(other)}`,
        isRight: (answer: SearchAnswer) =>
          answer.groups.length === 2 && isAnswered(answer, 0, part) && isAnswered(answer, 1, other),
      },
    ]
  })
}
