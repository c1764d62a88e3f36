import { partTechnologyLabel } from '#domain/catalogue/registry/parameters.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Fit } from './fit.ts'
import type { Mate, EndWithMates } from './mates.ts'
import type { Facing } from './mating-ends.ts'

export interface MateItem {
  to: string
  codes: string
  name: string
  fit: Fit
  technology?: string
}

export interface MatingSection {
  facing: Facing
  /** The side in words ('Lado do sensor'), then in brackets its label and the codes of the versions with this end. */
  title: string
  connector: string
  connectorKey: string
  mates: MateItem[]
  /** The number of fitting mates beyond those in `mates`. */
  unlistedCount: number
  lookalikes: MateItem[]
}

const maximumMates = 8
const maximumCodes = 3

/**
 * A product page's mates. Each end lists its first eight mates that fit, and after them all of another technology: they
 * plug in but must not be used, so that no limit may leave one out.
 */
export function matingSections(ends: readonly EndWithMates[]): MatingSection[] {
  return ends.map(({ facing, side, label, connector, codes, mates, lookalikes }) => {
    const fitting = mates.filter(({ fit }) => fit !== 'outra-tecnologia')
    const otherTechnology = mates.filter(({ fit }) => fit === 'outra-tecnologia')
    const details = [label, codes.length > 0 ? codesText(codes) : undefined].filter((text) => text !== undefined)
    return {
      facing,
      title: endSideLabel[side] + (details.length > 0 ? ` (${details.join(': ')})` : ''),
      connector: connector.name,
      connectorKey: connector.key,
      mates: [...fitting.slice(0, maximumMates), ...otherTechnology].map(mateItem),
      unlistedCount: Math.max(0, fitting.length - maximumMates),
      lookalikes: lookalikes.map(mateItem),
    }
  })
}

function mateItem({ id, variantId, codes, name, fit, technology }: Mate): MateItem {
  return {
    to: paths.product(id, variantId),
    codes: codesText(codes),
    name,
    fit,
    ...(technology && { technology: partTechnologyLabel[technology] }),
  }
}

function codesText(codes: readonly string[]): string {
  return codes.length > maximumCodes ? `${codes[0]} e mais ${codes.length - 1}` : codes.join(', ')
}
