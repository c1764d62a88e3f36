import type { Accessory } from '#domain/catalogue/product.ts'
import { technologyLabel, type Technology } from '#domain/catalogue/registry/parameters.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { wordsOf } from '#domain/text/tokens.ts'

/** The words for a technology on data sheets, the more specific ones first. */
const told: readonly (readonly [Technology, readonly string[]])[] = [
  ['masimo-rainbow', ['masimo', 'rainbow']],
  ['masimo', ['masimo']],
  ['nellcor-oximax', ['oximax']],
  ['nellcor', ['nellcor']],
  ['fast', ['fast']],
  ['trusignal', ['trusignal']],
  ['nonin', ['nonin']],
  ['microstream', ['microstream']],
  ['mainstream', ['mainstream']],
  ['sidestream', ['sidestream']],
]

/**
 * The technology that a part's data sheet states under 'Tecnologia'; undefined where it is not certain: 'Masimo SET' is
 * masimo, 'SpO2 Mindray' the brand's own, 'A do monitor' none.
 */
export function partTechnology({ specifications, brands }: Accessory): Technology | undefined {
  const stated = specifications.filter(({ name }) => name === 'Tecnologia').map(({ value }) => wordsOf(value))
  const words = new Set(stated.flat())
  const named = told.find(([, names]) => names.every((name) => words.has(name)))
  if (named) return named[0]
  const isOwn = wordsOf(brands[0].label).every((word) => words.has(word))
  return isOwn && words.size > 0 ? 'propria' : undefined
}

/** Whether two technologies read the same sensor; Nellcor and OxiMax count as one. */
export function isSameTechnology(one: Technology, other: Technology): boolean {
  const plain = (technology: Technology) => (technology === 'nellcor-oximax' ? 'nellcor' : technology)
  return plain(one) === plain(other)
}

/** Technologies as a row shows them: 'Masimo SET'. */
export function technologyText(technologies: readonly Technology[]): string {
  return keysOf(technologyLabel)
    .filter((key) => technologies.includes(key))
    .map((key) => technologyLabel[key])
    .join(', ')
}
