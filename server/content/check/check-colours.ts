import type { Brand } from '#domain/brand.ts'
import { weakPairs } from '#domain/shop/contrast.ts'
import type { ContentFault } from '#server/content-error.ts'

/** Pairs of the brand's colours that people could not tell apart. */
export function colourFaults({ colours }: Pick<Brand, 'colours'>): ContentFault[] {
  return weakPairs(colours).map(({ sheet, name, ground, found, needed }) => ({
    file: 'content/brand.yaml',
    path: `colours.${sheet}.${name}`,
    problem: `found ${colours[sheet][name]}, whose contrast on ${ground} (${colours[sheet][ground]}) is ${found.toFixed(2)}:1; expected ${needed}:1 or more`,
  }))
}
