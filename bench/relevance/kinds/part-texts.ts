import type { Product } from '#domain/catalogue/product.ts'
import { axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { SearchAnswer } from '#domain/search/search-answer.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import { calledMost, firstIsOf, mistyped, type AskedText, type Catalogue, type Part } from './kind.ts'

/** Queries for a type's usual name with each tag of its parts: the first answer must have all words of the tag. */
export function tagTexts(parts: readonly Part[], { vocabulary }: Catalogue): AskedText[] {
  const asked = new Map<string, AskedText>()
  for (const { productType, tags } of parts)
    for (const tag of tags) {
      const name = calledMost[productType] ?? vocabulary.intent.productTypes[productType]?.names?.[0]
      if (!name) continue
      const carriers = new Set(
        parts.filter((part) => part.productType === productType && saysAll(part, tag)).map(({ id }) => id),
      )
      asked.set(`${name} ${tag}`, { text: `${name} ${tag}`, isRight: firstIsOf(carriers) })
    }
  return [...asked.values()]
}

function saysAll({ name, tags, compatibleWith, variants }: Part, text: string): boolean {
  const axisWords = variants.flatMap((variant) => variantAxes.flatMap((axis) => axisValue(variant, axis) ?? []))
  const stems = new Set(stemsOf([name, ...tags, ...compatibleWith, ...axisWords].join(' ')))
  return stemsOf(text).every((stem) => stems.has(stem))
}

/** Queries for every product by its name, with a typing error in the longest word. */
export function slipTexts(parts: readonly Part[]): AskedText[] {
  return parts.map(({ id, name, productType }, place) => {
    const words = name.split(' ')
    const longest = words.filter((word) => /^\p{L}+$/u.test(word)).toSorted((a, b) => b.length - a.length)[0] ?? ''
    const sisters = new Set(
      parts.filter((part) => part.productType === productType && part.name === name).map((part) => part.id),
    )
    return {
      text: words.map((word) => (word === longest ? mistyped(word, place) : word)).join(' '),
      isRight: firstIsOf(sisters.add(id)),
    }
  })
}

/** Queries for makers' own codes as they are written, joined, and with spaces. */
export function referenceTexts(parts: readonly Part[]): AskedText[] {
  return parts.flatMap((part) =>
    part.references.flatMap(({ code }) => {
      const carriers = new Set(
        parts
          .filter((one) => one.references.some((other) => compactCode(other.code) === compactCode(code)))
          .map(({ id }) => id),
      )
      return [code, code.replaceAll(/[^\p{L}\p{N}]/gu, ''), code.replaceAll('-', ' ').toLowerCase()].map((text) => ({
        text,
        isRight: firstIsOf(carriers),
      }))
    }),
  )
}

/** Queries for every product's name with the words that distinguish each of its variants. */
export function variantTexts(parts: readonly Part[]): AskedText[] {
  return parts.flatMap((part) =>
    part.variants.map((variant) => {
      const words = variantAxes.flatMap((axis) => {
        const value = axisValue(variant, axis)
        return value && part.variants.some((other) => axisValue(other, axis) !== value)
          ? [axis === 'leads' ? `${value} vias` : axis === 'vias' ? (value === '1' ? 'um tubo' : 'dois tubos') : value]
          : []
      })
      return {
        text: `${part.name} ${words.join(' ')}`,
        isRight: ({ hits: [first] }: SearchAnswer) => first?.id === part.id && first.variantId === variant.id,
      }
    }),
  )
}

const confusions: Readonly<Record<string, readonly string[]>> = {
  0: ['O', 'Q'],
  1: ['I', 'L'],
  2: ['Z'],
  5: ['S'],
  6: ['G'],
  8: ['B'],
  O: ['0'],
  I: ['1'],
  L: ['1'],
  S: ['5'],
  B: ['8'],
  Z: ['2'],
  G: ['6'],
}

/** Queries for every code with one confusion of a worn label that makes no other code: its product comes first. */
export function confusedTexts(products: readonly Product[]): AskedText[] {
  const codes = products.flatMap((product) => {
    const variants = product.category === 'equipamentos' ? [] : product.variants
    return [...(product.sku ? [product.sku] : []), ...variants.map(({ sku }) => sku)].map((code) => ({
      code,
      id: product.id,
    }))
  })
  const known = new Set(codes.map(({ code }) => compactCode(code)))
  return codes.flatMap(({ code, id }) =>
    Array.from(code).flatMap((char, at) =>
      (confusions[char.toUpperCase()] ?? [])
        .map((other) => code.slice(0, at) + other + code.slice(at + 1))
        .filter((text) => !known.has(compactCode(text)))
        .map((text) => ({ text, isRight: ({ hits: [first] }: SearchAnswer) => first?.id === id })),
    ),
  )
}
