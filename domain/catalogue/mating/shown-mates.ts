import { partTechnologyLabel } from '#domain/catalogue/part/part-technology.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { paths } from '#domain/pages/paths.ts'
import type { Facing } from './facing.ts'
import type { Fit } from './fit.ts'
import type { Mate, MatedEnd } from './mates.ts'

/** A part that mates with an end, in words. */
export interface ShownMate {
  to: string
  codes: string
  name: string
  fit: Fit
  /** The part's technology in words, where it matters. */
  technology?: string
}

/** An end of a part with its mates, in words. */
export interface ShownEnd {
  facing: Facing
  /** The side in words, as 'Lado do sensor', in brackets its label and the codes of the versions with this end. */
  title: string
  connector: string
  connectorKey: string
  mates: ShownMate[]
  /** How many more mates there are. */
  others: number
  lookalikes: ShownMate[]
}

const shown = 8
const codesShown = 3

/**
 * What a product page shows of its mates: the first of each end, and all warnings, which would otherwise be cut off
 * because they come last.
 */
export function shownMates(ends: readonly MatedEnd[]): ShownEnd[] {
  return ends.map(({ facing, side, label, connector, codes, mates, lookalikes }) => {
    const fitting = mates.filter(({ fit }) => fit !== 'outra-tecnologia')
    const wrong = mates.filter(({ fit }) => fit === 'outra-tecnologia')
    const about = [label, codes.length > 0 ? codesText(codes) : undefined].filter((each) => each !== undefined)
    return {
      facing,
      title: endSideLabel[side] + (about.length > 0 ? ` (${about.join(': ')})` : ''),
      connector: connector.name,
      connectorKey: connector.key,
      mates: [...fitting.slice(0, shown), ...wrong].map(shownMate),
      others: Math.max(0, fitting.length - shown),
      lookalikes: lookalikes.map(shownMate),
    }
  })
}

function shownMate({ id, variantId, codes, name, fit, technology }: Mate): ShownMate {
  return {
    to: paths.product(id, variantId),
    codes: codesText(codes),
    name,
    fit,
    ...(technology && { technology: partTechnologyLabel[technology] }),
  }
}

/** Up to three codes as 'CRC01, CRC02', more as the first and the number of the others: 'BP05A1 e mais 7'. */
function codesText(codes: readonly string[]): string {
  return codes.length > codesShown ? `${codes[0]} e mais ${codes.length - 1}` : codes.join(', ')
}
